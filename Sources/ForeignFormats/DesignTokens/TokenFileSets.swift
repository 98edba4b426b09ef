import Findings
import SourceTrees

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension SiblingFiles {
    /// Files of tokens whose aliases lead from one to another.
    static let tokenFiles = SiblingFiles(
        name: "tokens",
        looksInside: true,
        find: { files, parse in TokenFileSets(files, parse).all },
        read: JoinedTokensReader.read
    )
}

/// The files of tokens that are one theme together, since aliases of one lead to tokens of another, or have one name.
///
/// Of several files that have a token, those count that share the most folders with the alias.
private struct TokenFileSets {
    private struct File {
        let name: String
        let size: Int
        let links: TokenLinks

        /// The number of folders that the paths of two files share, from the first on.
        func sharedFolders(with other: File) -> Int {
            zip(FileName.folders(of: name), FileName.folders(of: other.name))
                .prefix { $0 == $1 }
                .count
        }
    }

    private var files: [File] = []
    private var sets = DisjointSets(count: 0)

    /// The most files that are looked at of those that have a token of one name.
    private static let ownerLimit = 64

    init(_ candidates: [SiblingFiles.File], _ parse: OtherFiles.Parse) {
        let sorted =
            candidates
            .filter { Self.mayHaveTokens($0.bytes, file: $0.name) }
            .sorted { $0.name < $1.name }
        guard sorted.count > 1 else { return }
        for (name, bytes) in sorted {
            guard let root = try? parse(bytes, name), let links = TokenLinks(root) else { continue }
            files.append(File(name: name, size: bytes.count, links: links))
        }
        sets = DisjointSets(count: files.count)
        joinByAliases()
        joinNamesakes()
        joinNeighbours()
        joinSetsOfOneID()
        joinSizes()
        // Sizes may give a set the folder of another one.
        joinSetsOfOneID()
    }

    /// Each set in the order of names.
    var all: [[String]] {
        sets.all
            .filter { (2...ThemeSource.limit.files).contains($0.count) }
            .filter { set in size(of: set) <= ThemeSource.limit.bytes }
            .map { set in set.map { files[$0].name } }
    }

    private func size(of set: [Int]) -> Int {
        set.reduce(0) { $0 + files[$1].size }
    }

    /// Joins each file with those that have the tokens of its aliases.
    private mutating func joinByAliases() {
        var owners: [String: [Int]] = [:]
        for (index, file) in files.enumerated() {
            for path in file.links.defined { owners[path, default: []].append(index) }
        }
        for (index, file) in files.enumerated() {
            for path in file.links.open {
                let known = (owners[path] ?? []).prefix(Self.ownerLimit).map { owner in
                    (owner, shared: file.sharedFolders(with: files[owner]))
                }
                let nearest = known.map(\.shared).max()
                for (owner, shared) in known where shared == nearest { sets.join(index, owner) }
            }
        }
    }

    /// Joins files of one name in several folders that have a token in common, such as those of brands.
    private mutating func joinNamesakes() {
        let alone = sets.all.filter { $0.count == 1 }.flatMap(\.self)
        let byName = Dictionary(grouping: alone) { index in
            FileName.themeID(of: files[index].name)
        }
        for namesakes in byName.values where namesakes.count > 1 {
            var owners: [String: Int] = [:]
            for index in namesakes where files[index].links.hasColor {
                for path in files[index].links.defined {
                    let owner = owners[path] ?? index
                    owners[path] = owner
                    if areApart(index, owner) { sets.join(index, owner) }
                }
            }
        }
    }

    private func areApart(_ file: Int, _ other: Int) -> Bool {
        FileName.folders(of: files[file].name) != FileName.folders(of: files[other].name)
    }

