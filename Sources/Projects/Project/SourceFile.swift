package import ForeignFormats
import ThemeFormats

#if canImport(FoundationEssentials)
    package import FoundationEssentials
#else
    package import Foundation
#endif

/// The path and bytes of a source file.
package struct SourceFile: Sendable {
    /// The file's name in findings and the site: relative to the project, or to the parent of a folder outside it.
    package let label: String
    /// Relative to the listed folder.
    package let path: String
    /// Longer than the limit for its kind if the file is too large, but perhaps not complete then.
    package internal(set) var bytes: Data
    /// The reason for which the file cannot be read; nil if it can.
    package var problem: FileProblem?
    /// The manner in which it and the others are one theme.
    package var kind = ThemeSource.Kind.single
    /// The other files of its theme, by their labels.
    package var others: [String: Data] = [:]
    /// The reasons why further files that it refers to are not read, by their labels.
    package var unread: [String: String] = [:]
    package var formats = FormatSet.builtIn

    /// A text that stands on no disk, with the files that it refers to.
    package func replaced(
        named label: String,
        by text: String,
        with others: [String: Data]
    ) -> SourceFile {
        var file = SourceFile(label: label, path: path, bytes: Data(text.utf8))
        file.others = others
        file.formats = formats
        return file
    }

    /// A hash of the path and the bytes, those of other files too.
    package var hash: UInt64 {
        var hash = ContentHash()
        hash.add(label)
        hash.add(path)
        hash.add(problem?.rawValue)
        hash.add(bytes)
        for (label, bytes) in others.sorted(by: { $0.key < $1.key }) {
            hash.add(label)
            hash.add(bytes)
        }
        for (label, reason) in unread.sorted(by: { $0.key < $1.key }) {
            hash.add(label)
            hash.add(reason)
        }
        return hash.value
    }
}

extension Project {
    package func read(_ source: SourcePath, limit: Int) throws(LoadingError) -> SourceFile {
        var bytes = Data()
        if source.problem == nil { try read(source, limit: limit) { bytes.append(contentsOf: $0) } }
        return SourceFile(
            label: source.label,
            path: source.path,
            bytes: bytes,
            problem: source.problem
        )
    }

    /// Passes a file of any size to `visit`, block by block.
    package func read(
        _ source: SourcePath,
        limit: Int = .max,
        _ visit: (UnsafeRawBufferPointer) throws -> Void
    ) throws(LoadingError) {
        let isNamed = source.folder.isOfNamedFile
        do {
            try files.read(
                isNamed ? source.absolute : source.path,
                in: isNamed ? nil : source.folder.path,
                limit: limit,
                visit
            )
        } catch {
            throw .unreadable(shown(source.absolute), reason: "\(error)")
        }
    }

    /// A hash of the file's path and bytes.
    package func hash(of source: SourcePath) throws(LoadingError) -> UInt64 {
        var hash = ContentHash()
        var count = UInt64(0)
        hash.add(source.label)
        try read(source) { block in
            hash.add(piece: block)
            count += UInt64(block.count)
        }
        hash.add(count)
        return hash.value
    }
}
