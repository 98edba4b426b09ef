import Findings
import SystemPackage
import ThemeRendering

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// How staged files get to their places: a folder that is not there yet moves as a whole, the others one by one.
struct Placement: Sendable {
    /// What is to be moved to a place where nothing is by then: files and folders.
    private(set) var moves: [ArtifactPath] = []
    /// The files that are to take the place of one that is there.
    private(set) var replacements: [ArtifactPath] = []
    /// The files that are to go and must do so first: one where a folder is to be, or those of a folder where a file is.
    private(set) var obstacles: Set<ArtifactPath> = []
    /// The folders that are there already and that something is moved into.
    private(set) var folders: Set<ArtifactPath> = []

    private let staging: Staging
    private let files: Lazy<Set<ArtifactPath>>
    private let folder: OutputFolder
    private let own: Lazy<Set<ArtifactPath>>?
    private let stale: [ArtifactPath]

    /// Looks at the places of the files that wait.
    ///
    /// `files` are those of the whole site, `own` those of an earlier build, nil where it wrote them all, and `stale` those
    /// of them that are to go. Throws where anything else is in the way, which stays as it is.
    init(
        of staging: Staging, _ files: Lazy<Set<ArtifactPath>>, in folder: OutputFolder,
        own: Lazy<Set<ArtifactPath>>?, stale: [ArtifactPath], jobs: Int
    ) throws(WritingError) {
        self.staging = staging
        self.files = files
        self.folder = folder
        self.own = own
        self.stale = stale
        let single = staging.single
        for path in single { note(foldersOf: path) }
        let places = self
        try eachAtOnce(Array(folders), jobs: jobs, places.check(folder:))
        let kinds = try allAtOnce(single, jobs: jobs) { path throws(WritingError) in
            try staging.check(path)
            return try places.kind(of: path)
        }
        for (path, kind) in zip(single, kinds) { try place(file: path, kind) }
        try visit(nil)
    }

    /// The folders that something is moved into or goes from, be it a folder that has nothing in it any more.
    var changedFolders: Set<ArtifactPath> {
        var changed = Set((moves + replacements).compactMap(\.parent))
        var kept: Set<ArtifactPath> = []
        for var path in stale.isEmpty ? [] : files.value {
            while let parent = path.parent, kept.insert(parent).inserted { path = parent }
        }
        for var path in stale {
            while let parent = path.parent, changed.insert(parent).inserted, !kept.contains(parent) { path = parent }
        }
        return changed
    }

    /// Notes the folders that a file moves into.
    private mutating func note(foldersOf path: ArtifactPath) {
        var path = path
        while let parent = path.parent, folders.insert(parent).inserted { path = parent }
    }

    private mutating func visit(_ parent: ArtifactPath?) throws(WritingError) {
        let waiting = parent.map(staging.waiting) ?? staging.tree
        // What cannot be listed would be missing in the site, without a word.
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: staging.absolute(waiting)) else {
            throw Staging.gone(parent.map(folder.absolute) ?? folder.path)
        }
        for name in names.sorted() {
            guard let path = ArtifactPath(parent.map { "\($0)/\(name)" } ?? name) else { continue }
            if files.value.contains(path) { try place(file: path, try kind(of: path)) } else { try place(folder: path) }
        }
    }

    /// Throws where a folder that a file moves into is not what it was when the file was staged.
    private func check(folder path: ArtifactPath) throws(WritingError) {
        switch try folder.kind(at: path) {
        case .folder: return
        case .link: throw .link(folder.absolute(path))
        case .file, .other, nil: throw .failed(folder.absolute(path), reason: "\(Errno.noSuchFileOrDirectory)")
        }
    }

    /// What there is at the place of a file; throws where it is neither a folder nor to be replaced.
    private func kind(of path: ArtifactPath) throws(WritingError) -> FileKind? {
        let kind = try folder.kind(at: path)
        if kind == nil || kind == .folder { return kind }
        if own.map({ !$0.value.contains(path) }) ?? false { throw .foreignFile(folder.absolute(path)) }
        try folder.checkUnlocked(path)
        return kind
    }

    private mutating func place(file path: ArtifactPath, _ kind: FileKind?) throws(WritingError) {
        switch kind {
        case .folder: obstacles.formUnion(try content(of: path))
        case .file, .link, .other: return replacements.append(path)
        case nil: break
        }
        moves.append(path)
    }

    private mutating func place(folder path: ArtifactPath) throws(WritingError) {
        switch try folder.kind(at: path) {
        case .folder:
            folders.insert(path)
            return try visit(path)
        case .link: throw .link(folder.absolute(path))
        case .file, .other:
            guard stale.contains(path) else {
                throw .failed(folder.absolute(path), reason: "\(Errno.notDirectory)")
            }
            obstacles.insert(path)
        case nil: break
        }
        moves.append(path)
    }

    /// The files of a folder that goes with them; throws where there is anything else in it.
    private func content(of path: ArtifactPath) throws(WritingError) -> [ArtifactPath] {
        let inside = stale.filter { $0.description.hasPrefix("\(path)/") }
        let found = (try? FileManager.default.subpathsOfDirectory(atPath: folder.absolute(path))) ?? []
        let isOurs = found.allSatisfy { name in
            let place = "\(path)/\(name)"
            let isFolder = FileKind(at: "\(folder.path)/\(place)") == .folder
            return inside.contains { isFolder ? $0.description.hasPrefix("\(place)/") : $0.description == place }
        }
        guard isOurs, !found.isEmpty else { throw .foreignFile(folder.absolute(path)) }
        return inside
    }
}
