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
            let formats = formats.set
            var source = try source(path, shown: shown, formats)
            if !parts.isEmpty {
                let files = parts.map { (name: $0.key, bytes: $0.value) }
                source.kind = formats.kind(of: files + [(shown, source.bytes)])
                source.others = parts
            }
            return ThemeReader.read(source, formats)
        } catch let error as UnreadablePath {
            throw .unreadable(shown, reason: "\(error.reason)")
        } catch {
            throw .unreadable(shown, reason: "\(error)")
        }
    }

    /// The file with those below its folder that it refers to, or all of a catalog's; for a folder of sets, its head.
    private static func source(
        _ path: String,
        shown: String,
        _ formats: FormatSet
    ) throws -> ThemeSource {
        guard try DiskFiles().kind(at: path) == .folder else {
            return try fileSource(path, shown: shown, formats)
        }
        let head = formats.folderHeads.first { FileKind(following: "\(path)/\($0)") == .file }
        if let head {
            let separator = shown.hasSuffix("/") ? "" : "/"
            return try source("\(path)/\(head)", shown: shown + separator + head, formats)
        }
        if let (folder, kind) = formats.themeFolder(of: path), folder == path {
            return try folderSource(path, kind, shown: shown, formats)
        }
        return try fileSource(path, shown: shown, formats)
    }

    private static func folderSource(
        _ path: String,
        _ kind: ThemeSource.Kind,
        shown: String,
        _ formats: FormatSet
    ) throws -> ThemeSource {
        let disk = DiskFiles()
        var source = ThemeSource(shown, Data(), kind: kind)
        let files = try disk.files(in: path) { _ in false }
        for file in files where formats.isPart(file.path, of: kind) {
            let bytes = try disk.read(file.path, in: path, limit: ThemeSource.sizeLimit)
            source.others["\(shown)/\(file.path)"] = bytes
        }
        return source
    }

    private static func fileSource(
        _ path: String,
        shown: String,
        _ formats: FormatSet
    ) throws -> ThemeSource {
        let disk = DiskFiles()
        let bytes = try disk.read(path, limit: ThemeSource.sizeLimit)
        let (folder, start) = home(of: path, shown: shown, formats)
        let file = SourceFile(label: shown, path: shown, bytes: bytes)
        let sets = ThemeFileSets([file], formats) { label in
            guard label.hasPrefix(start) else { return nil }
            let name = String(label.dropFirst(start.count))
            return try disk.readIfPresent(name, in: folder)
        }
        let joined = sets.joined.first
        return ThemeSource(
            shown,
            bytes,
            others: joined?.others ?? [:],
            unread: joined?.unread ?? [:]
        )
    }

    /// The folder with the files that a file may refer to, and the start of their names.
    private static func home(
        of path: String,
        shown: String,
        _ formats: FormatSet
    ) -> (folder: String, start: String) {
        let isAlone = formats.fileBeside(shown) == nil
        let folder = isAlone ? path.parentPath : path.parentPath.parentPath
        let near = isAlone ? shown : shown.parentPath
        return (folder, near.contains("/") ? "\(near.parentPath)/" : "")
    }

    /// Files, each with those that are one theme with it; one that cannot be read has none.
    package static func joined(
        _ files: [String],
        in folder: String,
        _ formats: ProjectFormats
    ) -> [(file: String, parts: [String: Data])] {
        var bytes: [String: Data] = [:]
        for file in files {
            let path = ProjectFolder.absolute(file, in: folder)
            bytes[file] = try? DiskFiles().read(path, limit: ThemeSource.sizeLimit)
        }
        let whole = bytes.map { (name: $0.key, bytes: $0.value) }
        let siblings = formats.set.siblings.filter(\.looksInside)
        let sets = siblings.flatMap { formats.set.sets(of: whole, as: $0) }
        let parts = Dictionary(uniqueKeysWithValues: sets.map { ($0[0], Set($0.dropFirst())) })
        let beside = files.compactMap(formats.set.fileBeside)
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
