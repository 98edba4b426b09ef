extension String {
    /// Whether the text comes before another one where numbers count as such: `brand-2` before `brand-10`.
    ///
    /// Texts that differ in leading zeros alone are in the order of their bytes, so that the order is total.
    package func naturallyPrecedes(_ other: String) -> Bool {
        var left = Substring(self).utf8
        var right = Substring(other).utf8
        while let first = left.first, let second = right.first {
            let mine = left.prefix(while: isDigit)
            let others = right.prefix(while: isDigit)
            if !mine.isEmpty, !others.isEmpty {
                let a = mine.drop { $0 == UInt8(ascii: "0") }
                let b = others.drop { $0 == UInt8(ascii: "0") }
                if a.count != b.count { return a.count < b.count }
                if !a.elementsEqual(b) { return a.lexicographicallyPrecedes(b) }
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

private func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
}
