import Findings
import ThemeRendering

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The files below a folder.
enum FolderListing {
    /// All files below a folder, sorted by their paths.
    ///
    /// Hidden files and folders are left out, and so are links that lead out of the folder, and what `skipping` names.
    static func files(in folder: String, skipping: String) -> [ListedFile] {
        let root = Lazy { FileKind.canonical(folder) }
        var result: [ListedFile] = []
        var pending = [""]
        while let below = pending.popLast() {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(below)")) ?? []
            for name in names where !name.hasPrefix(".") {
                let path = below.isEmpty ? name : String(of: name, in: below)
                let absolute = String(of: path, in: folder)
                if absolute == skipping { continue }
                let (kind, stamp) = FileKind.looking(at: absolute)
                switch kind {
                case .file: result.append(ListedFile(path: path, stamp: stamp))
                case .folder: pending.append(path)
                case .link:
                    let target = FileKind.canonical(absolute)
                    guard target.below(root.value) != nil, let stamp = FileStamp(at: target) else { continue }
                    result.append(ListedFile(path: path, stamp: stamp))
                case nil: break
                }
            }
        }
        return result.sorted { $0.path < $1.path }
    }
}
