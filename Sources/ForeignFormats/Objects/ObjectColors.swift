import ColorScience
import Findings
import SourceText
import SourceTrees
import ThemeModel

/// A reader of objects that hold colours and no tokens: `{ light: { text: "#111" }, dark: { text: "#eee" } }`.
///
/// They are read as the custom properties that they would be in a style sheet.
enum ObjectColors {
    /// Fewer colours than this are chance, as in the manifest of a web app.
    private static let minimum = 3

    /// The keys that make JSON a theme of ours, whose faults are told as such.
    private static let nativeKeys = ["colors", "palette", "modes", "extends"]

    static func recognises(_ root: SourceNode) -> Bool {
        let file = root.location.file
        let isScript = Container(of: "", file: file) == .script
        guard isScript || Container.isJSON(file) else { return false }
        if !isScript, nativeKeys.contains(where: { root[$0] != nil }) { return false }
        let leaves = ObjectLeaves(root).leaves
        let colors = leaves.count(where: \.isColor)
        // A script is named by the project, and has more than colours.
        return colors >= minimum && (isScript || colors * 2 >= leaves.count(where: \.isText))
    }

    static func read(_ root: SourceNode, id: String?) -> ReadThemes {
        let objects = ObjectThemes(root)
        let sheet = SourceNode(
            members: [("$css", SourceNode(items: objects.rules, at: root))],
            at: root
        )
        var themes = StyleSheetReader.documents(sheet, id: id)
        // What stands outside of themes is for them alone.
        let documents = themes.documents.filter { document in
            !objects.hasThemes || document.name != nil
        }
        themes.documents = documents.map { document in
            var document = document
            document.format = "objects"
            return document
        }
        themes.findings += objects.spreads.map(Finding.unknownSpread)
        return themes
    }
}

extension Finding {
    /// Colours that a file takes over from a value that it does not write out.
    fileprivate static func unknownSpread(_ spread: SourceNode) -> Finding {
        Finding(
            .unknownReference,
            .warning,
            "'\((spread.text ?? "").excerpt)' adds colours that the file does not write out",
            help:
                "name the file that has them as a theme, too, or a style sheet that is made of both",
            at: spread.location
        )
    }
}

/// The single values of nested objects, each with the names that lead to it.
struct ObjectLeaves {
    struct Leaf {
        let path: [String]
        let value: SourceNode

        /// A text in quotes.
        var isText: Bool {
            if case .scalar(_, .quoted) = value.content { true } else { false }
        }

        var isColor: Bool {
            guard isText, let text = value.text else { return false }
            return (try? Color(parsing: text)) != nil
        }
    }

    private(set) var leaves: [Leaf] = []

    init(_ root: SourceNode) {
        add(root, at: [])
    }

    private mutating func add(_ node: SourceNode, at path: [String]) {
        if !node.isMapping, !node.isList {
            leaves.append(Leaf(path: path, value: node))
        }
        for (name, value) in Self.members(of: node) {
            add(value, at: path + [name])
        }
    }

    /// The members of a mapping, and the items of a list that have a name.
    static func members(of node: SourceNode) -> [(name: String, value: SourceNode)] {
        let items = node.items.compactMap { item in
            (item["id"]?.text ?? item["name"]?.text).map { (name: $0, value: item) }
        }
        return items + node.pairs.map { (name: $0.key.text ?? "", value: $0.value) }
    }
}
