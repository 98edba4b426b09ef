import SourceText

/// A parser of the data in a Markdown file.
package enum MarkdownParser {
    /// The key of the fenced blocks, which no YAML before the text is likely to have.
    package static let blocks = "$blocks"

    /// The values before the text, with the trees of fenced blocks under a key of their own.
    ///
    /// A block that is no YAML is there as its text, since others may be read. Throws where the YAML before the text
    /// is none, or has no end. Complexity: O(n).
    static func parse(_ text: String, file: String) throws(SyntaxError) -> SourceNode? {
        let blocks = MarkdownBlocks(text)
        if blocks.isUnclosed { throw unclosed(file) }
        let start = SourceNode(
            content: .mapping([]),
            location: SourceLocation(file: file, line: 1, column: 1)
        )
        var pairs: [(key: SourceNode, value: SourceNode)] = []
        if let matter = blocks.frontMatter { pairs = try matter.tree(in: file)?.pairs ?? [] }
        let fenced = blocks.fenced.compactMap { $0.treeOrText(in: file) }
        if !fenced.isEmpty {
            let key = SourceNode(text: Self.blocks, at: start)
            pairs.append((key, SourceNode(items: fenced, at: start)))
        }
        return SourceNode(pairs: pairs, at: start)
    }

    private static func unclosed(_ file: String) -> SyntaxError {
        SyntaxError(
            message: "the values before the text have no end",
            help: "write a line '---' after them",
            location: SourceLocation(file: file, line: 1, column: 1)
        )
    }
}

extension MarkdownBlocks.Block {
    fileprivate func tree(in file: String) throws(SyntaxError) -> SourceNode? {
        do throws(SyntaxError) {
            return try YAMLParser.parse(text, file: file)?.moved(down: linesBefore)
        } catch {
            var error = error
            error.location.line += linesBefore
            throw error
        }
    }

    fileprivate func treeOrText(in file: String) -> SourceNode? {
        let place = SourceLocation(file: file, line: linesBefore + 1, column: 1)
        do throws(SyntaxError) {
            return try tree(in: file)
        } catch {
            return SourceNode(content: .scalar(text, .block), location: place)
        }
    }
}

extension SourceNode {
    /// The node with all its places some lines farther down.
    fileprivate func moved(down lines: Int) -> SourceNode {
        var location = location
        location.line += lines
        let content: Content
        switch self.content {
        case .scalar: content = self.content
        case .sequence(let items): content = .sequence(items.map { $0.moved(down: lines) })
        case .mapping(let pairs):
            content = .mapping(
                pairs.map { ($0.key.moved(down: lines), $0.value.moved(down: lines)) }
            )
        }
        return SourceNode(content: content, location: location)
    }
}
