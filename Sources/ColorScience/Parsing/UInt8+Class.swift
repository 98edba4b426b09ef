/// What a byte is in the grammar of CSS (CSS Syntax 3, §4.2).
extension UInt8 {
    var isDigit: Bool { self &- UInt8(ascii: "0") < 10 }

    var isBlank: Bool {
        self == UInt8(ascii: " ") || (9...10).contains(self) || (12...13).contains(self)
    }

    /// A letter, an underscore or any byte of a character beyond ASCII.
    var startsName: Bool {
        lowercased &- UInt8(ascii: "a") < 26 || self == UInt8(ascii: "_") || self >= 0x80
    }

    /// What may follow in a name.
    var continuesName: Bool { startsName || isDigit || self == UInt8(ascii: "-") }

    /// The byte in lower case, if it is an ASCII letter.
    var lowercased: UInt8 {
        self &- UInt8(ascii: "A") < 26 ? self | 0x20 : self
    }

    /// The value of a hexadecimal digit in either case.
    var hexDigitValue: UInt8? {
        if isDigit { return self &- UInt8(ascii: "0") }
        let letter = lowercased &- UInt8(ascii: "a")
        return letter < 6 ? letter + 10 : nil
    }
}
