import Findings

/// Reads YAML, and so JSON, into nodes that know their places.
package enum YAMLParser {
    /// The version of libyaml.
    package static var version: String { YAMLEvents.version }
    /// The most nodes one file may come to, which stops aliases that multiply.
    static let nodeLimit = 200_000
    /// The most bytes of text that aliases may stand for: one of a long text is written as many times.
    static let aliasedTextLimit = 4 << 20
    /// How many lists and mappings may stand in one another.
    static let depthLimit = 1000

    /// Parses the one document of a file; nil when it is empty.
    ///
    /// All values are read as text: there is no need to guess which of them are numbers or dates. Complexity: O(n), where
    /// an aliased value counts at each of its places only towards the limits.
    package static func parse(_ text: String, file: String) throws(YAMLParsingError) -> SourceNode? {
        var text = text.unicodeScalars.first == "\u{FEFF}" ? String(text.unicodeScalars.dropFirst()) : text
        let parsed = text.withUTF8 { bytes in
            Result { () throws(YAMLParsingError) in
                var composer = YAMLComposer(YAMLEvents(bytes, file: file), bytes: 2 * bytes.count + aliasedTextLimit)
                return try composer.document()
            }
        }
        return try parsed.mapError { $0.explained(in: text) }.get()
    }
}
