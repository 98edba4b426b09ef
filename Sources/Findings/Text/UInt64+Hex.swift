extension UInt64 {
    /// The hexadecimal digits, without zeros before them.
    ///
    /// They are those of `String(_:radix:)`, which takes any integer, and longer for it.
    package var hex: String {
        let count = Swift.max(1, (Self.bitWidth - leadingZeroBitCount + 3) / 4)
        return String(unsafeUninitializedCapacity: count) { buffer in
            for place in 0..<count {
                let digit = UInt8(truncatingIfNeeded: self >> UInt64(4 * (count - 1 - place)) & 0xF)
                buffer[place] = digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10
            }
            return count
        }
    }
}
