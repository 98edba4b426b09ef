extension UInt8 {
    /// The value as two hexadecimal digits in lower case.
    package var hexDigits: String {
        let digits = String(self, radix: 16)
        return self < 16 ? "0\(digits)" : digits
    }
}

extension DisplayColor {
    /// The opacity as one of 256 steps, in two digits.
    package var alphaDigits: String { eightBit(alpha).hexDigits }

    /// `#rrggbb`, and `#rrggbbaa` where it is not opaque.
    package var hex: String { isOpaque ? rgb.hex : rgb.hex + alphaDigits }
}
