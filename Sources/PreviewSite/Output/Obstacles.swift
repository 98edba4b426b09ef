import ProjectChecks
import Projects
import SystemPackage
import ThemeRendering

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Stale files to delete before new ones are moved: one where a folder is needed, or those in a folder where a file is.
struct Obstacles {
    let folder: OpenFolder
    /// The manifest of the last build.
    let previous: BuildManifest
    let stale: Set<ArtifactPath>
    private(set) var paths: Set<ArtifactPath> = []

    init(in folder: OpenFolder, _ previous: BuildManifest, stale: Set<ArtifactPath>) {
        self.folder = folder
        self.previous = previous
        self.stale = stale
    }

    /// Adds what is in the way of new files; throws if that is anything that no build wrote.
    mutating func add(to new: [ArtifactPath], _ hashes: [ArtifactPath: UInt64?])
        throws(WritingError)
    {
        let parents = Set(new.compactMap(\.parent))
        for parent in parents { try add(toFolder: parent) }
        let missing = parents.filter { folder.kind(of: $0.description) == nil }
        for path in new {
            if let parent = path.parent, missing.contains(parent) { continue }
            switch folder.kind(of: path.description) {
            case nil: continue
            case .folder: try addFiles(in: path)
            default:
                // A file of these very bytes may come from a merge of committed sites.
                if previous.files[path] == nil, hashes[path] != .some(folder.hash(of: path)) {
                    throw .foreignFile(folder.absolute(path))
                }
            }
        }
    }

    private mutating func add(toFolder path: ArtifactPath) throws(WritingError) {
        if let parent = path.parent { try add(toFolder: parent) }
        switch folder.kind(of: path.description) {
        case .folder, nil: return
        case .link where !stale.contains(path): throw .link(folder.absolute(path))
        default:
            guard stale.contains(path) else {
                throw .failed(folder.absolute(path), reason: "\(Errno.notDirectory)")
            }
            paths.insert(path)
        }
    }

    /// Adds the files in a folder that a new file replaces.
    private mutating func addFiles(in path: ArtifactPath) throws(WritingError) {
        let names = try? FileManager.default.subpathsOfDirectory(atPath: folder.absolute(path))
        var own: Set<ArtifactPath> = []
        for name in names ?? [] where folder.kind(of: "\(path)/\(name)") != .folder {
            guard let file = ArtifactPath("\(path)/\(name)"), stale.contains(file) else {
                throw .foreignFile("\(folder.absolute(path))/\(name)")
            }
            own.insert(file)
        }
        if own.isEmpty, let gone = stale.first(where: { $0.description.hasPrefix("\(path)/") }) {
            // Its files were deleted by hand; to remove one by name still removes the empty folder.
            own = [gone]
        }
        paths.formUnion(own)
    }
}
