import Foundation
import TestSupport

/// A folder of a test's own, gone with the test.
final class TemporaryFolder: Sendable {
    let path: String

    init() throws {
        let url = FileManager.default.temporaryDirectory.appending(
            path: "themepreview-\(UUID().uuidString)"
        )
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        path = url.resolvingSymlinksInPath().path(percentEncoded: false)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// Writes a file and the folders above it.
    func write(_ text: String, to file: String) throws {
        try URL(filePath: path).write(text, to: file)
    }

    /// The text of a file; nil where there is none.
    func text(of file: String) -> String? {
        try? String(contentsOfFile: "\(path)/\(file)", encoding: .utf8)
    }

    /// The paths of all files and links, sorted.
    func files() -> [String] {
        guard let found = FileManager.default.enumerator(atPath: path) else { return [] }
        return found.compactMap { $0 as? String }.filter { file in
            var isFolder: ObjCBool = false
            return FileManager.default.fileExists(atPath: "\(path)/\(file)", isDirectory: &isFolder)
                && !isFolder.boolValue
        }.sorted()
    }

    /// The time of a file's last change.
    func date(of file: String) throws -> Date? {
        try FileManager.default.attributesOfItem(atPath: "\(path)/\(file)")[.modificationDate]
            as? Date
    }
}
