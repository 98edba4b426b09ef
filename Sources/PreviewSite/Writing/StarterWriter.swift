#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Writes the files of a new project, and leaves alone what is there.
package struct StarterWriter: Sendable {
    private let folder: String

    /// Writes below `folder`, which is made if it is not there.
    package init(folder: String) { self.folder = folder }

    /// Writes a file; returns false where there is one already.
    package func write(_ text: String, to path: String) throws(WritingError) -> Bool {
        let file = URL(filePath: "\(folder)/\(path)")
        do {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            if FileManager.default.fileExists(atPath: file.path(percentEncoded: false)) { return false }
            try Data(text.utf8).write(to: file, options: .atomic)
            return true
        } catch {
            throw .failed("\(folder)/\(path)", reason: "\(error)")
        }
    }
}
