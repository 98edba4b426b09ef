import Findings
import SourceText
import SourceTrees
import StyleSheets

extension SiblingFiles {
    /// Style sheets beside the one whose colours they change: `dark.css` and `high-contrast.css` beside `tokens.css`.
    static let sheetModes = SiblingFiles(
        name: "sheets",
        looksInside: true,
        find: { files, parse in
            let folders = Dictionary(grouping: files) { file in
                FileName.folders(of: file.name).joined(separator: "/")
            }
            let sets = folders.values.compactMap { SheetModeFiles($0, parse)?.names }
            return sets.sorted { $0[0] < $1[0] }
        },
        read: SheetModeFiles.read
    )
}

/// The style sheets of one folder that change colours of another one in a mode, and leave the rest to it.
struct SheetModeFiles {
    /// The sheet that has all colours, and those of modes after it.
    let names: [String]

    /// Words of a sheet's name that tell neither theme nor mode.
    private static let plainWords: Set<Substring> = [
        "theme", "token", "tokens", "color", "colors", "variables", "vars",
    ]
    /// A part may add properties: fewer than a quarter of its own.
    private static let ownShare = 4

    /// Nil where no sheet is a part of another one, or it could be one of several.
    init?(_ files: [SiblingFiles.File], _ parse: OtherFiles.Parse) {
        let sheets = files.filter { $0.name.hasSuffix(".css") }
        let parts = sheets.filter { Self.mode(of: $0.name) != nil }
        guard !parts.isEmpty, parts.count < sheets.count else { return nil }
        var properties: [String: Set<String>] = [:]
        for (name, bytes) in sheets {
            guard let root = try? parse(bytes, name) else { continue }
            properties[name] = Self.properties(of: root)
        }
        let known = parts.map(\.name).filter { properties[$0]?.isEmpty == false }.sorted()
        let wholes = sheets.map(\.name).filter { whole in
            Self.mode(of: whole) == nil
                && known.allSatisfy {
                    Self.isPart(properties[$0] ?? [], of: properties[whole] ?? [])
                }
        }
        guard !known.isEmpty, wholes.count == 1, known.count < ThemeSource.limit.files else {
            return nil
        }
        names = wholes + known
    }

    /// Most of its properties are the other's, but not all of those: a sheet with all stands by itself.
    private static func isPart(_ part: Set<String>, of whole: Set<String>) -> Bool {
        let own = part.subtracting(whole).count
        return own * ownShare < part.count && !whole.isSubset(of: part)
    }

    private static func properties(of root: SourceNode) -> Set<String> {
        let rules = root["$css"]?.items ?? []
        let names = rules.flatMap { $0["properties"]?.pairs ?? [] }.compactMap(\.key.text)
        return Set(names.filter { $0.hasPrefix("--") })
    }

    /// The words of a name that tell a mode and nothing else: `high-contrast`; nil for any other name.
    private static func mode(of file: String) -> String? {
        let words = NameWords.words(of: FileName.stem(of: file))
        let name = words.filter { !plainWords.contains($0) }.joined(separator: "-")
        let context = StyleContext(named: name)
        return context.isUsual || context.theme != nil ? nil : name
    }
}

// MARK: - Reading

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
        return (ThemeReader.withOwnIDs(read.documents, in: id), findings + read.findings)
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
        let others = rule.pairs.filter { $0.key.text != "within" }
        let name = SourceNode(text: "within", at: rule)
        return SourceNode(
            pairs: others + [(key: name, value: SourceNode(items: around + [page], at: rule))],
            at: rule
        )
    }

    /// The rule is for whole pages, and neither its selectors nor its conditions tell a mode of the same kind.
    private static func isForAnyMode(_ rule: SourceNode, besides mode: StyleContext) -> Bool {
        guard let asked = AskedPages(within: rule.preludes) else { return false }
        if mode.scheme != nil, asked.condition.asksForScheme { return false }
        if mode.contrast != nil, asked.condition.asksForContrast { return false }
        return asked.pages.contains { $0.kind == .page && $0.context == StyleContext() }
    }
}
