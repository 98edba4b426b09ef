import SourceText

/// Code of a script, of which only the words are known.
package struct ScriptCode {
    /// The first words and signs.
    package let text: String
    /// The names in it, each with the keys after it.
    package let mentions: [SourceNode]
    /// The texts in quotes.
    package let texts: [SourceNode]
    /// The name of a declared function.
    package var name: SourceNode?

    init(_ text: String, _ mentions: [SourceNode], _ texts: [SourceNode]) {
        self.text = text
        self.mentions = mentions
        self.texts = texts
    }

    fileprivate init(_ parts: [SourceNode]) {
        text = parts[0].text ?? ""
        mentions = parts[1].items
        texts = parts[2].items
        name = parts.dropFirst(3).first
    }

    func node(_ mark: ScriptTree.Mark, at location: SourceLocation) -> SourceNode {
        func node(_ content: SourceNode.Content) -> SourceNode {
            SourceNode(content: content, location: location)
        }
        let parts = [
            node(.scalar(text, .verbatim)), node(.sequence(mentions)), node(.sequence(texts)),
        ]
        return SourceNode(mark, node(.sequence(parts + [name].compactMap(\.self))))
    }
}

/// A call with one argument, which may be that of a function that hands it on.
package struct ScriptCall {
    /// The name of the function, and the keys after it.
    package let keys: [SourceNode]
    package let argument: SourceNode
    /// The whole call.
    package let code: ScriptCode

    fileprivate init?(_ parts: [SourceNode]) {
        guard let code = parts[2].code else { return nil }
        keys = parts[0].items
        argument = parts[1]
        self.code = code
    }

    static func node(
        of function: SourceNode,
        _ argument: SourceNode,
        whole: SourceNode
    ) -> SourceNode {
        let parts = SourceNode.Content.sequence([function, argument, whole])
        return SourceNode(.call, SourceNode(content: parts, location: function.location))
    }
}

extension SourceNode {
    /// The code of a statement, a function or a value that only the program has.
    package var code: ScriptCode? {
        let parts = self[.code] ?? self[.function] ?? self[.computed]
        return parts.map { ScriptCode($0.items) }
    }

    package var call: ScriptCall? { self[.call].flatMap { ScriptCall($0.items) } }
}
