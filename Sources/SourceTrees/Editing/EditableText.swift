package import SourceText

/// A text with its tree, for replacing values without changing any other byte.
package struct EditableText: Sendable {
    package let bytes: [UInt8]
    package let root: SourceNode
    package let lines: LineStarts
    private let isYAML: Bool
    private let scalars: [SourceLocation: Scalar]

    private struct Scalar {
        let text: String
        let style: SourceNode.Style
    }

    /// A part of the text that is replaced, and the value that is read there then.
    package struct Piece: Sendable {
        package let range: Range<Int>
        package let text: String
        /// The place of the value; nil for a new one.
        package let location: SourceLocation?
        package let value: String

        package init(
            replacing range: Range<Int>,
            with text: String,
            valueAt location: SourceLocation? = nil,
            reading value: String = ""
        ) {
            self.range = range
            self.text = text
            self.location = location
            self.value = value
        }
    }

    package init(_ bytes: [UInt8], _ tree: SourceTree, in container: Container) {
        self.bytes = bytes
        root = tree.root
        lines = LineStarts(bytes, asYAML: tree.countsLinesAsYAML)
        isYAML = container == .yaml || container == .markdown
        var scalars: [SourceLocation: Scalar] = [:]
        tree.root.visit { node in
            guard case .scalar(let text, let style) = node.content else { return }
            scalars[node.location] = Scalar(text: text, style: style)
        }
        self.scalars = scalars
    }

    package var scalarTexts: some Collection<String> { scalars.values.map(\.text) }

    /// The bytes of the scalar at a place, and its text; nil for a place without one, and for a scalar on several lines.
    package func span(
        at location: SourceLocation
    ) -> (span: ScalarSpan, text: String)? {
        guard let scalar = scalars[location], scalar.style != .block,
            let offset = lines.offset(of: location),
            let span = ScalarSpan(scalar.text, in: bytes, at: offset)
        else { return nil }
        // Only YAML and JSON have escapes, so that bytes and value may differ.
        let isAsWritten = bytes[span.content].elementsEqual(scalar.text.utf8)
        return isYAML || isAsWritten ? (span, scalar.text) : nil
    }

    /// A text with quotes around it where YAML needs them: `#` begins a comment, and `12e345` is a number.
    package func quotedIfNeeded(
        _ text: String,
        in span: ScalarSpan,
        insteadOf old: String
    ) -> String {
        if span.isQuoted || !isYAML { return text }
        let isPlain = text.first != "#" && (Double(text) == nil || Double(old) != nil)
        return isPlain ? text : "\"\(text)\""
    }
}

extension EditableText {
    package func replacing(_ pieces: [Piece]) -> [UInt8] {
        var result = bytes
        let fromEnd = pieces.sorted { $0.range.lowerBound > $1.range.lowerBound }
        for piece in fromEnd {
            result.replaceSubrange(piece.range, with: piece.text.utf8)
        }
        return result
    }

    /// More members after one whose value is in quotes, with the same spaces as that one.
    package func insertion(
        of members: [(name: String, text: String)],
        after location: SourceLocation
    ) -> Piece? {
        guard let (value, _) = span(at: location), value.isQuoted,
            let colon = bytes[..<value.content.lowerBound].lastIndex(of: UInt8(ascii: ":")),
            let keyEnd = bytes[..<colon].lastIndex(of: UInt8(ascii: "\"")),
            let keyStart = bytes[..<keyEnd].lastIndex(of: UInt8(ascii: "\""))
        else { return nil }
        let before = bytes[..<keyStart].lastIndex { byte in
            ![0x20, 0x09, 0x0A, 0x0D].contains(byte)
        }
        let start = before.map { $0 + 1 } ?? keyStart
        let lead = String(decoding: bytes[start...keyStart], as: UTF8.self)
        let middle = String(decoding: bytes[keyEnd..<value.content.lowerBound], as: UTF8.self)
        let texts = members.map { name, text in
            ",\(lead)\(name)\(middle)\(text)\""
        }
        return Piece(replacing: value.end..<value.end, with: texts.joined())
    }

    /// True for a tree that is this one, except for the values of pieces and for members with these names that this one lacks.
    package func isSame(
        as other: SourceNode,
        except pieces: [Piece],
        besides added: Set<String>
    ) -> Bool {
        var values: [SourceLocation: String] = [:]
        for piece in pieces {
            guard let location = piece.location, values[location] == nil else { continue }
            values[location] = piece.value
        }
        return TreeComparison(values: values, added: added).isEqual(root, other)
    }
}

/// A comparison of a tree with its edited form.
private struct TreeComparison {
    let values: [SourceLocation: String]
    let added: Set<String>

    func isEqual(_ old: SourceNode, _ new: SourceNode) -> Bool {
        switch (old.content, new.content) {
        case (.scalar(let text, let style), .scalar(let newText, let newStyle)):
            if let value = values[old.location] { return value == newText }
            return text == newText && style == newStyle
        case (.sequence(let items), .sequence(let newItems)):
            return items.count == newItems.count && zip(items, newItems).allSatisfy(isEqual)
        case (.mapping(let pairs), .mapping(let newPairs)):
            let kept = newPairs.filter { pair in
                let name = pair.key.text ?? ""
                return !added.contains(name) || old[name] != nil
            }
            guard pairs.count == kept.count else { return false }
            return zip(pairs, kept).allSatisfy { pair, newPair in
                isEqual(pair.key, newPair.key) && isEqual(pair.value, newPair.value)
            }
        default:
            return false
        }
    }
}

extension SourceNode {
    /// Calls `body` for the node and all in it, keys as well.
    package func visit(_ body: (SourceNode) -> Void) {
        body(self)
        switch content {
        case .scalar: return
        case .sequence(let items):
            for item in items { item.visit(body) }
        case .mapping(let pairs):
            for (key, value) in pairs {
                key.visit(body)
                value.visit(body)
            }
        }
    }
}
