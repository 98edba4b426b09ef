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

/// Writes the theme files that `fix` changed.
package struct ThemeFileWriter: Sendable {
    private let files: [File]

    private struct File {
        /// Overwrites the target of a link, not the link.
        let replacement: FileReplacement
        let shown: String
        let bytes: Data

        func attempt(_ step: (FileReplacement) throws -> Void) throws(WritingError) {
            do { try step(replacement) } catch { throw .failed(shown, reason: "\(error)") }
        }
    }

    /// Checks that every file still has the bytes that were read, and is writable; writes nothing yet.
    ///
    /// `path` returns a file's path relative to `currentFolder`.
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

    /// Writes all new files beside the old ones, then renames each over the old one.
    ///
    /// If one cannot be written, none is overwritten.
    package func write() throws(WritingError) {
        defer { for file in files { file.replacement.discard() } }
        for file in files { try file.attempt { try $0.write(file.bytes) } }
        for file in files { try file.attempt { try $0.move() } }
    }
}
