#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension GitRevision {
    private typealias Question = RevisionFiles.Question

    /// The most times that a project is read until nothing is left to ask: files refer to files that refer to files.
    private static let readingLimit = 64

    /// The zero bytes that stand for a file above the size limit: as many as make readers refuse it.
    private static let oversized = Data(count: TextFile.sizeLimit + 1)

    /// Reads with the files of the revision, again and again until `read` asks for nothing that is not known.
    ///
    /// `first` are paths that are read in any case.
    func reading<Value>(
        _ first: [String],
        _ read: (RevisionFiles) async throws -> Value
    ) async throws -> Value {
        let files = RevisionFiles()
        for path in first { files.ask(for: path) }
        for _ in 0..<Self.readingLimit {
            try await answer(files.takeQuestions(), in: files)
            let result: Result<Value, any Error>
            do {
                result = .success(try await read(files))
            } catch {
                result = .failure(error)
            }
            if files.hasQuestions { continue }
            files.complete()
            return try result.get()
        }
        throw GitError.tooLarge
    }

    private func answer(
        _ questions: [Question],
        in files: RevisionFiles
    ) async throws(GitError) {
        var blobs: [(question: Question, object: GitObject)] = []
        let objects = try await objects(for: questions, besides: files)
        for question in questions {
            let object = objects[question]
            switch (question, object?.kind) {
            case (.listing(let folder), "tree"):
                guard let object else { continue }
                files.list(try await self.files(below: folder, object), in: folder)
            case (.listing(let folder), _):
                files.list([], in: folder)
            case (_, "tree"):
                try files.keep(.folder, to: question)
            case (_, "blob"):
                if let object { blobs.append((question, object)) }
            case (.file(let path, let folder), _):
                let isOutside = try await isLink(path, outOf: folder)
                try files.keep(isOutside ? .problem(.outside) : .absent, to: question)
            default:
                try files.keep(.absent, to: question)
            }
        }
        try await answer(blobs, in: files)
    }

    private func answer(
        _ blobs: [(question: Question, object: GitObject)],
        in files: RevisionFiles
    ) async throws(GitError) {
        let limit = TextFile.sizeLimit
        let readable = blobs.filter { $0.object.size <= limit }
        let contents = try await bytes(of: readable.map(\.object))
        for (blob, bytes) in zip(readable, contents) {
            try files.keep(.file(bytes), to: blob.question)
        }
        for blob in blobs where blob.object.size > limit {
            try files.keep(.file(Self.oversized), to: blob.question)
        }
    }

    /// The objects that questions are about: those that a listing found, and those that git looks up.
    private func objects(
        for questions: [Question],
        besides files: RevisionFiles
    ) async throws(GitError) -> [Question: GitObject] {
        var objects: [Question: GitObject] = [:]
        var places: [(question: Question, path: String)] = []
        var parts: [String: [String]] = [:]
        for question in questions {
            switch question {
            case .place(let path), .listing(let path): places.append((question, path))
            case .file(let path, let folder):
                objects[question] = files.listed(question)
                if objects[question] == nil { parts[folder, default: []].append(path) }
            }
        }
        let found = try await self.objects(at: places.map(\.path))
        for (place, object) in zip(places, found) { objects[place.question] = object }
        for (folder, paths) in parts.sorted(by: { $0.key < $1.key }) {
            let tree = try await self.objects(at: [folder])[0]
            guard let tree, tree.kind == "tree" else { continue }
            for (path, object) in zip(paths, try await self.objects(at: paths, in: tree)) {
                objects[.file(path, in: folder)] = object
            }
        }
        return objects
    }
}
