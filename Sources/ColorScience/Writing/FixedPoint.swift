/// Decimals of a fixed number of digits.
enum FixedPoint {
    /// A number of at least 0, given without its point, with so many digits behind the point: 450 with 2 is "4.50".
    static func text(of digits: Int, decimals: Int) -> String {
        // A text of up to 15 bytes takes no memory of its own.
        let size = digits < 100_000_000_000 && decimals <= 11 ? 15 : 32
        return String(unsafeUninitializedCapacity: size) { buffer in
            var (start, rest, left) = (size, digits, decimals)
            repeat {
                if left == 0 && decimals > 0 {
                    start -= 1
                    buffer[start] = UInt8(ascii: ".")
                }
                start -= 1
                buffer[start] = UInt8(ascii: "0") + UInt8(rest % 10)
                rest /= 10
                left -= 1
            } while rest > 0 || left >= 0
            for place in start..<size { buffer[place - start] = buffer[place] }
            return size - start
        }
    }
}
