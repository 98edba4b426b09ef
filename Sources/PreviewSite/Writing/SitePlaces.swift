import SystemPackage
import ThemeRendering

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What stands where files are to be moved.
struct SitePlaces {
    private let folder: OutputFolder
    private let own: Set<ArtifactPath>
    private let stale: [ArtifactPath]

    /// Takes the files that an earlier build wrote, and those of them that are to go.
    init(_ folder: OutputFolder, own: Set<ArtifactPath>, stale: [ArtifactPath]) {
        self.folder = folder
        self.own = own
        self.stale = stale
    }

    /// The files that are to go and must do so first: one where a folder is to be, or those of a folder where a file is.
    ///
    /// Throws where anything else is in the way, which stays as it is.
    func obstacles(to files: [ArtifactPath]) throws(WritingError) -> [ArtifactPath] {
        var obstacles: Set<ArtifactPath> = []
        for parent in Self.folders(above: files) {
            guard let path = ArtifactPath(parent) else { continue }
            switch folder.kind(of: folder.absolute(path)) {
            case .link: throw .link(folder.absolute(path))
            case .other:
                guard stale.contains(path) else {
                    throw .failed(folder.absolute(path), reason: "\(Errno.notDirectory)")
                }
                obstacles.insert(path)
            case .folder, nil: continue
            }
        }
        for path in files {
            switch folder.kind(of: folder.absolute(path)) {
            case .folder: obstacles.formUnion(try content(of: path))
            case .link, .other: if !own.contains(path) { throw .foreignFile(folder.absolute(path)) }
            case nil: continue
            }
        }
        return obstacles.sorted()
    }

    /// All folders that files lie in, those above first.
    static func folders(above files: [ArtifactPath]) -> [String] {
        var folders: Set<String> = []
        for file in files {
            var path = file.description[...]
            while let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) {
                path = path[..<slash]
                guard folders.insert(String(path)).inserted else { break }
            }
        }
        return folders.sorted()
    }

    /// The files of a folder that goes with them; throws where there is anything else in it.
    private func content(of path: ArtifactPath) throws(WritingError) -> [ArtifactPath] {
        let inside = stale.filter { $0.description.hasPrefix("\(path)/") }
        let found = (try? FileManager.default.subpathsOfDirectory(atPath: folder.absolute(path))) ?? []
        let isOurs = found.allSatisfy { name in
            inside.contains { $0.description == "\(path)/\(name)" || $0.description.hasPrefix("\(path)/\(name)/") }
        }
        guard isOurs, !found.isEmpty else { throw .failed(folder.absolute(path), reason: "\(Errno.isDirectory)") }
        return inside
    }
}
