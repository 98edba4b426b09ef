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
        let shown: String
        let new: Version
        /// Written beside the old file too before any is overwritten: later the disk may be full.
        let old: Version

        func attempt(_ step: () throws -> Void) throws(WritingError) {
            do { try step() } catch { throw .failed(shown, reason: "\(error)") }
        }
    }

    private struct Version {
        let bytes: Data
        let replacement: FileReplacement

        func write() throws { try replacement.write(bytes) }
    }

    /// Checks that every file still has the bytes that were read, and is writable; writes nothing yet.
    ///
    /// `path` returns a file's path relative to `currentFolder`.
    package init(
        _ changes: [ChangedThemeFile],
        currentFolder: String,
        path: (ChangedThemeFile) -> String
    ) throws(WritingError) {
        var files: [File] = []
        for change in changes {
            let shown = path(change)
            // Overwrites the target of a link, not the link.
            let absolute = FileKind.canonical(ProjectFolder.absolute(shown, in: currentFolder))
            guard (try? DiskFiles().read(absolute, limit: change.before.count)) == change.before
            else {
                throw .changed(shown)
            }
            do {
                guard access(absolute, W_OK) == 0 else { throw Errno(rawValue: errno) }
                let mode = try Stat(absolute).permissions.rawValue & 0o777
                let versions = try [change.after, change.before].map { bytes in
                    Version(
                        bytes: bytes,
                        replacement: try FileReplacement(path: absolute, mode: mode)
                    )
                }
                files.append(File(shown: shown, new: versions[0], old: versions[1]))
            } catch { throw .failed(shown, reason: "\(error)") }
        }
        self.files = files
    }

    /// Writes the files; if one cannot be written, all have their old bytes again.
    package func write() throws(WritingError) {
        for file in files {
            try file.attempt {
                try file.new.write()
                try file.old.write()
            }
        }
        for (index, file) in files.enumerated() {
            do { try file.new.replacement.move() } catch {
                let left = files[..<index].filter { (try? $0.old.replacement.move()) == nil }.map {
                    "'\($0.shown)'"
                }
                let help =
                    "the old values could not be put back into \(left.joined(separator: ", "))"
                throw .failed(file.shown, reason: "\(error)", help: left.isEmpty ? nil : help)
            }
        }
    }
}
