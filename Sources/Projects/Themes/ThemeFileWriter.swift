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
        let change: ChangedThemeFile
        let replacement: FileReplacement

        func attempt(_ step: () throws -> Void) throws(WritingError) {
            do { try step() } catch is FileReplacement.Changed { throw .changed(shown) } catch {
                throw .failed(shown, reason: "\(error)")
            }
        }
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
                let replacement = try FileReplacement(path: absolute, mode: mode)
                files.append(File(shown: shown, change: change, replacement: replacement))
            } catch { throw .failed(shown, reason: "\(error)") }
        }
        self.files = files
    }

    /// Writes the files; if one cannot be written, or was saved meanwhile, all have their old bytes again.
    package func write() throws(WritingError) {
        for file in files {
            try file.attempt { try file.replacement.write(file.change.after) }
        }
        for (index, file) in files.enumerated() {
            do throws(WritingError) {
                try file.attempt {
                    try file.replacement.exchange(file.change.after, for: file.change.before)
                }
            } catch {
                try putBack(files[..<index], after: error)
                throw error
            }
        }
    }

    private func putBack(_ written: ArraySlice<File>, after error: WritingError)
        throws(WritingError)
    {
        let left = written.filter { file in
            (try? file.replacement.putBack(file.change.after)) == nil
        }
        guard let first = left.first else { return }
        let names = left.map { "'\($0.shown)'" }.joined(separator: ", ")
        throw .failed(
            first.shown,
            reason: "\(error)",
            help: "the old values could not be put back into \(names)"
        )
    }
}
