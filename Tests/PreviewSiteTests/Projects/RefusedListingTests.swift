import SystemPackage
import Testing

@testable import Projects

@Suite("A path that the system refuses to show")
struct RefusedListingTests {
    /// The files of a disk on which one folder may not be read; root, as whom tests may run, may read all.
    private struct RefusingFiles: ProjectFiles {
        let refused: String
        let hidesKind: Bool

        private var refusal: UnreadablePath {
            UnreadablePath(path: refused, reason: .permissionDenied)
        }

        func kind(at path: String) throws(UnreadablePath) -> FileKind? {
            if hidesKind, path == refused { throw refusal }
            return try DiskFiles().kind(at: path)
        }

        func withoutLinks(_ path: String) -> String { DiskFiles().withoutLinks(path) }

        func files(
            in folder: String,
            skipping isSkipped: (String) -> Bool
        ) throws(UnreadablePath) -> [ListedFile] {
            if folder == refused { throw refusal }
            return try DiskFiles().files(in: folder, skipping: isSkipped)
        }

        func read(
            _ path: String,
            in folder: String?,
            limit: Int,
            _ visit: (UnsafeRawBufferPointer) throws -> Void
        ) throws {
            try DiskFiles().read(path, in: folder, limit: limit, visit)
        }
    }

    @Test(arguments: ["themes", "docs", "templates"], [true, false])
    func `A folder of sources that may not be read is an error, and no empty folder`(
        name: String,
        hidesKind: Bool
    ) throws {
        var sources = try TestProject([
            "themes/day.yml": TestProject.theme,
            "docs/page.md": "# Page\n",
            "templates/theme.mustache": "{{title}}",
        ])
        sources.files = RefusingFiles(
            refused: "\(sources.folder.path)/\(name)",
            hidesKind: hidesKind
        )
        let project = try sources.project
        let error = #expect(throws: LoadingError.self) { try project.list() }
        let message = error?.description ?? ""
        #expect(message.hasPrefix("cannot read '\(name)': Permission denied\n"), "\(message)")
    }
}
