import Findings
import SourceText
import SourceTrees

#if canImport(FoundationEssentials)
    package import FoundationEssentials
#else
    package import Foundation
#endif

/// A theme file with the other files that it needs, by the names that findings call them.
package struct ThemeSource: Sendable {
    /// How several files are one theme.
    package enum Kind: Sendable {
        /// One file, which may refer to the others.
        case single
        /// The folder of an asset catalog, whose files are the others.
        case catalog
        /// A file for each mode, the others after the first.
        case modes
        /// Files of tokens whose aliases lead from one to another.
        case tokens
    }

    package var file: String
    package var bytes: Data
    package var kind = Kind.single
    package var others: [String: Data] = [:]

    package init(_ file: String, _ bytes: Data, kind: Kind = .single, others: [String: Data] = [:])
    {
        self.file = file
        self.bytes = bytes
        self.kind = kind
        self.others = others
    }

    /// The most files that one theme may refer to, and how large they may be together.
    package static let limit = (files: 200, bytes: 16 << 20)
}

/// The files beside the one that is read.
struct OtherFiles: Sendable {
    /// Why there is no such file.
    enum Problem: Error {
        case remote, outside, missing
        case unreadable(Finding)

        func finding(_ reference: String, at location: SourceLocation) -> Finding {
            func finding(_ message: String, _ help: String) -> Finding {
                Finding(
                    .unreadableFile,
                    .error,
                    "'\(reference.excerpt)' \(message)",
                    help: help,
                    at: location
                )
            }
            return switch self {
            case .remote:
                finding(
                    "is an address, and nothing is fetched",
                    "put the file beside this one, and name its path"
                )
            case .outside: finding("leads out of the project", "move the file into it")
            case .missing:
                finding(
                    "names a file that is not there",
                    "a path is relative to the file that names it"
                )
            case .unreadable(let finding): finding
            }
        }
    }

    private let bytes: [String: Data]
    /// What the contexts of modifiers are, where the project says it.
    let modifiers: [String: ModifierUse]

    init(_ bytes: [String: Data] = [:], modifiers: [String: ModifierUse] = [:]) {
        self.bytes = bytes
        self.modifiers = modifiers
    }

    /// The tree of the file that `file` calls `reference`.
    func root(of reference: String, from file: String) throws(Problem) -> SourceNode {
        if reference.contains("://") { throw .remote }
        guard let path = Self.path(of: reference, from: file) else { throw .outside }
        guard let bytes = bytes[path] else { throw .missing }
        do throws(UnreadableFile) {
            return try ThemeReader.node(bytes, file: path)
        } catch {
            throw .unreadable(error.finding)
        }
    }

    /// The path of what a file calls by a path relative to itself; nil for an address, and where it leads out.
    static func path(of reference: String, from file: String) -> String? {
        guard !reference.contains("://"), !reference.hasPrefix("/"), !reference.utf8.contains(0)
        else { return nil }
        var parts = file.split(separator: "/").dropLast().map(String.init)
        for part in reference.split(separator: "/") where part != "." {
            if part != ".." {
                parts.append(String(part))
            } else if parts.popLast() == nil {
                return nil
            }
        }
        return parts.isEmpty ? nil : (file.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
    }
}

extension ThemeReader {
    /// The asset catalog that a file is in, or that the path is; nil for any other.
    package static func catalog(of path: String) -> String? {
        let names = path.split(separator: "/", omittingEmptySubsequences: false)
        guard
            let index = names.firstIndex(where: { $0.hasSuffix(".xcassets") && $0.utf8.count > 9 })
        else {
            return nil
        }
        return names[...index].joined(separator: "/")
    }

    /// Whether a file joins others, which are no themes by themselves: a resolver, or the head of a folder of sets.
    package static func joinsOthers(_ bytes: Data, file: String) -> Bool {
        TokenFolderReader.isHead(file) || isResolver(bytes, file: file) || isOfFolders(file)
    }

    /// Whether a file's theme has another one in the folder beside its own, as in Android's resources.
    package static func isOfFolders(_ file: String) -> Bool { AndroidReader.night(of: file) != nil }

    /// The names of the files that stand for a folder of sets.
    package static var folderHeads: [String] { TokenFolderReader.heads }

    /// Whether a file is a resolver of design tokens.
    package static func isResolver(_ bytes: Data, file: String) -> Bool {
        isJSON(file) && bytes.holds("\"resolutionOrder\"")
    }

    private static func isJSON(_ file: String) -> Bool {
        ["json", "jsonc"].contains(Container.ending(of: file))
    }

    /// The paths of the files that a theme file refers to, as it would be named itself.
    package static func references(in bytes: Data, file: String) -> [String] {
        if let night = AndroidReader.night(of: file) {
            return OtherFiles.path(of: night, from: file).map { [$0] } ?? []
        }
        let isTOML = Container.ending(of: file) == "toml"
        let isHead = TokenFolderReader.isHead(file)
        let hints =
            isTOML ? ["inherits"] : ["resolutionOrder", "\"include\"", "\"tokenColors\"", ".json"]
        guard isTOML || isJSON(file), bytes.count <= sizeLimit,
            isHead || hints.contains(where: bytes.holds),
            let root = try? node(bytes, file: file)
        else { return [] }
        var references = [MappingSet.builtIn.mapping(for: root)?.inheritedFile(of: root)]
            .compactMap(\.self)
        if isHead { references += TokenFolderReader.references(in: root) }
        for key in ["include", "tokenColors"] { references += root[key]?.text.map { [$0] } ?? [] }
        collectReferences(in: root, &references)
        return references.compactMap { reference in
            let path = reference.prefix { $0 != "#" }
            return path.isEmpty ? nil : OtherFiles.path(of: String(path), from: file)
        }
    }

    private static func collectReferences(in node: SourceNode, _ references: inout [String]) {
        switch node.content {
        case .scalar: return
        case .sequence(let items): for item in items { collectReferences(in: item, &references) }
        case .mapping(let pairs):
            for (key, value) in pairs {
                if key.text == "$ref", let text = value.text, !text.hasPrefix("#"),
                    references.count < 10_000
                {
                    references.append(text)
                }
                collectReferences(in: value, &references)
            }
        }
    }
}

extension Data {
    /// Whether a text stands in it; the searches of the library took 42 % of a check of 3,000 design tokens.
    func holds(_ text: String) -> Bool {
        let wanted = Array(text.utf8)
        return withUnsafeBytes { bytes in
            var start = bytes.startIndex
            while let index = bytes[start...].firstIndex(of: wanted[0]) {
                if bytes[index...].starts(with: wanted) { return true }
                start = index + 1
            }
            return false
        }
    }
}
