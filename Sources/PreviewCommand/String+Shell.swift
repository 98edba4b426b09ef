import Findings

extension String {
    /// The text as a word of a command line: in quotes, where a shell would not take it as it is.
    var inShell: String {
        let isPlain = unicodeScalars.allSatisfy { $0.isAlphanumeric || "/._-+,:@%".unicodeScalars.contains($0) }
        return isPlain && !isEmpty ? self : "'\(replacing("'", with: "'\\''"))'"
    }
}
