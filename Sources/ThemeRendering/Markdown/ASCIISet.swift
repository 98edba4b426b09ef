/// A set of ASCII characters.
struct ASCIISet: Sendable, ExpressibleByStringLiteral {
    private var low: UInt64 = 0
    private var high: UInt64 = 0

    /// The characters of a text, which are all ASCII.
    init(stringLiteral text: String) {
        for byte in text.utf8 where byte < 64 { low |= 1 << byte }
        for byte in text.utf8 where byte >= 64 && byte < 128 { high |= 1 << (byte - 64) }
    }

    func contains(_ byte: UInt8) -> Bool {
        byte < 64 ? low >> byte & 1 == 1 : byte < 128 && high >> (byte - 64) & 1 == 1
    }

    func union(_ other: ASCIISet) -> ASCIISet {
        var union = self
        union.low |= other.low
        union.high |= other.high
        return union
    }

    static let digit: ASCIISet = "0123456789"
    static let letter: ASCIISet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
    static let space: ASCIISet = " \t\n\r\u{B}\u{C}"
    /// What stands before a value, and not before an operator.
    static let beforeValue: ASCIISet = "(,=:[!&|?{;+-*%~^"
    /// What a word is made of in every language.
    static let word = letter.union(digit).union("_")
    /// What a number goes on with: digits, the letters of bases, exponents and units, and marks between them.
    static let number = word.union(".%")
    /// What the name of a tag is made of.
    static let tag = letter.union(digit).union("/!-:")
}
