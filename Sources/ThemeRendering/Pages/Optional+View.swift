extension Optional<String> {
    /// The text for a template's section; false, which shows nothing, where there is none.
    ///
    /// An absent name would be looked up further out, and an empty text counts as something.
    var orNothing: Any {
        guard let self, !self.isEmpty else { return false }
        return self
    }
}
