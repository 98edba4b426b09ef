import Synchronization
import ThemeRendering

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Where new files wait until all of them are there.
///
/// A file whose folder is in the site waits on its own. The others lie as they will in the output folder, so that a new
/// folder moves as a whole.
final class Staging: Sendable {
    private struct State {
        /// Whether a path below the output folder is a folder, and none of those above it is a link; of one that held a file as
        /// the last build left it, that is taken for granted until files are moved.
        var folders: [ArtifactPath: Bool] = [:]
        /// The files that wait on their own, with the names that they have there.
        var single: [ArtifactPath: Int] = [:]
        /// How many names were given.
        var count = 0
    }

    private let folder: OutputFolder
    /// The folder of the files that move with theirs.
    let tree: String
    private let files: String
    /// How many folders the files lie in that wait on their own: whoever makes, moves or deletes one holds up its folder.
    private static let shelves = 8
    private let state = Mutex(State())

    /// The name of the folder of the files that wait on their own begins with this.
    static let filesName = "files"

    /// A folder among the files that wait on their own, in what may be left of a build: none of ours, but one that was put in a
    /// file's place in the very moment in which the file changed places with another.
    static func foreignFolder(in temporary: String) -> String? {
        func content(of folder: String) -> [String] {
            let names =
                FileKind(at: folder) == .folder ? try? FileManager.default.contentsOfDirectory(atPath: folder) : nil
            return names?.map { "\(folder)/\($0)" } ?? []
        }
        let files = content(of: temporary).filter { $0.hasPrefix("\(temporary)/\(filesName)-") }
        return files.flatMap(content).flatMap(content).first { FileKind(at: $0) == .folder }
    }

    /// Begins without files; `tree` and `files` are paths below the folder at which nothing is yet.
    init(for folder: OutputFolder, tree: String, files: String) throws(WritingError) {
        (self.folder, self.tree, self.files) = (folder, tree, files)
        try folder.makeFolder(tree)
        try folder.makeFolder(files)
    }

    /// Where a file waits, below the output folder.
    struct Place {
        let path: String
        /// Whether it moves on its own, and not with its folder.
        let isSingle: Bool
    }

    /// The path at which a file waits: the same one whenever it is asked for.
    func path(of file: ArtifactPath) -> String { place(of: file).path }

    /// Where a file waits: the same place whenever it is asked for.
    func place(of file: ArtifactPath) -> Place {
        let isSingle = mayReplace(file)
        let number = state.withLock { state -> Int? in
            if let number = state.single[file] { return number }
            guard isSingle else { return nil }
            state.single[file] = state.count
            state.count += 1
            return state.count - 1
        }
        return Place(path: path(of: file, numbered: number), isSingle: number != nil)
    }

    /// The absolute path of something that waits, or of the folder that it waits in.
    func absolute(_ path: String) -> String { String(of: path, in: folder.path) }

    /// Where a file or a folder waits that was staged, below the output folder.
    func waiting(_ path: ArtifactPath) -> String {
        self.path(of: path, numbered: state.withLock { $0.single[path] })
    }

    /// Where a file waits that has a number of its own, or else moves with its folder.
    private func path(of file: ArtifactPath, numbered number: Int?) -> String {
        number.map { "\(files)/\($0 % Self.shelves)/\($0)" } ?? String(of: file.description, in: tree)
    }

    /// Whether there may be a file already where one belongs.
    func mayReplace(_ file: ArtifactPath) -> Bool { isFolder(file.parent) }

    /// Notes that a file which is to be replaced was there, and its folder with it: whether that is no link is looked at before
    /// files are moved.
    func noteFolder(of file: ArtifactPath) {
        guard let folder = file.parent else { return }
        state.withLock { state in
            if state.folders[folder] == nil { state.folders[folder] = true }
        }
    }

    /// Deletes a file that waits.
    func discard(_ file: ArtifactPath) {
        folder.discard(waiting(file))
        state.withLock { state in state.single[file] = nil }
    }

    /// The files that wait on their own, in their order.
    var single: [ArtifactPath] { state.withLock { $0.single.keys.sorted() } }

    /// Throws where a file that was staged does not wait any more, which would be missed only when others had moved.
    func check(_ file: ArtifactPath) throws(WritingError) {
        if FileStamp(at: waiting(file), in: folder.base) == nil { throw Self.gone(folder.absolute(file)) }
    }

    /// What to say where files that were made for a place are not there any more.
    static func gone(_ place: String) -> WritingError {
        .failed(place, reason: "the files that were made for it are gone")
    }

    /// Whether a path is a folder, which is looked up once; nobody waits meanwhile, and the first answer holds for all.
    private func isFolder(_ path: ArtifactPath?) -> Bool {
        guard let path else { return true }
        if let known = state.withLock({ $0.folders[path] }) { return known }
        let isFolder = isFolder(path.parent) && (try? folder.kind(at: path)) == .folder
        return state.withLock { state in
            let first = state.folders[path] ?? isFolder
            state.folders[path] = first
            return first
        }
    }
}
