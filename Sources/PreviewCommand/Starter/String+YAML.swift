import SourceText

extension String {
    /// The text as a value of YAML.
    var inYAML: String {
        let isPlain = unicodeScalars.allSatisfy {
            $0.isAlphanumeric || "/._-".unicodeScalars.contains($0)
        }
        if isPlain && !isEmpty { return self }
        let escaped = replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        return "\"\(escaped)\""
    }
}
