package import Findings
package import ForeignFormats

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
        let tables = try files.files(in: root, label: Self.folder) { path in
            [".yml", ".yaml"].contains(where: path.hasSuffix)
        }
        for table in tables.prefix(Self.limit.files) {
            let label = "\(Self.folder)/\(table.path)"
            let limit = Self.limit.bytes
            let text = try files.text(of: table.path, in: root, limit: limit, label: label)
            texts.append((label, text))
        }
        if texts.isEmpty { return }
        (set, findings) = FormatSet.read(texts)
    }
}
