import ColorScience
import Findings
import SourceTrees
import ThemeModel

#if canImport(FoundationEssentials)
    package import FoundationEssentials
#else
    package import Foundation
#endif

/// What a file of design tokens has, and what it refers to in other files.
struct TokenLinks {
    /// The paths of its tokens.
    private(set) var defined: Set<String> = []
    /// The paths that its aliases name and that it does not have.
    private(set) var open: Set<String> = []

    private(set) var hasColor = false

    private static let limit = (tokens: 20_000, aliases: 2_000)

    /// Nil for a file that is no plain file of tokens.
    init?(_ root: SourceNode) {
        if NativeReader.isNative(root) || root["resolutionOrder"] != nil
            || LegacyTokensReader.isOfSets(root)
        {
            return nil
        }
        collect(root, path: "")
        if defined.isEmpty { return nil }
        open.subtract(defined)
    }

    private mutating func collect(_ node: SourceNode, path: String) {
        guard case .mapping(let pairs) = node.content, defined.count < Self.limit.tokens else {
            return
        }
        let values = Self.values(of: node)
        if !values.isEmpty, !path.isEmpty {
            defined.insert(path.hasSuffix(".$root") ? String(path.dropLast(6)) : path)
            for value in values { collectAliases(in: value) }
        }
        for (key, value) in pairs {
            guard let name = key.text, !name.hasPrefix("$") || name == "$root" else { continue }
            collect(value, path: path.isEmpty ? name : "\(path).\(name)")
        }
    }

    /// The values of a token, in each of its sets; none of a group.
    private static func values(of node: SourceNode) -> [SourceNode] {
        if let value = node["$value"] { return [value] }
        if let value = node["value"], value.text != nil || node["type"] != nil { return [value] }
        return (node["sets"]?.pairs ?? []).flatMap { values(of: $0.value) }
    }

    private mutating func collectAliases(in value: SourceNode) {
        switch value.content {
        case .scalar(let text, _):
            if !hasColor, (try? Color(parsing: text)) != nil { hasColor = true }
            for match in text.matches(of: /\{([^{}]+)\}/) where open.count < Self.limit.aliases {
                let path = String(match.1).trimmed
                open.insert(path.hasSuffix(".value") ? String(path.dropLast(6)) : path)
            }
        case .sequence(let items): for item in items { collectAliases(in: item) }
        case .mapping(let pairs):
            hasColor = hasColor || value["colorSpace"] != nil
            for (_, value) in pairs { collectAliases(in: value) }
        }
    }
}

extension ThemeReader {
    /// The files of tokens that are one theme together, since aliases of one lead to tokens of another; each set in order.
    ///
    /// Of several files that have a token, those count that share the most folders with the alias.
    package static func tokenSets(of files: [(name: String, bytes: Data)]) -> [[String]] {
        let candidates = files.filter { mayHaveTokens($0.bytes, file: $0.name) }.sorted {
            $0.name < $1.name
        }
        guard candidates.count > 1 else { return [] }
        let links = candidates.compactMap { name, bytes in
            (try? node(bytes, file: name)).flatMap { TokenLinks($0) }.map {
                (name: name, links: $0)
            }
        }
        var sets = DisjointSets(count: links.count)
        join(links, in: &sets)
        joinSizes(of: links, in: &sets)
        return sets.all.filter { (2...ThemeSource.limit.files).contains($0.count) }
            .map { set in set.map { links[$0].name } }
    }

    /// Joins each file with those that have the tokens of its aliases.
    private static func join(
        _ files: [(name: String, links: TokenLinks)],
        in sets: inout DisjointSets
    ) {
        var owners: [String: [Int]] = [:]
        for (index, file) in files.enumerated() {
            for path in file.links.defined { owners[path, default: []].append(index) }
        }
        for (index, file) in files.enumerated() {
            for path in file.links.open {
                let known = (owners[path] ?? []).prefix(ownerLimit).map { owner in
                    (owner, shared: sharedFolders(file.name, files[owner].name))
                }
                let nearest = known.map(\.shared).max()
                for (owner, shared) in known where shared == nearest { sets.join(index, owner) }
            }
        }
    }

    /// Joins lengths and fonts alone, which are no theme, with the colours beside them.
    private static func joinSizes(
        of files: [(name: String, links: TokenLinks)],
        in sets: inout DisjointSets
    ) {
        let all = sets.all
        let themes = all.filter { $0.count > 1 || files[$0[0]].links.hasColor }
        for set in all where set.count == 1 {
            let file = files[set[0]]
            guard !file.links.hasColor, file.links.open.isEmpty else { continue }
            let near = themes.map {
                (theme: $0[0], shared: sharedFolders(file.name, files[$0[0]].name))
            }
            let nearest = near.max { ($0.shared, $1.theme) < ($1.shared, $0.theme) }
            if let nearest, nearest.shared > 0 { sets.join(set[0], nearest.theme) }
        }
    }

    /// How many folders two paths share, from the first on.
    private static func sharedFolders(_ one: String, _ other: String) -> Int {
        zip(one.split(separator: "/").dropLast(), other.split(separator: "/").dropLast()).prefix {
            $0 == $1
        }.count
    }

    /// How many of the files that have a token of one name are looked at.
    private static let ownerLimit = 64

    private static func mayHaveTokens(_ bytes: Data, file: String) -> Bool {
        guard bytes.count <= sizeLimit, !TokenFolderReader.isHead(file) else { return false }
        switch Container.ending(of: file) {
        case "json", "jsonc": return bytes.holds("value\"")
        case "yml", "yaml": return bytes.holds("$value")
        default: return false
        }
    }
}
