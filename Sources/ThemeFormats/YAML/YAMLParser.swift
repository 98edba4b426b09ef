import Findings
import Yams

/// Reads YAML, and so JSON, into nodes that know their places.
package enum YAMLParser {
    /// The most nodes one file may come to, which stops aliases that multiply.
    static let nodeLimit = 200_000
    /// The most bytes of text that aliases may stand for: one of a long text is written as many times.
    static let aliasedTextLimit = 4 << 20

    /// Parses the one document of a file; nil when it is empty.
    ///
    /// Nesting is limited to 1,000 by the parser. Complexity: O(n), where an aliased value counts at each of its places.
    package static func parse(_ text: String, file: String) throws(YAMLParsingError) -> SourceNode? {
        let text = text.unicodeScalars.first == "\u{FEFF}" ? String(text.unicodeScalars.dropFirst()) : text
        if let error = YAMLAliasGuard.error(in: text, file: file) { throw error }
        let root: Node?
        do {
            // All values are read as text: there is no need to guess which of them are numbers or dates.
            root = try Parser(yaml: text, resolver: .basic, encoding: .utf8).singleRoot()
        } catch let error as YamlError {
            throw YAMLParsingError(error, in: text, file: file)
        } catch {
            throw YAMLParsingError(message: "\(error)", location: SourceLocation(file: file))
        }
        guard let root else { return nil }
        var builder = NodeBuilder(file: file, remaining: nodeLimit, bytes: 2 * text.utf8.count + aliasedTextLimit)
        return try builder.node(root)
    }
}

/// Copies Yams' nodes into ours, counting them.
private struct NodeBuilder {
    let file: String
    var remaining: Int
    /// How many bytes the texts may still come to; those of a file without aliases never come to twice its size.
    var bytes: Int

    mutating func node(_ node: Node) throws(YAMLParsingError) -> SourceNode {
        let place = location(of: node)
        remaining -= 1
        guard remaining >= 0 else {
            throw YAMLParsingError(
                message: "the file comes to more than \(YAMLParser.nodeLimit) values", location: place)
        }
        if case .scalar(let scalar) = node { try check(scalar.string, at: place) }
        return SourceNode(content: try content(of: node), location: place)
    }

    /// Throws where a text is too much with those before it.
    private mutating func check(_ text: String, at place: SourceLocation) throws(YAMLParsingError) {
        bytes -= text.utf8.count
        if bytes < 0 {
            let limit = YAMLParser.aliasedTextLimit >> 20
            throw YAMLParsingError(
                message: "aliases stand for more than \(limit) MiB of text, with this one", location: place)
        }
    }

    private mutating func content(of node: Node) throws(YAMLParsingError) -> SourceNode.Content {
        switch node {
        case .scalar(let scalar): return .scalar(scalar.string, style(of: scalar))
        case .sequence(let sequence):
            var items: [SourceNode] = []
            for item in sequence { items.append(try self.node(item)) }
            return .sequence(items)
        case .mapping(let mapping):
            var pairs: [(key: SourceNode, value: SourceNode)] = []
            for (key, value) in mapping { pairs.append((try self.node(key), try self.node(value))) }
            return .mapping(pairs)
        case .alias: return .scalar("", .plain)
        }
    }

    private func style(of scalar: Node.Scalar) -> SourceNode.Style {
        switch scalar.style {
        case .any, .plain: .plain
        case .singleQuoted, .doubleQuoted: .quoted
        case .literal, .folded: .block
        }
    }

    private func location(of node: Node) -> SourceLocation {
        SourceLocation(file: file, line: node.mark?.line ?? 0, column: node.mark?.column ?? 0)
    }
}
