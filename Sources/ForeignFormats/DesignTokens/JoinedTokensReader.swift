import Findings
import SourceText
import SourceTrees
import ThemeModel

/// A reader of files of tokens whose aliases lead from one to another, as one theme.
///
/// Files whose paths differ only in words such as `light` and `dark` are its modes, and all others hold in each.
enum JoinedTokensReader {
    private typealias File = (name: String, value: SourceNode)

    static func read(_ first: String, among files: OtherFiles) -> ReadThemes {
        var findings = FindingSet()
        var roots: [File] = []
        for file in [first] + files.paths.filter({ $0 != first }) {
            do throws(UnreadableFile) {
                roots.append((file, try files.root(at: file)))
            } catch {
                findings.add([error.finding])
            }
        }
        guard let start = roots.first?.value else { return ([], findings.all) }
        let joined = TokenModePairs.joined(roots.map(\.value))
        roots = zip(roots, joined).map { ($0.name, $1) }
        let sets = TokenValueSets(SourceNode(members: roots, at: start))
        let usual = nodes(of: sets, in: sets.modes.first ?? "")
        var documents: [ThemeDocument] = []
        let themes = TokenAlternatives(roots.map(\.name), usual).themes
        for theme in themes {
            let files = theme.files.map { roots[$0] }
            let read = read(files, of: theme.names, sharedAmong: themes.count)
            documents += read.documents
            findings.add(read.findings)
        }
        return (documents, findings.all)
    }

    /// The theme of some files; that of an alternative has its name, and the place of the file that is its own.
    private static func read(
        _ roots: [File],
        of names: [String],
        sharedAmong alternatives: Int
    ) -> ReadThemes {
        guard let first = roots.first, let last = roots.last else { return ([], []) }
        let isAlternative = !names.isEmpty
        let head = ThemeDocument(
            id: isAlternative
                ? ThemeID.make(from: names.joined(separator: "-")) : id(of: roots.map(\.name)),
            name: nil,
            format: "dtcg",
            location: SourceLocation(
                file: isAlternative ? last.name : first.name,
                line: 1,
                column: 1
            )
        )
        let sets = TokenValueSets(SourceNode(members: roots, at: first.value))
        let contexts = contexts(of: roots.map(\.name), sets)
        let layers = layers(contexts, named: sets.modifier)
        var axes = TokenAxes(layers, head: head, sharedAmong: alternatives)
        let documents = withOwnIDs(axes.documents(), isAlternative: isAlternative)
        let usual = nodes(of: sets, in: sets.modes.first ?? "")
        let collisions = collisions(of: roots.map(\.name), usual)
        return (documents, collisions + sets.findings(axes))
    }

    /// Several themes of the same files with the ids that their names give.
    private static func withOwnIDs(
        _ documents: [ThemeDocument],
        isAlternative: Bool
    ) -> [ThemeDocument] {
        guard documents.count > 1 else { return documents }
        return documents.map { document in
            guard let name = document.name else { return document }
            var document = document
            document.id = ThemeID.make(from: isAlternative ? "\(document.id)-\(name)" : name)
            return document
        }
    }

    /// The files as they are in a mode, in the form of the Format Module.
    private static func nodes(of sets: TokenValueSets, in mode: String) -> [SourceNode] {
        sets.root(mode).pairs.map { LegacyTokensReader.asModule($0.value) }
    }

    /// Warnings about tokens that files of the same modes define, each with another value.
    private static func collisions(
        of files: [String],
        _ roots: [SourceNode]
    ) -> [Finding] {
        let modes = Dictionary(grouping: zip(files, roots)) { file, _ in
            TokenFilePath(file).mode
        }
        return modes.sorted { $0.key < $1.key }.flatMap { _, files in
            TokenCollisions.findings(in: files.map(\.1))
        }
    }

    /// The files of each mode: the sets of tokens are modes, or else the paths of files tell.
    private static func contexts(
        of files: [String],
        _ sets: TokenValueSets
    ) -> Table<[SourceNode]> {
        guard sets.modes.count > 1 else {
            return modes(of: files, nodes(of: sets, in: sets.modes.first ?? ""))
        }
        return sets.modes.reduce(into: Table()) { contexts, mode in
            contexts[mode] = nodes(of: sets, in: mode)
        }
    }

    private static func layers(_ modes: Table<[SourceNode]>, named name: String) -> TokenLayers {
        let contexts = modes.compactMapValues { _, roots in
            roots.isEmpty ? [] : [merged(roots)]
        }
        return TokenLayers(modes: contexts, named: name)
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
        let paths = files.map(TokenFilePath.init)
        let ownFiles = filesOfModes(among: paths, TokenConflicts(roots))
        var shared: [SourceNode] = []
        var own: Table<[SourceNode]> = [:]
        for (index, root) in roots.enumerated() {
            let mode = paths[index].mode
            if ownFiles.contains(index) {
                own[mode] = (own[mode] ?? []) + [root]
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

    /// The files with the word of a mode of which there is one for another mode too, by its name or by its colours.
    private static func filesOfModes(
        among paths: [TokenFilePath],
        _ conflicts: TokenConflicts
    ) -> Set<Int> {
        let families = Dictionary(grouping: paths, by: \.theme)
        let own = paths.indices.filter { index in
            let path = paths[index]
            if path.condition.isUsual { return false }
            let family = families[path.theme] ?? []
            let conditions = Set(family.map(\.condition))
            if family.count > 1, conditions.count == family.count { return true }
            return conflicts.others(than: index).contains { other in
                paths[other].condition != path.condition
            }
        }
        return Set(own)
    }
}
