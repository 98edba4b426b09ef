import Findings
import SourceText
import SourceTrees
import ThemeModel

extension ForeignFormat {
    /// The objects that constants of a script write out, in a file of their own.
    static let objectFile = ForeignFormat(
        name: "objects",
        recognise: ObjectFile.recognises,
        read: { root, id, _ in ObjectFile.read(root, id: id) }
    )
}

/// A reader of JSON and YAML that is little else than colours, in groups of any names.
enum ObjectFile {
    /// Fewer colours may be settings of something else.
    private static let leastColors = 8
    /// One text of so many is a colour at least: sizes and fonts stand beside them.
    private static let leastShare = 4
    private static let endings: Set = ["json", "jsonc", "yml", "yaml"]
    /// Keys of a theme of ours, whose reader knows what is wrong with one.
    private static let ownKeys = ["colors", "palette", "extends", "$schema"]

    static func recognises(_ root: SourceNode) -> Bool {
        guard root.isMapping, ownKeys.allSatisfy({ root[$0] == nil }),
            let ending = Container.ending(of: root.location.file), endings.contains(ending)
        else { return false }
        var count = ColorCount()
        // Colours on the first level are those of a terminal or another program.
        for (_, group) in root.pairs where group.isMapping { count.add(group) }
        return count.colors >= leastColors && count.colors * leastShare >= count.texts
    }

    static func read(_ root: SourceNode, id: String?) -> ReadThemes {
        let (documents, findings) = ObjectThemes.read(value(of: root), at: root, id: id)
        return (documents, findings.all)
    }

    private static func value(of node: SourceNode) -> ScriptValue {
        let content: ScriptValue.Content
        switch node.content {
        case .mapping(let pairs):
            var members: Table<ScriptValue> = [:]
            for (key, member) in pairs {
                if let name = key.text { members[name] = value(of: member) }
            }
            content = .object(members, isWhole: true)
        case .sequence(let items): content = .list(items.map(value))
        case .scalar(let text, .plain) where node.number != nil || isWord(text):
            content = .plain(text)
        case .scalar(let text, _): content = .text(text)
        }
        return ScriptValue(content, at: node)
    }

    private static func isWord(_ text: String) -> Bool {
        ["true", "false", "null", "~", ""].contains(text)
    }
}

/// The number of colours below a node, and of all texts there.
private struct ColorCount {
    var colors = 0
    var texts = 0

    mutating func add(_ node: SourceNode) {
        for (_, value) in node.pairs {
            if value.isMapping {
                add(value)
            } else if let text = value.text, value.number == nil {
                texts += 1
                if ColorText(text).isMeantAsColor { colors += 1 }
            }
        }
    }
}
