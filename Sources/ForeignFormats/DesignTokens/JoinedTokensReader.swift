import Findings
import SourceText
import SourceTrees
import ThemeModel

/// A reader of files of tokens whose aliases lead from one to another, as one theme.
///
/// Files whose paths differ only in words such as `light` and `dark` are its modes, and all others hold in each.
enum JoinedTokensReader {
    static func read(_ first: String, among files: OtherFiles) -> ReadThemes {
        var findings: [Finding] = []
        var roots: [(name: String, value: SourceNode)] = []
        for file in [first] + files.paths.filter({ $0 != first }) {
            do throws(UnreadableFile) {
                roots.append((file, try files.root(at: file)))
            } catch {
                findings.append(error.finding)
            }
        }
        guard let start = roots.first?.value else { return ([], findings) }
        let head = ThemeDocument(
            id: id(of: roots.map(\.name)),
            name: nil,
            format: "dtcg",
            location: SourceLocation(file: first, line: 1, column: 1)
        )
        let sets = TokenValueSets(SourceNode(members: roots, at: start))
        let contexts = contexts(of: roots.map(\.name), sets)
        var axes = TokenAxes(layers(contexts), head: head)
        let names = roots.map(\.name)
        let usual = sets.root(sets.modes.first ?? "")
        let trees = usual.pairs.map { LegacyTokensReader.asModule($0.value) }
        findings += collisions(of: names, trees)
        return (axes.documents(), findings + sets.findings(axes))
    }

    /// Warnings about tokens that files of the same modes define, each with another value.
    private static func collisions(
        of files: [String],
        _ roots: [SourceNode]
    ) -> [Finding] {
        let modes = Dictionary(grouping: zip(files, roots)) { file, _ in Path(file).mode }
        return modes.sorted { $0.key < $1.key }.flatMap { _, files in
            TokenCollisions.findings(in: files.map(\.1))
        }
    }

    /// The files of each mode: the sets of tokens are modes, or else the paths of files tell.
    private static func contexts(
        of files: [String],
        _ sets: TokenValueSets
    ) -> Table<[SourceNode]> {
        func nodes(_ mode: String) -> [SourceNode] {
            sets.root(mode).pairs.map { LegacyTokensReader.asModule($0.value) }
        }
        guard sets.modes.count > 1 else {
            return modes(of: files, nodes(sets.modes.first ?? ""))
        }
        return sets.modes.reduce(into: Table()) { contexts, mode in
            contexts[mode] = nodes(mode)
        }
    }

    private static func layers(_ modes: Table<[SourceNode]>) -> TokenLayers {
        let contexts = modes.compactMapValues { _, roots in
            roots.isEmpty ? [] : [merged(roots)]
        }
        let light = contexts.names.first { name in
            StyleContext(named: name) == StyleContext(scheme: .light)
        }
        guard let usual = light ?? contexts.names.first else { return TokenLayers() }
        if contexts.count == 1 {
            return TokenLayers(layers: [.set(contexts[usual] ?? [])])
        }
        let modifier = TokenLayers.Modifier(
            name: "mode",
            contexts: contexts,
            usual: usual,
            use: .modes
        )
        return TokenLayers(layers: [.modifier(modifier)])
    }

    /// The members of all files as those of one, whose groups hand their type down to tokens of other files.
    private static func merged(_ nodes: [SourceNode]) -> SourceNode {
        var members: Table<(key: SourceNode, values: [SourceNode])> = [:]
        for (key, value) in nodes.flatMap(\.pairs) {
            guard let name = key.text else { continue }
            let known = members[name] ?? (key, [])
            members[name] = (known.key, known.values + [value])
        }
        var pairs: [(key: SourceNode, value: SourceNode)] = []
        for (_, member) in members {
            guard let last = member.values.last else { continue }
            let areGroups = member.values.allSatisfy(\.isMapping) && member.values.count > 1
            pairs.append((member.key, areGroups ? merged(member.values) : last))
        }
        return SourceNode(pairs: pairs, at: nodes[0])
    }
}

// MARK: - Paths

extension JoinedTokensReader {
    /// The folder that the files share; for that of all themes, the words that their names begin with.
    static func id(of files: [String]) -> String {
        let shared = commonStart(of: files.map { Array(FileName.folders(of: $0)) })
        if let folder = shared.last, folder != "themes" {
            return ThemeID.make(from: String(folder))
        }
        let names = files.map { FileName.themeID(of: $0).split(separator: "-") }
        let words = commonStart(of: names)
        return words.isEmpty ? "tokens" : words.joined(separator: "-")
    }

    private static func commonStart(of lists: [[Substring]]) -> ArraySlice<Substring> {
        let first = lists.first ?? []
        return lists.dropFirst().reduce(first[...]) { shared, list in
            shared.prefix(zip(shared, list).prefix { $0 == $1 }.count)
        }
    }

    /// The files of each mode, those of all modes first.
    private static func modes(
        of files: [String],
        _ roots: [SourceNode]
    ) -> Table<[SourceNode]> {
        let paths = files.map(Path.init)
        let families = Dictionary(grouping: paths, by: \.theme)
        var shared: [SourceNode] = []
        var own: Table<[SourceNode]> = [:]
        for (path, root) in zip(paths, roots) {
            let family = families[path.theme] ?? []
            let conditions = Set(family.map(\.condition))
            let isOfModes = family.count > 1 && conditions.count == family.count
            if isOfModes, !path.condition.isUsual {
                own[path.mode] = (own[path.mode] ?? []) + [root]
            } else {
                shared.append(root)
            }
        }
        let hasLight = own.names.contains { StyleContext(named: $0).scheme == .light }
        var modes: Table<[SourceNode]> = [:]
        if !hasLight, !shared.isEmpty { modes["default"] = shared }
        for (name, roots) in own { modes[name] = shared + roots }
        return modes
    }

    /// The words of a file's path, in those that tell a mode and all others.
    private struct Path {
        let theme: [String]
        let mode: String
        let condition: StyleContext

        init(_ file: String) {
            let name = file.split(separator: ".").dropLast().joined(separator: "-")
            let parts = name.split(separator: "/").map(String.init)
            theme = parts.map(StyleContext.themeWords).filter { !$0.isEmpty }
            let words = parts.map(StyleContext.modeWords).filter { !$0.isEmpty }
            mode = words.joined(separator: "-")
            condition = StyleContext(named: mode).condition
        }
    }
}
