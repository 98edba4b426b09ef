import Findings
import SourceText
import SourceTrees
import StyleSheets

// The sheet with all colours together with those of its modes, as one.
extension SheetModeFiles {
    private static let lists = ["$css", "$code", "$imports", "$unclosed"]

    static func read(_ first: String, among files: OtherFiles) -> ReadThemes {
        var findings: [Finding] = []
        var roots: [SourceNode] = []
        for path in [first] + files.paths.filter({ $0 != first }) {
            do throws(UnreadableFile) {
                let root = try files.root(at: path)
                roots.append(path == first ? root : narrowed(root, to: mode(of: path) ?? ""))
            } catch {
                findings.append(error.finding)
            }
        }
        let id = FileName.themeID(of: first)
        guard let head = roots.first else { return ([], findings) }
        let read = StyleSheetReader.read(joined(roots, at: head), id: id)
        return (read.documents.withOwnIDs(in: id), findings + read.findings)
    }

    private static func joined(_ roots: [SourceNode], at head: SourceNode) -> SourceNode {
        var members = lists.map { list in
            let items = roots.flatMap { $0[list]?.items ?? [] }
            return (name: list, value: SourceNode(items: items, at: head))
        }
        if let others = head["$others"] { members.append(("$others", others)) }
        return SourceNode(members: members, at: head)
    }

    /// The sheet with its rules for whole pages in one mode.
    private static func narrowed(_ root: SourceNode, to mode: String) -> SourceNode {
        let pairs = root.pairs.map { key, value in
            guard key.text == "$css" else { return (key: key, value: value) }
            let rules = value.items.map { narrowed(rule: $0, to: mode) }
            return (key: key, value: SourceNode(items: rules, at: value))
        }
        return SourceNode(pairs: pairs, at: root)
    }

    private static func narrowed(rule: SourceNode, to mode: String) -> SourceNode {
        guard isForAnyMode(rule, besides: StyleContext(named: mode)) else { return rule }
        let within = rule["within"]?.items ?? []
        let around = within.filter { prelude in
            let text = prelude.text?.trimmed ?? ""
            return text.hasPrefix("@") && !text.hasPrefix("@theme")
        }
        let page = SourceNode(text: ":root[data-theme=\"\(mode)\"]", at: rule)
        var pairs = rule.pairs.filter { $0.key.text != "within" }
        let name = SourceNode(text: "within", at: rule)
        pairs.append((name, SourceNode(items: around + [page], at: rule)))
        return SourceNode(pairs: pairs, at: rule)
    }

    /// The rule is for whole pages, and neither its selectors nor its conditions tell a mode of the same kind.
    private static func isForAnyMode(_ rule: SourceNode, besides mode: StyleContext) -> Bool {
        guard let asked = AskedPages(within: rule.preludes) else { return false }
        if mode.scheme != nil, asked.condition.asksForScheme { return false }
        if mode.contrast != nil, asked.condition.asksForContrast { return false }
        return asked.pages.contains { $0.kind == .page && $0.context == StyleContext() }
    }
}
