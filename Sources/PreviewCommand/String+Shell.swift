extension String {
    /// The text as a word of a command line: in quotes, where a shell would not take it as it is.
    var inShell: String {
        let isPlain =
            !isEmpty
            && unicodeScalars.allSatisfy {
                $0.properties.isAlphabetic || $0.properties.numericType != nil
                    || "/._-+,:@%".unicodeScalars.contains($0)
            }
        return isPlain ? self : "'\(replacing("'", with: "'\\''"))'"
    }
}
