import Findings
import SourceText
import SourceTrees
import ThemeModel

/// The values of a design document, from its front matter and its blocks of YAML.
///
/// Source: DESIGN.md Format, version alpha, "Design Tokens" and "Schema".
struct DesignDocument {
    private(set) var members: Table<SourceNode> = [:]
    /// What stands beside the groups of tokens, which no reader knows.
    private(set) var others: Table<SourceNode> = [:]
    private(set) var findings: [Finding] = []

    /// The groups of tokens.
    static let groups = ["colors", "typography", "rounded", "spacing", "components"]
    private static let keys = Set(groups + ["version", "name", "description", "omitted"])

    init(_ root: SourceNode) {
        take(root)
        for block in root[MarkdownParser.blocks]?.items ?? [] {
            if Self.isOfTokens(block) {
                take(block)
            } else if block.text.map(Self.isMeantForTokens) ?? false {
                findings.append(Self.unreadable(block))
            }
        }
    }

    /// A block of other code may have a name, too.
    private static func isOfTokens(_ block: SourceNode) -> Bool {
        groups.contains { block[$0]?.isMapping ?? false }
    }

    private static func isMeantForTokens(_ text: String) -> Bool {
        text.split(whereSeparator: \.isNewline).contains { line in
            groups.contains { line.hasPrefix("\($0):") }
        }
    }

    private mutating func take(_ block: SourceNode) {
        for (key, value) in block.pairs {
            guard let name = key.text, name != MarkdownParser.blocks else { continue }
            guard Self.keys.contains(name) else {
                others[name] = value
                continue
            }
            if let other = members[name] {
                findings.append(Self.repeated(name, key, beside: other))
            } else {
                members[name] = value
            }
        }
    }

    private static func unreadable(_ block: SourceNode) -> Finding {
        Finding(
            .unreadableFile,
            .error,
            "the block is no YAML, so its tokens are not read",
            help: "check its quotes, colons and indentation",
            at: block.location
        )
    }

    private static func repeated(
        _ name: String,
        _ key: SourceNode,
        beside other: SourceNode
    ) -> Finding {
        Finding(
            .invalidName,
            .error,
            "'\(name)' is there twice: it begins on line \(other.location.line) as well",
            help: "join the two: a group of tokens stands in one block of the file",
            at: key.location
        )
    }
}
