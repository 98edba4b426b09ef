import SourceTrees

#if canImport(FoundationEssentials)
    package import FoundationEssentials
#else
    package import Foundation
#endif

/// Questions to all formats about the files that are one theme together.
extension ThemeReader {
    static let themeFolders: [String: ThemeFolder] = {
        var folders: [String: ThemeFolder] = [:]
        for format in FormatSet.builtIn.all {
            guard case .folder(let folder)? = format.filesThatBelongTogether else { continue }
            folders[format.name] = folder
        }
        return folders
    }()

    private static let fileReferences: [FileReferences] = FormatSet.builtIn.all.compactMap {
        format in
        guard case .references(let references)? = format.filesThatBelongTogether else { return nil }
        return references
    }

    /// The ways in which files that stand side by side are one theme, in the order in which they are tried.
    package static let siblings = FormatSet.builtIn.all.flatMap { format -> [SiblingFiles] in
        guard case .siblings(let siblings)? = format.filesThatBelongTogether else { return [] }
        return siblings
    }

    /// The folder that is one theme and that a path leads into, or that it is; nil for any other path.
    package static func themeFolder(of path: String) -> (path: String, kind: ThemeSource.Kind)? {
        for (name, folder) in themeFolders {
            if let path = folder.path(path) { return (path, .together(name)) }
        }
        return nil
    }

    /// Whether a file below a folder that is one theme is a part of it.
    package static func isPart(_ path: String, of kind: ThemeSource.Kind) -> Bool {
        guard case .together(let name) = kind else { return false }
        return themeFolders[name]?.isPart(path) ?? false
    }

    /// The names of the files that stand for the folder around them, the one that counts first.
    package static var folderHeads: [String] { fileReferences.flatMap(\.heads) }

    /// Whether the files that a file refers to are no themes by themselves.
    package static func takesOthers(_ bytes: Data, file: String) -> Bool {
        fileReferences.contains { $0.takesOthers(bytes, file) }
    }

    /// Whether a file stays a theme although another one refers to it.
    package static func staysTheme(_ bytes: Data, file: String) -> Bool {
        fileReferences.contains { $0.staysTheme(bytes, file) }
    }

    /// The file that belongs to another one by its name alone, as it would be named itself.
    package static func fileBeside(_ file: String) -> String? {
        fileReferences.lazy.compactMap { $0.pathByName(file) }.first.flatMap { path in
            FileName.path(of: path, from: file)
        }
    }

    /// The paths of the files that a theme file refers to, as it would be named itself.
    package static func references(in bytes: Data, file: String) -> [String] {
        if let beside = fileBeside(file) { return [beside] }
        let asked = fileReferences.filter { $0.mayRefer(bytes, file) }
        guard !asked.isEmpty, bytes.count <= ThemeSource.sizeLimit,
            let root = try? FormatSet.builtIn.root(of: bytes, file: file)
        else { return [] }
        return asked.flatMap { $0.paths(root) }.compactMap { reference in
            let path = reference.prefix { $0 != "#" }
            return path.isEmpty ? nil : FileName.path(of: String(path), from: file)
        }
    }

    /// The way in which these files are one theme.
    package static func kind(of files: [SiblingFiles.File]) -> ThemeSource.Kind {
        let way = siblings.first { siblings in
            siblings.looksInside
                && siblings.sets(of: files).contains { $0.count == files.count }
        }
        return way?.kind ?? .single
    }

    /// The names of a file's choices whose use a project may state.
    package static func modifierNames(in bytes: Data, file: String) -> [String] {
        guard staysTheme(bytes, file: file),
            let root = try? FormatSet.builtIn.root(of: bytes, file: file)
        else { return [] }
        return FormatSet.builtIn.all.flatMap { $0.modifierNames?(root) ?? [] }
    }
}

extension SiblingFiles {
    /// The sets of files that are one theme each, the first file first.
    package func sets(of files: [File]) -> [[String]] {
        find(files) { bytes, file throws(UnreadableFile) in
            try FormatSet.builtIn.root(of: bytes, file: file)
        }
    }
}
