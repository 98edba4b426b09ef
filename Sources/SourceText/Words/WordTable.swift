extension Set<String> {
    /// The words of a table, with blanks or lines between them.
    package init(words table: String) {
        let words = table.split(whereSeparator: \.isWhitespace)
        self.init(words.map(String.init))
    }
}
