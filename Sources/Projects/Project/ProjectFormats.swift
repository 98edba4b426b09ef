package import Findings
package import ForeignFormats

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The formats that a project reads: those that are built in, and the tables in its folder `formats`.
package struct ProjectFormats: Sendable {
    package static let folder = "formats"
    /// The most tables of a project, and the most bytes of each.
    package static let limit = (files: 200, bytes: 1 << 20)

    package internal(set) var set = FormatSet.builtIn
    package private(set) var findings: [Finding] = []

    /// The names of all formats that it reads, those of its tables last.
    var names: [String] { self.set.names }

    /// Only what is built in.
    package init() {}

    /// Reads the tables of a folder, if it is there.
    init(in folder: ProjectFolder, among files: any ProjectFiles) throws(LoadingError) {
        let root = folder.absolute(Self.folder)
        guard try files.kind(at: root, label: Self.folder) == .folder else { return }
        var texts: [(file: String, text: String)] = []
        for table in try Self.tables(in: root, among: files) {
            let label = "\(Self.folder)/\(table.path)"
            texts.append((label, try Self.text(of: table, in: root, label, among: files)))
        }
        if texts.isEmpty { return }
        (set, findings) = FormatSet.read(texts)
    }

    private static func tables(
        in root: String,
        among files: any ProjectFiles
    ) throws(LoadingError) -> [ListedFile] {
        let found: [ListedFile]
        do {
            found = try files.files(in: root) { _ in false }
        } catch {
            throw .unreadable(folder, reason: "\(error.reason)")
        }
        let tables = found.filter { file in
            file.problem == nil && [".yml", ".yaml"].contains { file.path.hasSuffix($0) }
        }
        return Array(tables.prefix(limit.files))
    }

    private static func text(
        of table: ListedFile,
        in root: String,
        _ label: String,
        among files: any ProjectFiles
    ) throws(LoadingError) -> String {
        let bytes: Data
        do {
            bytes = try files.read(table.path, in: root, limit: limit.bytes)
        } catch {
            throw .unreadable(label, reason: "\(error)")
        }
        if bytes.count > limit.bytes {
            throw .unreadable(label, reason: "it is larger than \(limit.bytes >> 20) MiB")
        }
        return try String(bytes, of: label)
    }
}
