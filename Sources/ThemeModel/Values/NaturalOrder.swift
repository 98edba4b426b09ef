extension String {
    /// The order in which numbers count as such: `brand-2` before `brand-10`.
    ///
    /// Texts that differ in leading zeros alone are in the order of their bytes, so that the order is total.
    package func naturallyPrecedes(_ other: String) -> Bool {
        var left = Substring(self).utf8
        var right = Substring(other).utf8
        while let first = left.first, let second = right.first {
            let mine = left.prefix(while: isDigit)
            let others = right.prefix(while: isDigit)
            if !mine.isEmpty, !others.isEmpty {
                let number = mine.drop(while: isZero)
                let other = others.drop(while: isZero)
                if number.count != other.count { return number.count < other.count }
                if !number.elementsEqual(other) { return number.lexicographicallyPrecedes(other) }
                left = left[mine.endIndex...]
                right = right[others.endIndex...]
            } else {
                if first != second { return first < second }
                left = left.dropFirst()
                right = right.dropFirst()
            }
        }
        if left.isEmpty != right.isEmpty { return left.isEmpty }
        return utf8.lexicographicallyPrecedes(other.utf8)
    }
}

private func isZero(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "0")
}

private func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
}
