package import Findings

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A project's baseline on disk.
package struct BaselineFile: Sendable {
    private let path: String
    /// The path as one would type it in the present folder.
    package let label: String

    /// Names a file by its absolute path.
    package init(path: String, currentFolder: String) {
        self.init(path: path, label: ProjectFolder.relative(path, to: currentFolder))
    }

    /// Names a file by its absolute path, and by what is said of it.
    package init(path: String, label: String) {
        // What is behind a link is replaced, and not the link.
        self.path = FileKind.canonical(path)
        self.label = label
    }

    /// Whether there is nothing in the file: so begins who redirects into it.
    package var isBlank: Bool {
        (try? Data(contentsOf: URL(filePath: path)))?.allSatisfy { [0x09, 0x0A, 0x0D, 0x20].contains($0) } ?? false
    }

    /// Reads the baseline; nil where there is no file.
    package func read() throws -> Baseline? {
        try Self.read(path, among: DiskFiles(), label: label)
    }

    /// Reads a baseline that may lie elsewhere than on disk; nil where there is no file.
    static func read(_ path: String, among files: any ProjectFiles, label: String) throws -> Baseline? {
        guard try files.kind(at: path, label: label) != nil else { return nil }
        return try Baseline(parsing: try files.text(at: path, label: label), file: label)
    }

    /// Writes the baseline by way of a temporary file, unless it is there as it is; returns whether it was written.
    package func write(_ baseline: Baseline) throws(WritingError) -> Bool {
        let text = baseline.text
        if let present = try? Data(contentsOf: URL(filePath: path)), present == Data(text.utf8) { return false }
        try WholeFile.write(text, to: path, shown: label)
        return true
    }
}
