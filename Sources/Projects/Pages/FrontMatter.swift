import Findings
import SourceText
import SourceTrees

/// The facts about a page before its text: YAML between lines `---`, or TOML between lines `+++`.
struct FrontMatter {
    /// The text after it.
    let body: String
    /// The line on which that begins.
    let bodyLine: Int
    private let text: String
    private let fence: Fence

    private enum Fence: String, CaseIterable {
        case yaml = "---"
        case toml = "+++"

        /// The beginnings of lines that tell front matter from a thematic break.
        var marks: [String] {
            let sign = self == .yaml ? ":" : " ="
            return ["title", "order", "description"].map { $0 + sign }
        }
    }

    /// Nil for a page without front matter.
    init?(of page: String) {
        let fence = Fence.allCases.first { fence in
            page.hasPrefix(fence.rawValue + "\n") || page.hasPrefix(fence.rawValue + "\r\n")
        }
        guard let fence else { return nil }
        var lines: [Substring] = []
        var rest = page[...]
        while !rest.isEmpty {
            let end = rest.firstIndex(where: \.isNewline) ?? rest.endIndex
            let line = rest[..<end]
            rest = end < rest.endIndex ? rest[rest.index(after: end)...] : rest[end...]
            lines.append(line)
            if lines.count > 1, line == fence.rawValue {
                self.fence = fence
                text = lines.dropFirst().dropLast().joined(separator: "\n")
                body = String(rest)
                bodyLine = lines.count + 1
                return
            }
        }
        return nil
    }

    var title: String { fence == .yaml ? "YAML" : "TOML" }

    /// The tree of the facts, with the lines of the page; nil where there are none.
    func tree(in file: String) throws(SyntaxError) -> SourceNode? {
        switch fence {
        case .yaml: try YAMLParser.parse("\n" + text, file: file)
        case .toml: try Container.toml.parse("\n" + text, file: file)?.root
        }
    }

    /// A warning for front matter without an end; a fence alone is a thematic break or a text in Markdown.
    static func unclosed(_ page: String, at place: SourceLocation) -> [Finding] {
        let lines = page.split(
            maxSplits: 2,
            omittingEmptySubsequences: false,
            whereSeparator: \.isNewline
        )
        guard let first = lines.first, let fence = Fence(rawValue: String(first)),
            lines.count > 1, fence.marks.contains(where: lines[1].hasPrefix)
        else { return [] }
        let end = "add a line '\(fence.rawValue)' after it"
        return [
            Finding(
                .unreadablePage,
                .warning,
                "the front matter is not closed",
                help: "\(end); until then the page shows it as text",
                at: place
            )
        ]
    }
}
