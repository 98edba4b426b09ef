import SourceTrees

#if canImport(FoundationEssentials)
    package import FoundationEssentials
#else
    package import Foundation
#endif

/// Questions to all formats about the files that are one theme together.
extension FormatSet {
    /// The folder that is one theme and that a path leads into, or that it is; nil for any other path.
    package func themeFolder(of path: String) -> (path: String, kind: ThemeSource.Kind)? {
        for (name, folder) in themeFolders {
            if let path = folder.path(path) { return (path, .together(name)) }
        }
        return nil
    }

    /// True for a file below a folder that is one theme, if it is a part of that.
    package func isPart(_ path: String, of kind: ThemeSource.Kind) -> Bool {
        guard case .together(let name) = kind else { return false }
        return themeFolders[name]?.isPart(path) ?? false
    }

    /// The names of the files that stand for the folder around them, the one that counts first.
    package var folderHeads: [String] { fileReferences.flatMap(\.heads) }

    /// True where the files that a file refers to are no themes by themselves.
    package func takesOthers(_ bytes: Data, file: String) -> Bool {
        fileReferences.contains { $0.takesOthers(bytes, file) }
    }

    /// True for a file that stays a theme although another one refers to it.
    package func staysTheme(_ bytes: Data, file: String) -> Bool {
        fileReferences.contains { $0.staysTheme(bytes, file) }
    }

    /// The file that belongs to another one by its name alone, as it would be named itself.
    package func fileBeside(_ file: String) -> String? {
        fileReferences.lazy.compactMap { $0.pathByName(file) }.first.flatMap { path in
            FileName.path(of: path, from: file)
        }
    }

    /// The paths of the files that a theme file refers to, as it would be named itself.
    package func references(in bytes: Data, file: String) -> [String] {
        if let beside = fileBeside(file) { return [beside] }
        let asked = fileReferences.filter { $0.mayRefer(bytes, file) }
        guard !asked.isEmpty, bytes.count <= ThemeSource.sizeLimit,
            let root = try? root(of: bytes, file: file)
        else { return [] }
        return asked.flatMap { $0.paths(root) }.compactMap { reference in
            let path = reference.prefix { $0 != "#" }
            return path.isEmpty ? nil : FileName.path(of: String(path), from: file)
        }
    }

    /// The way in which these files are one theme.
    package func kind(of files: [SiblingFiles.File]) -> ThemeSource.Kind {
        let way = siblings.first { siblings in
            siblings.looksInside
                && sets(of: files, as: siblings).contains { $0.count == files.count }
        }
        return way?.kind ?? .single
    }

    /// The sets of files that are one theme each, the first file first.
    package func sets(of files: [SiblingFiles.File], as siblings: SiblingFiles) -> [[String]] {
        siblings.find(files) { bytes, file throws(UnreadableFile) in
            try root(of: bytes, file: file)
        }
    }

    /// The names of a file's choices whose use a project may state.
    package func modifierNames(in bytes: Data, file: String) -> [String] {
        guard staysTheme(bytes, file: file),
            let root = try? root(of: bytes, file: file)
        else { return [] }
        return all.flatMap { $0.modifierNames?(root) ?? [] }
    }
}
