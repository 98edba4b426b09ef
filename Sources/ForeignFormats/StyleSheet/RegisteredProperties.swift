import SourceTrees

/// The custom properties that a style sheet registers by `@property`.
///
/// Source: CSS Properties and Values API 1, §2.
enum RegisteredProperties {
    /// The values of properties where nothing sets them, by their names.
    static func initialValues(in root: SourceNode) -> [String: String] {
        var values: [String: String] = [:]
        for rule in root["$css"]?.items ?? [] {
            let words =
                rule["within"]?.items.last?.text?.split(whereSeparator: \.isWhitespace) ?? []
            guard words.count == 2, words[0].lowercased() == "@property",
                let value = rule["properties"]?["initial-value"]?.text
            else { continue }
            values[String(words[1])] = value
        }
        return values
    }
}
