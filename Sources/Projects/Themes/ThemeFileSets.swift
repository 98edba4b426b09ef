import ForeignFormats
import SourceText
import SystemPackage
import ThemeRendering

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Puts together the files that are one theme: a catalog's, a resolver's with its sources, a folder's of sets, those of one
/// mode each, those of tokens that refer to each other.
struct ThemeFileSets {
    private let files: [SourceFile]
    private let known: [String: Data]
    private let formats: FormatSet
    /// Reads a file by its name in findings; nil where there is none.
    private let read: (String) throws -> Data?

    init(
        _ files: [SourceFile],
        _ formats: FormatSet,
        reading read: @escaping (String) throws -> Data?
    ) {
        self.files = files
        self.formats = formats
        known = Dictionary(keepingFirst: files.map { ($0.label, $0.bytes) })
        self.read = read
    }

    /// One entry for each theme file, or set of files; in the order of the files.
    var joined: [SourceFile] {
        var result: [SourceFile] = []
        var parts: Set<String> = []
        for file in withFolders {
            var file = file
            if file.kind == .single, file.problem == nil { addOthers(to: &file) }
            if formats.takesOthers(file.bytes, file: file.label) {
                parts.formUnion(file.others.keys)
            }
            result.append(file)
        }
        result.removeAll { file in
            parts.contains(file.label) && file.kind == .single
                && !formats.staysTheme(file.bytes, file: file.label)
        }
        return formats.siblings.reduce(result) { files, siblings in
            joining(siblings, among: files)
        }
    }

    /// The files, those that stand side by side as one.
    private func joining(
        _ siblings: SiblingFiles,
        among files: [SourceFile]
    ) -> [SourceFile] {
        let whole = files.filter { file in
            file.kind == .single && file.problem == nil
                && (file.others.isEmpty || !siblings.looksInside)
        }
        let sets = formats.sets(of: whole.map { ($0.label, $0.bytes) }, as: siblings)
        return sets.reduce(files) { files, set in
            Self.joining(set, of: files, as: siblings.kind)
        }
    }

    private static func joining(
        _ set: [String],
        of files: [SourceFile],
        as kind: ThemeSource.Kind
    ) -> [SourceFile] {
        guard let index = files.firstIndex(where: { $0.label == set[0] }) else { return files }
        let rest = Set(set.dropFirst())
        var files = files
        files[index].kind = kind
        for file in files where rest.contains(file.label) {
            files[index].others[file.label] = file.bytes
        }
        files.removeAll { rest.contains($0.label) }
        return files
    }

    /// The files, those of a folder that is one theme as one.
    private var withFolders: [SourceFile] {
        var result: [SourceFile] = []
        var indices: [String: Int] = [:]
        for file in files {
            guard let (folder, kind) = formats.themeFolder(of: file.label),
                let path = formats.themeFolder(of: file.path)?.path
            else {
                result.append(file)
                continue
            }
            let index = indices[folder] ?? result.count
            if index == result.count {
                indices[folder] = index
                result.append(SourceFile(label: folder, path: path, bytes: Data(), kind: kind))
            }
            result[index].others[file.label] = file.bytes
            result[index].problem = result[index].problem ?? file.problem
        }
        return result
    }

    /// Adds the files that a file refers to, directly or not; within limits, since each theme has its own copy of them.
    private func addOthers(to file: inout SourceFile) {
        var size = 0
        var queue = formats.references(in: file.bytes, file: file.label)
        while let label = queue.popLast() {
            guard label != file.label, file.others[label] == nil, file.unread[label] == nil
            else { continue }
            do {
                guard let bytes = try known[label] ?? read(label) else { continue }
                size += bytes.count
                try Self.check(count: file.others.count, size: size)
                file.others[label] = bytes
                queue += formats.references(in: bytes, file: label)
            } catch {
                file.unread[label] = "\(error)"
            }
        }
    }

    private static func check(count: Int, size: Int) throws(TooManyFiles) {
        let limit = ThemeSource.limit
        if count >= limit.files || size > limit.bytes { throw TooManyFiles() }
    }
}

/// The files that one theme refers to exceed the limits.
private struct TooManyFiles: Error, CustomStringConvertible {
    var description: String {
        let limit = ThemeSource.limit
        return
            "one theme refers to at most \(limit.files) files of \(limit.bytes >> 20) MiB together"
    }
}

extension Project {
    /// The folders at which names in findings begin: the project, or the parent of a folder outside it.
    func roots(of sources: [SourcePath]) -> [String] {
        Set(sources.compactMap { $0.absolute.dropping($0.label) }).sorted()
    }

    /// The theme files, those that are one theme together.
    func joined(_ files: [SourceFile], at sources: [SourcePath]) -> [SourceFile] {
        let roots = roots(of: sources)
        return ThemeFileSets(files, formats.set) { label in
            for root in roots {
                let bytes = try self.files.readIfPresent(label, in: root)
                if let bytes { return bytes }
            }
            return nil
        }.joined
    }
}

extension ProjectFiles {
    /// The bytes of a theme file; nil where there is none.
    func readIfPresent(_ path: String, in folder: String) throws -> Data? {
        do {
            return try read(path, in: folder, limit: ThemeSource.sizeLimit)
        } catch Errno.noSuchFileOrDirectory, Errno.notDirectory {
            return nil
        }
    }
}

extension String {
    /// The folder in which a path has a name; nil where the path ends otherwise.
    fileprivate func dropping(_ name: String) -> String? {
        hasSuffix("/\(name)") ? String(Substring(utf8.dropLast(name.utf8.count + 1))) : nil
    }
}
