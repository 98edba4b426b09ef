import SystemPackage

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Writes theme files that a fix has changed.
package struct ThemeFileWriter: Sendable {
    private let files: [File]

    private struct File {
        /// What is behind a link is replaced, and not the link.
        let replacement: FileReplacement
        let shown: String
        let bytes: Data

        /// Takes a step of the replacement.
        func attempt(_ step: (FileReplacement) throws -> Void) throws(WritingError) {
            do { try step(replacement) } catch { throw .failed(shown, reason: "\(error)") }
        }
    }

    /// Makes sure of every file that it is as it was read, and may be written; nothing is written yet.
    ///
    /// `path` gives the path of a file that is changed, as one would type it in `currentFolder`.
    package init(
        _ changes: [SiteFix.ChangedFile], currentFolder: String, path: (SiteFix.ChangedFile) -> String
    ) throws(WritingError) {
        var files: [File] = []
        for change in changes {
            let shown = path(change)
            let absolute = FileKind.canonical(ProjectFolder.absolute(shown, in: currentFolder))
            guard let present = try? Data(contentsOf: URL(filePath: absolute)), present == change.before else {
                throw .changed(shown)
            }
            var status = stat()
            guard access(absolute, W_OK) == 0, stat(absolute, &status) == 0 else {
                throw .failed(shown, reason: "\(Errno(rawValue: errno))")
            }
            let replacement = FileReplacement(path: absolute, mode: status.st_mode & 0o777)
            files.append(File(replacement: replacement, shown: shown, bytes: change.after))
        }
        self.files = files
    }

    /// Writes the files: all of them beside the old ones first, which they then replace, so that each is the old or the new one at
    /// any moment, and where one cannot be written none is.
    package func write() throws(WritingError) {
        defer { for file in files { file.replacement.discard() } }
        for file in files { try file.attempt { try $0.write(file.bytes) } }
        for file in files { try file.attempt { try $0.move() } }
    }
}
