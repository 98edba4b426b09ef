extension Int {
    package func of(_ noun: String) -> String {
        self == 1 ? "\(self) \(noun)" : "\(self) \(noun)s"
    }
}

extension String {
    package var excerpt: String {
        excerpt(80)
    }

    /// At most `count` Unicode scalars: to Swift a letter with a million marks is one character.
    package func excerpt(_ count: Int) -> String {
        let cut = unicodeScalars.prefix(count)
        if cut.endIndex == endIndex { return self }
        return String(cut.dropLast()) + "…"
    }
}
