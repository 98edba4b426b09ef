package import Findings
import ForeignFormats
import ThemeFormats
package import ThemeModel
import ThemeRendering

#if canImport(FoundationEssentials)
    package import FoundationEssentials
#else
    package import Foundation
#endif

/// A theme file that somebody names, outside a project as well.
package enum ThemeFile {
    /// The themes in a file, and what is wrong with it or in none of them; `shown` is its path for messages.
    ///
    /// `parts` are further files of tokens that are one theme with it, by their paths for messages.
    package static func read(
        _ path: String,
        shown: String,
        with parts: [String: Data] = [:],
        _ formats: ProjectFormats = ProjectFormats()
    ) throws(LoadingError) -> (documents: [ThemeDocument], findings: [Finding]) {
        do {
            var source = try source(path, shown: shown)
            if !parts.isEmpty {
                let files = parts.map { (name: $0.key, bytes: $0.value) }
                source.kind = ThemeReader.kind(of: files + [(shown, source.bytes)])
                source.others = parts
            }
            let (documents, findings) = ThemeReader.read(source, formats.set)
            let unread = ThemeReader.unreadColors(in: source, of: documents, formats.set)
            return (documents, findings + [unread].compactMap(\.self))
        } catch let error as UnreadablePath {
            throw .unreadable(shown, reason: "\(error.reason)")
        } catch {
            throw .unreadable(shown, reason: "\(error)")
        }
    }

    /// The file with those below its folder that it refers to, or all of a catalog's; for a folder of sets, its head.
    private static func source(_ path: String, shown: String) throws -> ThemeSource {
        let disk = DiskFiles()
        let limit = ThemeSource.sizeLimit
        if try disk.kind(at: path) == .folder,
            let head = ThemeReader.folderHeads.first(where: {
                FileKind(following: "\(path)/\($0)") == .file
            })
        {
            return try source(
                "\(path)/\(head)",
                shown: shown.hasSuffix("/") ? shown + head : "\(shown)/\(head)"
            )
        }
        if let (folder, kind) = ThemeReader.themeFolder(of: path), folder == path,
            try disk.kind(at: path) == .folder
        {
            var source = ThemeSource(shown, Data(), kind: kind)
            for file in try disk.files(in: path, skipping: { _ in false })
            where ThemeReader.isPart(file.path, of: kind) {
                source.others["\(shown)/\(file.path)"] = try disk.read(
                    file.path,
                    in: path,
                    limit: limit
                )
            }
            return source
        }
        let bytes = try disk.read(path, limit: limit)
        let (folder, start) = home(of: path, shown: shown)
        let file = SourceFile(label: shown, path: shown, bytes: bytes)
        let joined = ThemeFileSets([file]) { label in
            label.hasPrefix(start)
                ? try? disk.read(String(label.dropFirst(start.count)), in: folder, limit: limit)
                : nil
        }.joined
        return ThemeSource(shown, bytes, others: joined.first?.others ?? [:])
    }

    /// The folder with the files that a file may refer to, and how names of these begin.
    private static func home(of path: String, shown: String) -> (folder: String, start: String) {
        func start(_ shown: String) -> String { shown.contains("/") ? "\(shown.parentPath)/" : "" }
        if ThemeReader.fileBeside(shown) == nil { return (path.parentPath, start(shown)) }
        return (path.parentPath.parentPath, start(shown.parentPath))
    }

    /// Files, each with those that are one theme with it; which of them can be read, its own reading says.
    package static func joined(_ files: [String], in folder: String) -> [(
        file: String, parts: [String: Data]
    )] {
        let bytes = files.reduce(into: [String: Data]()) { bytes, file in
            bytes[file] = try? DiskFiles().read(
                ProjectFolder.absolute(file, in: folder),
                limit: ThemeSource.sizeLimit
            )
        }
        let whole = bytes.map { (name: $0.key, bytes: $0.value) }
        let sets = ThemeReader.siblings.filter(\.looksInside).flatMap { $0.sets(of: whole) }
        let parts = Dictionary(uniqueKeysWithValues: sets.map { ($0[0], Set($0.dropFirst())) })
        let beside = files.compactMap(ThemeReader.fileBeside)
        let others = parts.values.reduce(into: Set(beside)) { $0.formUnion($1) }
        return files.filter { !others.contains($0) }.map { file in
            (file, bytes.filter { parts[file]?.contains($0.key) ?? false })
        }
    }

    /// The bytes of a file in any format.
    package static func bytes(_ path: String, shown: String) throws(LoadingError) -> Data {
        do { return try DiskFiles().read(path, limit: ThemeSource.sizeLimit) } catch {
            throw .unreadable(shown, reason: "\(error)")
        }
    }
}
