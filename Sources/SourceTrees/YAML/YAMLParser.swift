import SourceText

/// A parser of YAML, and so of JSON.
package enum YAMLParser {
    package static var version: String { YAMLEvents.version }
    /// The most bytes of text that aliases may repeat.
    package static let aliasedTextLimit = 4 << 20
    /// The most directives for tags in a file: libyaml compares each with all before it.
    package static let directiveLimit = 100

    /// Parses the one document of a file; nil when it is empty.
    ///
    /// All values are read as text, so nothing is guessed to be a number or a date. Complexity: O(n); aliased values
    /// are shared. Throws where the text is no YAML, or goes beyond the limits.
    package static func parse(_ text: String, file: String) throws(SyntaxError) -> SourceNode? {
        var text = text
        if text.unicodeScalars.first == "\u{FEFF}" {
            text = String(text.unicodeScalars.dropFirst())
        }
        if let error = text.withUTF8({ directiveError(in: $0, file: file) }) { throw error }
        let parsed = text.withUTF8 { bytes in
            Result { () throws(SyntaxError) in
                var composer = YAMLComposer(
                    YAMLEvents(bytes, file: file),
                    bytes: 2 * bytes.count + aliasedTextLimit
                )
                return try composer.document()
            }
        }
        return try parsed.mapError { $0.explainedAsYAML(in: text) }.get()
    }

    /// Lines that only look like a directive, in a text or a comment, count as well.
    private static func directiveError(in text: UnsafeBufferPointer<UInt8>, file: String)
        -> SyntaxError?
    {
        let starts = text.indices.lazy.filter { start in
            text[start] == UInt8(ascii: "%") && text[start...].starts(with: "%TAG".utf8)
        }
        guard let surplus = starts.dropFirst(directiveLimit).first else { return nil }
        let line = text[..<surplus].count { $0 == UInt8(ascii: "\n") } + 1
        return SyntaxError(
            message: "there are more than \(directiveLimit) directives for tags",
            help: "take them out: tags are not read",
            location: SourceLocation(file: file, line: line)
        )
    }
}
