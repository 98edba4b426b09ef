import Findings
import SourceText
import SourceTrees
import ThemeModel

// Colours beside the groups that a design document has, as of a mode in a group of its own.
extension DesignDocument {
    /// The colours by the keys that lead to them.
    var unreadColors: [Located<String>] {
        others.flatMap { Self.colors(in: $0.value, at: $0.name) }
    }

    private static func colors(in node: SourceNode, at path: String) -> [Located<String>] {
        if let text = DesignModule.value(node)?.text {
            let isColor = ColorText.isCode(text) || text.hasPrefix("{colors.")
            return isColor ? [Located(path, at: node.location)] : []
        }
        let members = node.pairs.flatMap { key, value in
            colors(in: value, at: "\(path).\(key.text ?? "")")
        }
        return members + node.items.flatMap { colors(in: $0, at: path) }
    }

    /// A warning about these colours; nil where there are none.
    var unreadFinding: Finding? {
        let colors = unreadColors
        guard let first = colors.first else { return nil }
        return Finding(
            .unknownKey,
            .warning,
            "\(colors.count.of("colour")) of groups that no DESIGN.md has, such as '\(first.value.excerpt)', "
                + (colors.count == 1 ? "is" : "are") + " not read",
            help: "move them below 'colors', or those of a dark mode into 'design.dark.md'",
            at: first.location
        )
    }
}
