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
        /// The path without links: what is behind a link is replaced, and not the link.
        let path: String
        let shown: String
        let bytes: Data
        let mode: mode_t

        /// The name under which it is written first.
        var temporary: String { path + ".themepreview-\(getpid())" }
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
            files.append(File(path: absolute, shown: shown, bytes: change.after, mode: status.st_mode & 0o777))
        }
        self.files = files
    }

    /// Writes the files: all of them beside the old ones first, which they then replace, so that each is the old or the new one at
    /// any moment, and where one cannot be written none is.
    package func write() throws(WritingError) {
        defer { for file in files { unlink(file.temporary) } }
        for file in files {
            do {
                let descriptor = try FileDescriptor.open(
                    file.temporary, .writeOnly, options: [.create, .exclusiveCreate, .noFollow],
                    permissions: FilePermissions(rawValue: CModeT(file.mode)))
                try descriptor.closeAfter { _ = try descriptor.writeAll(file.bytes) }
            } catch {
                throw .failed(file.shown, reason: "\(error)")
            }
        }
        for file in files where rename(file.temporary, file.path) != 0 {
            throw .failed(file.shown, reason: "\(Errno(rawValue: errno))")
        }
    }
}
