import Projects
import ThemeRendering

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension BuildManifest {
    /// Reads the manifest of a folder; an empty folder has an empty one.
    ///
    /// Throws if the folder has other files: overwriting them could destroy the user's work.
    static func read(in folder: OpenFolder) throws(WritingError) -> BuildManifest {
        if let manifest = folder.bytes(of: path, limit: sizeLimit).flatMap({ BuildManifest($0) }) {
            return manifest
        }
        let names: [String]
        do {
            names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        } catch {
            throw .failed(folder.path, reason: "the folder cannot be listed")
        }
        if names.allSatisfy({ $0.hasPrefix(".") }) { return BuildManifest() }
        throw folder.kind(of: name) == nil
            ? .foreignFolder(folder.path) : .damagedManifest("\(folder.path)/\(name)")
    }
}
