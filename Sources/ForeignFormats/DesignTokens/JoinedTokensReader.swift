import Findings
import SourceText
import SourceTrees
import ThemeModel

/// Reads files of tokens whose aliases lead from one to another, as one theme.
///
/// Files whose paths differ only in words such as `light` and `dark` are its modes, and all others hold in each.
enum JoinedTokensReader {
    static func read(_ first: String, among files: OtherFiles) -> ReadThemes {
        var findings: [Finding] = []
        var roots: [(name: String, node: SourceNode)] = []
        for file in [first] + files.paths.filter({ $0 != first }) {
            do throws(UnreadableFile) {
                roots.append((file, try files.root(at: file)))
            } catch {
                findings.append(error.finding)
            }
        }
        let head = ThemeDocument(
            id: id(of: roots.map(\.name)),
            name: nil,
            format: "dtcg",
            location: SourceLocation(file: first, line: 1, column: 1)
        )
        guard let start = roots.first?.node else { return ([], findings) }
        let sets = TokenValueSets(
            SourceNode(members: roots.map { ($0.name, $0.node) }, at: start)
        )
        func nodes(_ mode: String) -> [SourceNode] {
            sets.root(mode).pairs.map { LegacyTokensReader.asModule($0.value) }
        }
        var contexts = modes(of: roots.map(\.name), nodes(sets.modes.first ?? ""))
        if sets.modes.count > 1 {
            contexts = sets.modes.reduce(into: Table()) { $0[$1] = nodes($1) }
        }
        var axes = TokenAxes(layers(contexts), head: head)
        return (axes.documents(), findings + sets.findings(axes))
    }

    private static func layers(_ modes: Table<[SourceNode]>) -> TokenLayers {
        let contexts = modes.compactMapValues { _, roots in roots.isEmpty ? [] : [merged(roots)] }
        let light = contexts.names.first { StyleContext(named: $0) == StyleContext(scheme: .light) }
        guard let usual = light ?? contexts.names.first else { return TokenLayers() }
        if contexts.count == 1 { return TokenLayers(layers: [.set(contexts[usual] ?? [])]) }
        return TokenLayers(
            layers: [.modifier(.init(name: "mode", contexts: contexts, usual: usual, use: .modes))])
    }

    /// The members of all files as those of one, whose groups hand their type down to tokens of other files.
    private static func merged(_ nodes: [SourceNode]) -> SourceNode {
        var members: Table<(key: SourceNode, values: [SourceNode])> = [:]
        for (key, value) in nodes.flatMap(\.pairs) {
            guard let name = key.text else { continue }
            members[name] = (members[name]?.key ?? key, (members[name]?.values ?? []) + [value])
        }
        let pairs = members.compactMap { _, member -> (key: SourceNode, value: SourceNode)? in
            let groups = member.values.filter {
                if case .mapping = $0.content { true } else { false }
            }
            guard let last = member.values.last else { return nil }
            let isGroup = groups.count == member.values.count && groups.count > 1
            return (member.key, isGroup ? merged(groups) : last)
        }
        return SourceNode(content: .mapping(pairs), location: nodes[0].location)
    }

    /// The folder that the files share; for that of all themes, the words that their names begin with.
    static func id(of files: [String]) -> String {
        let folders = files.map { $0.split(separator: "/").dropLast() }
        let shared = folders.dropFirst().reduce(folders.first ?? []) { shared, folders in
            shared.prefix(zip(shared, folders).prefix { $0 == $1 }.count)
        }
        if let folder = shared.last, folder != "themes" {
            return ThemeID.make(from: String(folder))
        }
        let names = files.map { FileName.themeID(of: $0).split(separator: "-")[...] }
        let words = names.dropFirst().reduce(names.first ?? []) { shared, words in
            shared.prefix(zip(shared, words).prefix { $0 == $1 }.count)
        }
        return words.isEmpty ? "tokens" : words.joined(separator: "-")
    }

    /// The files of each mode, those of all modes first.
    private static func modes(of files: [String], _ roots: [SourceNode]) -> Table<[SourceNode]> {
        let paths = files.map(Path.init)
        let families = Dictionary(grouping: paths.indices) { paths[$0].theme }
        var shared: [SourceNode] = []
        var own: Table<[SourceNode]> = [:]
        for (index, path) in paths.enumerated() {
            let family = families[path.theme] ?? []
            let isOfModes =
                family.count > 1 && Set(family.map { paths[$0].condition }).count == family.count
            if isOfModes, !path.condition.isUsual {
                own[path.mode] = (own[path.mode] ?? []) + [roots[index]]
            } else {
                shared.append(roots[index])
            }
        }
        let hasLight = own.names.contains { StyleContext(named: $0).scheme == .light }
        var modes: Table<[SourceNode]> = hasLight || shared.isEmpty ? [:] : ["default": shared]
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
            mode = parts.map(StyleContext.modeWords).filter { !$0.isEmpty }.joined(separator: "-")
            condition = StyleContext(named: mode).condition
        }
    }
}
