extension ByteScanner {
    /// Whether a number begins here (CSS Syntax 3, §4.3.10).
    var isAtNumber: Bool {
        let hasSign = peek() == UInt8(ascii: "+") || peek() == UInt8(ascii: "-")
        let first = peek(hasSign ? 1 : 0)
        return first.isDigit || (first == UInt8(ascii: ".") && peek(hasSign ? 2 : 1).isDigit)
    }

    /// The number that begins here; the caller has asked ``isAtNumber``.
    ///
    /// Values out of range stop at the largest `Float`.
    mutating func number() -> Double {
        let start = position
        let isNegative = peek() == UInt8(ascii: "-")
        if isNegative || peek() == UInt8(ascii: "+") { position += 1 }
        var digits = DecimalDigits()
        scanDigits(into: &digits, isFraction: false)
        if peek() == UInt8(ascii: "."), peek(1).isDigit {
            position += 1
            scanDigits(into: &digits, isFraction: true)
        }
        scanExponent(into: &digits)
        guard let exact = digits.exactValue else { return slowNumber(from: start) }
        return isNegative ? -exact : exact
    }

    private mutating func scanDigits(into digits: inout DecimalDigits, isFraction: Bool) {
        while !isAtEnd, bytes[position].isDigit {
            digits.append(bytes[position] &- UInt8(ascii: "0"), isFraction: isFraction)
            position += 1
        }
    }

    private mutating func scanExponent(into digits: inout DecimalDigits) {
        guard peek().lowercased == UInt8(ascii: "e") else { return }
        let hasSign = peek(1) == UInt8(ascii: "+") || peek(1) == UInt8(ascii: "-")
        guard peek(hasSign ? 2 : 1).isDigit else { return }
        let isNegative = peek(1) == UInt8(ascii: "-")
        position += hasSign ? 2 : 1
        var exponent = 0
        while !isAtEnd, bytes[position].isDigit {
            exponent = min(exponent * 10 + Int(bytes[position] &- UInt8(ascii: "0")), 100_000)
            position += 1
        }
        digits.exponent += isNegative ? -exponent : exponent
    }

    /// The number by the standard library: correctly rounded for any length.
    private func slowNumber(from start: Int) -> Double {
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        let limit = Double(Float.greatestFiniteMagnitude)
        return clamped(Double(text) ?? 0, to: -limit...limit)
    }
}