    /// Joins lengths and fonts alone, which are no theme, with the colours beside them.
    private mutating func joinSizes() {
        let found = sets.all
        let themes = found.filter { set in set.contains { files[$0].links.hasColor } }
        for set in found where !set.contains(where: { files[$0].links.hasColor }) {
            let file = files[set[0]]
            guard set.count > 1 || file.links.open.isEmpty else { continue }
            let near = themes.map { theme in
                (theme: theme, shared: file.sharedFolders(with: files[theme[0]]))
            }
            let nearest = near.max { one, other in
                (one.shared, one.theme.count, other.theme[0])
                    < (other.shared, other.theme.count, one.theme[0])
            }
            if let nearest, nearest.shared > 0 { sets.join(set[0], nearest.theme[0]) }
        }
    }

    /// A set of several files that others may belong to.
    private struct Neighbourhood {
        let first: Int
        let folders: Set<ArraySlice<Substring>>
        /// The tokens of its own, and those that its files of modes have once more.
        let base: Set<String>
        let ofModes: Set<String>
        /// Its own and those of the files that are joined with it.
        var known: Set<String>
    }

    /// Joins colours by themselves with the one set that has files in their folder, where they add to its names, or that has
    /// them in another mode.
    private mutating func joinNeighbours() {
        let found = sets.all
        var all = found.filter { $0.count > 1 }.map(neighbourhood)
        for file in found.filter({ $0.count == 1 }).map({ $0[0] }) {
            let links = files[file].links
            guard links.hasColor, !links.namesPage else { continue }
            // A file that two sets could have would make them one theme.
            let open = all.indices.filter { mayBelong(file, to: all[$0]) }
            guard open.count == 1, let place = open.first else { continue }
            all[place].known.formUnion(links.defined)
            sets.join(file, all[place].first)
        }
    }

    private func neighbourhood(of set: [Int]) -> Neighbourhood {
        let base = defined(in: set)
        return Neighbourhood(
            first: set[0],
            folders: Set(set.map { FileName.folders(of: files[$0].name) }),
            base: base,
            ofModes: tokens(of: set.filter { isOfMode($0) }),
            known: base
        )
    }

    private func mayBelong(_ file: Int, to set: Neighbourhood) -> Bool {
        let defined = files[file].links.defined
        guard set.base.isDisjoint(with: defined) else { return false }
        if !isOfMode(file), defined.isSubset(of: set.ofModes) { return true }
        let isNear = set.folders.contains(FileName.folders(of: files[file].name))
        return isNear && set.known.isDisjoint(with: defined)
    }

    /// Joins sets that would be two themes of one id, where neither has a name of the other.
    private mutating func joinSetsOfOneID() {
        let colored = sets.all.filter { set in
            set.count > 1 && set.contains { files[$0].links.hasColor }
        }
        let byID = Dictionary(grouping: colored) { set in
            JoinedTokensReader.id(of: set.map { files[$0].name })
        }
        for namesakes in byID.values where namesakes.count > 1 {
            var known: Set<String> = []
            for set in namesakes {
                let own = defined(in: set)
                if known.isDisjoint(with: own) { sets.join(set[0], namesakes[0][0]) }
                known.formUnion(own)
            }
        }
    }

    /// The tokens of a set; the files of a mode have those of others once more.
    private func defined(in set: [Int]) -> Set<String> {
        let base = set.filter { !isOfMode($0) }
        return tokens(of: base.isEmpty ? set : base)
    }

    private func isOfMode(_ file: Int) -> Bool {
        !TokenFilePath(files[file].name).mode.isEmpty
    }

    private func tokens(of files: [Int]) -> Set<String> {
        files.reduce(into: []) { $0.formUnion(self.files[$1].links.defined) }
    }

    private static func mayHaveTokens(_ bytes: Data, file: String) -> Bool {
        guard bytes.count <= ThemeSource.sizeLimit, !TokenFolderReader.isHead(file) else {
            return false
        }
        switch Container.ending(of: file) {
        case "json", "jsonc": return bytes.holds("value\"") || bytes.holds("$extensions")
        case "yml", "yaml": return bytes.holds("$value")
        default: return false
        }
    }
}
