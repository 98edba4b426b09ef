/// A number in code.
package struct CodeNumber: Equatable {
    /// Nil where it cannot be read.
    package let value: Double?
    /// The digits of a hexadecimal number; nil for any other.
    package let hexDigits: String?
    /// A number without a point, which Kotlin takes for a channel of 8 bits.
    package let isWhole: Bool

    init(_ text: String) {
        let plain = text.filter { $0 != "_" }
        if plain.hasPrefix("0x") || plain.hasPrefix("0X") {
            let digits = plain.dropFirst(2).prefix { $0.isHexDigit }
            hexDigits = String(digits)
            value = UInt64(digits, radix: 16).map { Double($0) }
            isWhole = true
        } else {
            // The suffix of Kotlin's Float and Long.
            let digits =
                plain.last.map { "fFL".contains($0) } == true ? plain.dropLast() : plain[...]
            hexDigits = nil
            value = Double(digits)
            isWhole = !plain.contains(".") && plain.last != "f" && plain.last != "F"
        }
    }
}
