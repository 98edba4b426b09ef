extension String {
    /// True for a text that stands for several names: each `*` for any run of characters, none included.
    package var isPattern: Bool { utf8.contains(UInt8(ascii: "*")) }

    /// True for the name that this text is, and for those that it stands for.
    ///
    /// Complexity: O(n · m) at worst; no pattern takes exponential time.
    package func stands(for name: String) -> Bool {
        if self == name { return true }
        guard isPattern else { return false }
        let pattern = Array(utf8)
        let text = Array(name.utf8)
        var place = 0
        var start = 0
        // The last `*` and the end of its part of the text, which grows by one on each mismatch.
        var star = -1
        var taken = 0
        while start < text.count {
            if place < pattern.count, pattern[place] == UInt8(ascii: "*") {
                star = place
                taken = start
                place += 1
            } else if place < pattern.count, pattern[place] == text[start] {
                place = place + 1
                start = start + 1
            } else if star >= 0 {
                taken += 1
                place = star + 1
                start = taken
            } else {
                return false
            }
        }
        return pattern[place...].allSatisfy { $0 == UInt8(ascii: "*") }
    }
}

extension [String] {
    /// True where one of these names or patterns stands for a name; an empty list stands for every name.
    package func stand(for name: String) -> Bool { isEmpty || contains { $0.stands(for: name) } }
}
