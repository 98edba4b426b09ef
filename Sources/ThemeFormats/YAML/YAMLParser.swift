import Findings

/// Reads YAML, and so JSON, into nodes that know their places.
package enum YAMLParser {
    /// The version of libyaml.
    package static var version: String { YAMLEvents.version }
    /// The most nodes one file may come to, which stops aliases that multiply.
    static let nodeLimit = 200_000
    /// The most bytes of text that aliases may stand for: one of a long text is written as many times.
    static let aliasedTextLimit = 4 << 20
    /// How many lists and mappings may stand in one another: where threads have half a megabyte of stack, 700 do not fit.
    static let depthLimit = 200
    /// The most directives for tags that a file may have: libyaml compares each with all before it.
    static let directiveLimit = 100

    /// Parses the one document of a file; nil when it is empty.
    ///
    /// All values are read as text: there is no need to guess which of them are numbers or dates. Complexity: O(n), where
    /// an aliased value counts at each of its places only towards the limits. Throws where the text is no YAML, or comes to
    /// more than they allow.
    package static func parse(_ text: String, file: String) throws(YAMLParsingError) -> SourceNode? {
        var text = text.unicodeScalars.first == "\u{FEFF}" ? String(text.unicodeScalars.dropFirst()) : text
        if let error = directiveError(in: text, file: file) { throw error }
        let parsed = text.withUTF8 { bytes in
            Result { () throws(YAMLParsingError) in
                var composer = YAMLComposer(YAMLEvents(bytes, file: file), bytes: 2 * bytes.count + aliasedTextLimit)
                return try composer.document()
            }
        }
        return try parsed.mapError { $0.explained(in: text) }.get()
    }

    /// The error at the first directive above the limit; what only looks like one, in a text or a comment, counts as well.
    private static func directiveError(in text: String, file: String) -> YAMLParsingError? {
        guard text.utf8.contains(UInt8(ascii: "%")),
            let surplus = text.utf8.ranges(of: "%TAG".utf8).dropFirst(directiveLimit).first
        else { return nil }
        let line = text.utf8[..<surplus.lowerBound].count { $0 == UInt8(ascii: "\n") } + 1
        return YAMLParsingError(
            message: "there are more than \(directiveLimit) directives for tags",
            help: "take them out: tags are not read", location: SourceLocation(file: file, line: line))
    }
}
