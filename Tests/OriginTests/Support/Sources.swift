import Foundation
import TestSupport

extension Repository {
    /// The texts of the Swift files below a folder of the repository.
    static func swiftSources(in folder: String) -> [String] {
        let files = FileManager.default.enumerator(
            at: root.appending(path: folder),
            includingPropertiesForKeys: nil
        )
        return (files?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }
            .compactMap { try? String(contentsOf: $0, encoding: .utf8) }
    }
}
