extension SRGB8 {
    /// Reads "#rrggbb" or "rrggbb" in either case; `nil` for anything else.
    public init?(hex: String) {
        var digits = Array(hex.utf8)
        if digits.first == UInt8(ascii: "#") { digits.removeFirst() }
        guard digits.count == 6 else { return nil }
        let values = digits.compactMap(\.hexDigitValue)
        guard values.count == 6 else { return nil }
        self.init(
            red: values[0] << 4 | values[1],
            green: values[2] << 4 | values[3],
            blue: values[4] << 4 | values[5]
        )
    }

    /// The colour as "#rrggbb" in lower case.
    public var hex: String {
        String(unsafeUninitializedCapacity: 7) { buffer in
            buffer[0] = UInt8(ascii: "#")
            (buffer[1], buffer[2]) = (Self.digit(red >> 4), Self.digit(red & 15))
            (buffer[3], buffer[4]) = (Self.digit(green >> 4), Self.digit(green & 15))
            (buffer[5], buffer[6]) = (Self.digit(blue >> 4), Self.digit(blue & 15))
            return 7
        }
    }

    private static func digit(_ value: UInt8) -> UInt8 {
        value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
    }
}
