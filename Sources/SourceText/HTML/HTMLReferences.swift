/// Character references in attributes, as far as addresses have them; others stay as they are, and are escaped again.
package enum HTMLReferences {
    private static let named: [Substring: String] = [
        "amp": "&",
        "lt": "<",
        "gt": ">",
        "quot": "\"",
        "apos": "'",
        "colon": ":",
        "Tab": "\t",
        "NewLine": "\n",
        "nbsp": "\u{A0}",
    ]

    package static func resolved(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
        let pieces = text.split(separator: "&", omittingEmptySubsequences: false)
        var result = String(pieces[0])
        for piece in pieces.dropFirst() {
            let name = piece.prefix { $0 != ";" }.prefix(10)
            if piece.dropFirst(name.count).first == ";", let value = named[name] ?? numbered(name) {
                result += value
                result += piece.dropFirst(name.count + 1)
            } else {
                result += "&"
                result += piece
            }
        }
        return result
    }

    /// A text has signs that may stand for others: `&#45;`, or `&name;`, but not the `&_` of a selector.
    package static func mayHold(_ text: String) -> Bool {
        guard text.utf8.contains(UInt8(ascii: "&")) else { return false }
        let pieces = text.split(separator: "&", omittingEmptySubsequences: false)
        return pieces.dropFirst().contains(where: isReference)
    }

    private static func isReference(_ piece: Substring) -> Bool {
        if piece.first == "#" { return true }
        let name = piece.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "#") }
        return !name.isEmpty && piece.dropFirst(name.count).first == ";"
    }

    private static func numbered(_ name: Substring) -> String? {
        guard name.first == "#" else { return nil }
        let digits = name.dropFirst()
        let isHex = digits.first == "x" || digits.first == "X"
        let number = isHex ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        return number.flatMap(Unicode.Scalar.init).map(String.init)
    }
}
