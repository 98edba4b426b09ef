package import Foundation

/// The folders that tests read in place, found from this file.
package enum Repository {
    /// The root of the package.
    package static let root = URL(filePath: #filePath)
        .deletingLastPathComponent()
        .deletingLastPathComponent()
        .deletingLastPathComponent()

    /// The corpora of real files that projects share.
    package static let corpora = root.deletingLastPathComponent().appending(path: "shared/corpora")

    package static var hasCorpora: Bool { exists(corpora) }

    package static func exists(_ url: URL) -> Bool {
        FileManager.default.fileExists(atPath: url.path(percentEncoded: false))
    }

    /// The files of a folder with one of the endings, by name.
    package static func files(in folder: URL, endings: [String]) -> [URL] {
        let files =
            (try? FileManager.default.contentsOfDirectory(
                at: folder,
                includingPropertiesForKeys: nil
            )) ?? []
        return files.filter { endings.contains($0.pathExtension) }.sorted { $0.path() < $1.path() }
    }
}
