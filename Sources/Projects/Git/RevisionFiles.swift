import Synchronization
import SystemPackage

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A project's files in a git revision; paths begin with ``GitRepository/top``.
///
/// Readers of files do not wait for git. A question that has no answer yet is kept, and what was read so far counts for
/// nothing: ``GitRevision/reading(_:_:)`` answers the questions and reads again.
final class RevisionFiles: ProjectFiles {
    enum Question: Hashable {
        /// The file or folder at a path that somebody named.
        case place(String)
        /// The files below a folder.
        case listing(String)
        /// A file by its path below a folder, which it does not leave.
        case file(String, in: String)
    }

    enum Answer {
        case absent
        case problem(FileProblem)
        case folder
        case file(Data)
        case listing([ListedFile])
    }

    private struct State {
        var answers: [Question: Answer] = [:]
        var questions: [Question] = []
        /// The files that listings found.
        var listed: [Question: GitObject] = [:]
        var isComplete = false
        /// In bytes, of all files.
        var size = 0
    }

    private let state = Mutex(State())

    func kind(at path: String) throws(UnreadablePath) -> FileKind? {
        switch answer(to: .place(path)) {
        case .file: return .file
        case .folder: return .folder
        case .absent, .problem, .listing: return nil
        case nil: throw UnreadablePath(path: path, reason: .resourceTemporarilyUnavailable)
        }
    }

    func withoutLinks(_ path: String) -> String { path }

    func files(
        in folder: String,
        skipping isSkipped: (String) -> Bool
    ) throws(UnreadablePath) -> [ListedFile] {
        guard let answer = answer(to: .listing(folder)) else {
            throw UnreadablePath(path: folder, reason: .resourceTemporarilyUnavailable)
        }
        guard case .listing(let files) = answer else { return [] }
        return files.filter { file in
            let isHidden = file.path.split(separator: "/").contains { $0.hasPrefix(".") }
            return !isHidden && !Self.isSkipped("\(folder)/\(file.path)", isSkipped)
        }
    }

    /// The file or one of its parent folders is skipped.
    private static func isSkipped(_ path: String, _ isSkipped: (String) -> Bool) -> Bool {
        var path = path[...]
        while !path.isEmpty {
            if isSkipped(String(path)) { return true }
            path = path[..<(path.lastIndex(of: "/") ?? path.startIndex)]
        }
        return false
    }

    /// A file that is not known yet is empty: an error would keep the files after it from being asked for.
    func read(
        _ path: String,
        in folder: String?,
        limit: Int,
        _ visit: (UnsafeRawBufferPointer) throws -> Void
    ) throws {
        let question = folder.map { Question.file(path, in: $0) } ?? .place(path)
        switch answer(to: question) {
        case .file(let bytes): try bytes.prefix(limit + 1).withUnsafeBytes(visit)
        case .folder: throw Errno.isDirectory
        case .problem(let problem): throw problem
        case .absent, .listing: throw Errno.noSuchFileOrDirectory
        case nil: break
        }
    }
}

// MARK: - Questions

extension RevisionFiles {
    /// Nil where the answer is not known yet.
    private func answer(to question: Question) -> Answer? {
        state.withLock { state in
            if let answer = state.answers[question] { return answer }
            if state.isComplete { return .absent }
            state.questions.append(question)
            return nil
        }
    }

    /// Asks for a path that is read in any case.
    func ask(for path: String) { _ = answer(to: .place(path)) }

    var hasQuestions: Bool {
        state.withLock { !$0.questions.isEmpty }
    }

    /// The questions since the last call, each once.
    func takeQuestions() -> [Question] {
        let questions = state.withLock { state in
            defer { state.questions = [] }
            return state.questions
        }
        var known: Set<Question> = []
        return questions.filter { known.insert($0).inserted }
    }

    /// Keeps the files below a folder.
    func list(
        _ files: [(path: String, target: Result<GitObject, FileProblem>)],
        in folder: String
    ) {
        var listing: [ListedFile] = []
        var objects: [Question: GitObject] = [:]
        for (path, target) in files {
            switch target {
            case .success(let object):
                listing.append(ListedFile(path: path))
                objects[.file(path, in: folder)] = object
            case .failure(let problem):
                listing.append(ListedFile(path: path, problem: problem))
            }
        }
        let sorted = listing.inOrder
        state.withLock { [objects] state in
            state.answers[.listing(folder)] = .listing(sorted)
            state.listed.merge(objects) { $1 }
        }
    }

    /// The file that a question is about, if a listing found it.
    func listed(_ question: Question) -> GitObject? {
        state.withLock { $0.listed[question] }
    }

    /// Keeps an answer; throws where the files together are larger than one repository may give.
    func keep(_ answer: Answer, to question: Question) throws(GitError) {
        var size = 0
        if case .file(let bytes) = answer { size = bytes.count }
        let total = state.withLock { state in
            state.answers[question] = answer
            state.size += size
            return state.size
        }
        if total > GitRepository.bytesLimit { throw .tooLarge }
    }

    /// From now on, a file that nobody asked for is absent.
    func complete() {
        state.withLock { $0.isComplete = true }
    }
}
