extension String {
    /// The text, cut to a length that a message can bear.
    package var excerpt: String {
        let cut = prefix(80)
        return cut.endIndex == endIndex ? self : cut.dropLast() + "…"
    }
}
