package import Findings
package import ForeignFormats

/// The formats that a project reads: those that are built in, and the tables in its folder `formats`.
package struct ProjectFormats: Sendable {
    package static let folder = "formats"
    /// How many tables a project may have, and how large each may be.
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
        let names: [ListedFile]
        do { names = try files.files(in: root) { _ in false } } catch {
            throw .unreadable(Self.folder, reason: "\(error.reason)")
        }
        let tables = names.filter { file in
            file.problem == nil && [".yml", ".yaml"].contains { file.path.hasSuffix($0) }
        }
        var texts: [(file: String, text: String)] = []
        for table in tables.prefix(Self.limit.files) {
            let label = "\(Self.folder)/\(table.path)"
            do {
                let bytes = try files.read(table.path, in: root, limit: Self.limit.bytes)
                if bytes.count > Self.limit.bytes {
                    throw LoadingError.unreadable(label, reason: "it is larger than 1 MiB")
                }
                texts.append((label, try String(bytes, of: label)))
            } catch let error as LoadingError { throw error } catch {
                throw .unreadable(label, reason: "\(error)")
            }
        }
        if tables.isEmpty { return }
        (set, findings) = FormatSet.read(texts)
    }
}
