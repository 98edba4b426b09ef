#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The files below a folder.
enum FolderListing {
    /// The paths of all files below a folder, relative to it and sorted.
    ///
    /// Hidden files and folders are left out, and so are links that lead out of the folder, and what `skipping` names.
    static func files(in folder: String, skipping: String) -> [String] {
        let root = FileKind.canonical(folder)
        var result: [String] = []
        var pending = [""]
        while let below = pending.popLast() {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(below)")) ?? []
            for name in names where !name.hasPrefix(".") {
                let path = below.isEmpty ? name : "\(below)/\(name)"
                let absolute = "\(folder)/\(path)"
                if absolute == skipping { continue }
                switch FileKind(at: absolute) {
                case .file: result.append(path)
                case .folder: pending.append(path)
                case .link:
                    let target = FileKind.canonical(absolute)
                    if target.hasPrefix(root + "/"), FileKind(at: target) == .file { result.append(path) }
                case nil: break
                }
            }
        }
        return result.sorted()
    }
}
