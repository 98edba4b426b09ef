import ForeignFormats
import ThemeFormats

/// The app's own files: those that use the tokens, and those that have copies of them.
package struct AppFiles: Sendable {
    /// The groups of `mirrors`, a list of copies each.
    package private(set) var mirrors: [[CopySources]] = []
    /// The files of `uses`.
    package private(set) var uses: [SourceFile] = []

    package init() {}

    init(_ listing: SourceListing, of project: Project, jobs: Int) async throws {
        for group in listing.mirrors {
            var copies: [CopySources] = []
            for sources in group {
                copies.append(try await Self.copy(sources, of: project, jobs: jobs))
            }
            mirrors.append(copies)
        }
        uses = try await concurrentMap(listing.uses, jobs: jobs) { source in
            try project.read(source, limit: TextFile.sizeLimit)
        }
    }

    private static func copy(
        _ sources: [SourcePath],
        of project: Project,
        jobs: Int
    ) async throws -> CopySources {
        let read = try await concurrentMap(sources, jobs: jobs) { source in
            try project.read(source, limit: ThemeSource.sizeLimit)
        }
        let files = project.joined(read, at: sources).map { file in
            var file = file
            file.formats = project.formats.set
            return file
        }
        return CopySources(labels: sources.map(\.label), files: files)
    }

    /// The files that use the tokens, then those that copy them.
    package var all: [SourceFile] { uses + mirrors.joined().flatMap(\.files) }

    /// The text of one of the files; nil where none has the label.
    package func text(of label: String) -> String? {
        for file in all {
            if file.label == label, !file.bytes.isEmpty {
                return String(decoding: file.bytes, as: UTF8.self)
            }
            if let bytes = file.others[label] { return String(decoding: bytes, as: UTF8.self) }
        }
        return nil
    }
}

/// The files of one copy of a project's tokens.
package struct CopySources: Sendable {
    /// The names in findings of all files that were listed.
    package let labels: [String]
    /// The files, those that are one theme as one.
    package let files: [SourceFile]
}
