import Findings
import Foundation
import SourceText
import Synchronization
import SystemPackage
import TestSupport
import Testing
import ThemeModel
import ThemeRendering

@testable import PreviewSite

@Suite("The configuration")
struct ConfigurationReaderTests {
    private static func read(_ text: String) -> (configuration: Configuration, findings: [Finding])
    {
        ConfigurationReader.read(text, file: "themepreview.yml")
    }

    @Test func `An empty configuration has a default for every key`() {
        for text in ["", "# nothing\n", "{}\n", "title:\n"] {
            let (configuration, findings) = Self.read(text)
            #expect(findings.isEmpty)
            #expect(configuration.title == "Themes")
            #expect(configuration.themes == ["themes"])
            #expect(configuration.docs == "docs" && !configuration.requiresDocs)
            #expect(configuration.output == "site" && configuration.templates == "templates")
            #expect(
                configuration.failOn == .error && !configuration.allowsRawHTML
                    && configuration.prefix.isEmpty
            )
        }
    }

    @Test func `A configuration is read with all of its keys`() throws {
        let (configuration, findings) = Self.read(
            """
            title: Mine
            themes: [a, b/c.yml]
            docs: pages
            templates: views
            output: out
            defaultTheme: harbor
            baseURL: https://example.org/a%20b
            css: { prefix: acme, references: true }
            markdown: { rawHTML: true }
            contrast:
              level: AAA
              failOn: warning
              pairs: [link on surface-raised]
              distinct: [[success, danger]]
              waivers: [{ theme: harbor, pair: a on b, reason: r }]
            """
        )
        #expect(findings.isEmpty)
        #expect(configuration.title == "Mine")
        #expect(configuration.themes == ["a", "b/c.yml"])
        #expect(configuration.docs == "pages" && configuration.requiresDocs)
        #expect(configuration.templates == "views" && configuration.requiresTemplates)
        #expect(configuration.output == "out")
        #expect(configuration.defaultTheme?.value == "harbor")
        #expect(configuration.baseURL == "https://example.org/a%20b/")
        #expect(configuration.prefix == "acme" && configuration.usesReferences)
        #expect(configuration.allowsRawHTML)
        #expect(configuration.failOn == .warning)
        #expect(configuration.requirements.level == .aaa)
        #expect(configuration.requirements.pairs.map(\.value.phrase) == ["link on surface-raised"])
        #expect(configuration.requirements.waivers.map(\.theme) == ["harbor"])
    }

    @Test func `A configuration may name one place of themes without a list`() {
        #expect(Self.read("themes: mine").configuration.themes == ["mine"])
    }

    @Test(arguments: [
        ("titel: x", 1, 1, "did you mean 'title'?"),
        ("css: { prefix: 'a b' }", 1, 16, "letters, digits"),
        ("css: { prefix: a.b }", 1, 16, "letters"),
        ("css: { prefix: '--acme' }", 1, 16, "write 'acme'"),
        ("css: { prefix: acme- }", 1, 16, "write 'acme'"),
        ("css: { prefix: '--' }", 1, 16, "a word of letters"),
        ("css: { prfix: a }", 1, 8, "did you mean 'prefix'?"),
        ("markdown: { rawHTML: yes }", 1, 22, "true or false"),
        ("markdown: x", 1, 11, "a mapping"), ("css: { references: maybe }", 1, 20, "true or false"),
        ("baseURL: example.org", 1, 10, "such as https://"),
        ("baseURL: 'javascript:alert(1)//x'", 1, 10, "an address"),
        ("baseURL: 'https://a.org/?q'", 1, 10, "an address"),
        ("baseURL: 'https://a.org/\"><b>'", 1, 10, "an address"),
        ("contrast: { level: B }", 1, 20, "AA, AAA"),
        ("contrast: { failOn: eror }", 1, 21, "did you mean 'error'?"),
        ("themes: { a: b }", 1, 9, "a list"),
        ("title: [a]", 1, 8, "a single value"), ("- a", 1, 1, "a mapping"),
        ("a: [", 2, 1, "not YAML"),
        ("title: a\ntitle: b", 2, 1, "there twice"),
        ("contrast: { waivers: [{ theme: a, pair: b on c }] }", 1, 23, "has no reason"),
    ])
    func `A mistake in a configuration is reported at its place with a guess`(
        text: String,
        line: Int,
        column: Int,
        words: String
    ) throws {
        let finding = try #require(Self.read(text).findings.first)
        #expect(finding.location == Place(file: "themepreview.yml", line: line, column: column))
        #expect("\(finding.message) \(finding.help ?? "")".contains(words), "\(finding)")
    }
}

@Suite("A page's file")
struct PageReaderTests {
    private static func read(_ text: String) -> (page: PageSource?, findings: [Finding]) {
        read(Data(text.utf8))
    }

    private static func read(_ bytes: Data) -> (page: PageSource?, findings: [Finding]) {
        PageReader.read(SourceFile(label: "docs/a.md", path: "a.md", bytes: bytes))
    }

    @Test(arguments: [("title", 200), ("description", 2_000)])
    func `A page's title or description that is too long is refused`(key: String, limit: Int) throws
    {
        func read(_ count: Int) -> (page: PageSource?, findings: [Finding]) {
            Self.read(
                "---\norder: 1\n\(key): \(String(repeating: "é", count: count))\n---\n# Heading\n"
            )
        }
        #expect(read(limit).findings.isEmpty)
        let (page, findings) = read(limit + 1)
        #expect(page?.title == nil && page?.description == nil && page?.order == 1)
        #expect(
            findings.map(\.message) == [
                "'\(key)' has \(limit + 1) characters, above the limit of \(limit)"
            ]
        )
        #expect(findings.map(\.location?.line) == [3] && findings.map(\.severity) == [.error])
    }

    @Test(arguments: [
        ("# A\n", "# A\n", 1), ("---\ntitle: T\n---\n# A\n", "# A\n", 4),
        ("---\r\ntitle: T\r\n---\r\n# A\r\n", "# A\r\n", 4), ("---\n---\n# A\n", "# A\n", 3),
        ("---\n# no end\n", "---\n# no end\n", 1), (" ---\n---\n", " ---\n---\n", 1),
        ("---x\n---\n", "---x\n---\n", 1),
        ("", "", 1), ("\u{FEFF}# A\n", "# A\n", 1),
        ("\u{FEFF}---\ntitle: T\n---\n# A\n", "# A\n", 4),
        ("# A\n\n---\n\nb\n\n---\n", "# A\n\n---\n\nb\n\n---\n", 1),
    ])
    func `A page is split into front matter and text`(text: String, body: String, line: Int) throws
    {
        let (page, findings) = Self.read(text)
        #expect(findings.isEmpty, "\(findings)")
        #expect(page?.markdown == body)
        #expect(page?.start == Place(file: "docs/a.md", line: line, column: 1))
    }

    @Test func `Front matter gives title, order and description`() {
        let page = Self.read("---\ntitle: \"T: t\"\norder: -2\ndescription: D\n---\n").page
        #expect(page?.title == "T: t")
        #expect(page?.order == -2)
        #expect(page?.description == "D")
    }

    @Test(arguments: [
        ("---\ntitle: [\n---\n", Severity.error, 3), ("---\ntitel: x\n---\n", .note, 2),
        ("---\ntitle: a\norder: x\n---\n", .note, 3),
        ("---\ntitle: a\n# A\n", .warning, 1), ("---\r\norder: 1\r\n", .warning, 1),
        ("---\norder: 1e9\n---\n", .note, 2), ("---\norder: nan\n---\n", .note, 2),
        ("---\njust text\n---\n", .note, 2),
    ])
    func `A page with a mistake in its front matter is still a page`(
        text: String,
        severity: Severity,
        line: Int
    ) throws {
        let (page, findings) = Self.read(text)
        #expect(page != nil)
        #expect(findings.map(\.severity) == [severity], "\(findings)")
        #expect(findings.first?.location?.line == line, "\(findings)")
    }

    @Test func `A page that is too long, or no text, is a finding`() {
        let (page, findings) = Self.read(Data([0x23, 0xFF, 0xFE]))
        #expect(page == nil)
        #expect(findings.map(\.rule) == [.unreadablePage])
        let (long, found) = Self.read(Data(count: Project.pageLimit + 1))
        #expect(long == nil)
        #expect(found.first?.message == "the page is larger than 16 MiB")
    }
}

@Suite("The files of a folder")
struct FolderListingTests {
    @Test
    func
        `A folder's files are listed in order, without hidden and skipped ones`()
        throws
    {
        let folder = try TemporaryFolder()
        for path in [
            "in/b.md", "in/a/z.md", "in/a b.md", "in/.hidden.md", "in/.git/x.md", "in/site/x.md",
            "out/secret.md",
        ] {
            try folder.write("x", to: path)
        }
        let links = [
            ("in/good.md", "a/z.md"), ("in/bad.md", "../out/secret.md"), ("in/folder", "../out"),
            ("in/loop", "."),
            ("in/gone.md", "nowhere.md"), ("in/self.md", "self.md"),
        ]
        for (path, target) in links {
            try FileManager.default.createSymbolicLink(
                atPath: "\(folder.path)/\(path)",
                withDestinationPath: target
            )
        }
        let all = try FolderListing.files(in: "\(folder.path)/in") {
            $0 == "\(folder.path)/in/site"
        }
        let problems = all.reduce(into: [:]) { $0[$1.path] = $1.problem }
        #expect(
            problems == [
                "bad.md": .outside, "folder": .folder, "loop": .folder, "gone.md": .nowhere,
                "self.md": .nowhere,
            ]
        )
        let files = all.filter { $0.problem == nil }
        #expect(files.map(\.path) == ["a b.md", "a/z.md", "b.md", "good.md"])
    }

    @Test func `A folder that cannot be entered is an error, and not empty`() throws {
        let folder = try TemporaryFolder()
        try folder.write("x", to: "a.md")
        // To enter what is no folder is refused even to those who may do everything.
        #expect { try FolderListing.files(in: "\(folder.path)/a.md") { _ in false } } throws: {
            ($0 as? UnreadablePath)?.path == "\(folder.path)/a.md"
        }
    }

    @Test func `A path that cannot be looked at is an error, and not empty`() throws {
        let folder = try TemporaryFolder()
        let name = String(repeating: "n", count: 200)
        let place = (0..<21).reduce(folder.path) { path, _ in "\(path)/\(name)" }
        #expect { try FolderListing.files(in: place) { _ in false } } throws: {
            ($0 as? UnreadablePath)?.reason == .fileNameTooLong
        }
        #expect { try FileKind.looking(at: place) } throws: {
            ($0 as? UnreadablePath)?.path == place
        }
    }

    @Test(arguments: [
        ("docs", "docs"), ("docs", "gone"), ("templates", "gone"), ("themes", "gone"),
    ])
    func `A link that leads nowhere in place of a folder is an error, and not empty`(
        name: String,
        target: String
    )
        async throws
    {
        let project = try TestProject([:])
        let path = "\(project.folder.path)/\(name)"
        if name != "themes" { try project.folder.write(TestProject.theme, to: "themes/day.yml") }
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
        let error = await #expect(throws: LoadingError.self) { try await project.workspace() }
        #expect(
            "\(try #require(error))".hasPrefix("cannot read '\(name)': "),
            "\(String(describing: error))"
        )
    }

    @Test func `A configuration that is a link to nowhere is not replaced by another one`()
        async throws
    {
        let project = try TestProject(["themes/day.yml": TestProject.theme])
        let path = "\(project.folder.path)/themepreview.yml"
        try? FileManager.default.removeItem(atPath: path)
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "gone.yml")
        #expect(throws: LoadingError.self) { try project.project }
    }

    @Test func `Files whose names Swift calls equal are listed in the order of their bytes`() {
        let files = ["\u{E9}", "e\u{301}", "f"].map { ListedFile(path: $0) }
        let order = [["f", "\u{E9}", "e\u{301}"], ["e\u{301}", "\u{E9}", "f"]].map { names in
            names.map { ListedFile(path: $0) }.inOrder.map { Array($0.path.utf8) }
        }
        #expect(order[0] == order[1])
        #expect(order[0] == [files[2], files[1], files[0]].map { Array($0.path.utf8) })
    }

    @Test func `A missing folder has no files`() throws {
        #expect(try FolderListing.files(in: "/nowhere/at/all") { _ in false }.isEmpty)
    }
}

@Suite("A project's folder")
struct ProjectFolderTests {
    @Test func `A project's folder is the nearest one upward with a configuration`() throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "project/themepreview.yml")
        try folder.write("", to: "project/docs/deep/a.md")
        #expect(
            try ProjectFolder(path: nil, start: "\(folder.path)/project/docs/deep").path
                == "\(folder.path)/project"
        )
        #expect(try ProjectFolder(path: nil, start: folder.path).path == folder.path)
        #expect(
            try ProjectFolder(path: "project", start: folder.path).path == "\(folder.path)/project"
        )
        #expect(throws: LoadingError.self) {
            try ProjectFolder(path: "nowhere", start: folder.path)
        }
    }

    @Test(arguments: [
        ("a", "/p/a"), ("./a/../b", "/p/b"), ("..", "/"), ("../../..", "/"), ("/x//y/", "/x/y"),
        (".", "/p"),
        ("", "/p"),
    ])
    func `A path is made absolute`(path: String, expected: String) {
        #expect(ProjectFolder.absolute(path, in: "/p") == expected)
    }

    @Test(arguments: [
        ("/p/a", "/p", "a"), ("/p", "/p", "."), ("/q/a", "/p", "../q/a"),
        ("/p/a", "/p/b/c", "../../a"),
        ("/", "/p", ".."),
    ])
    func `A path is shown as one would type it`(path: String, folder: String, expected: String) {
        #expect(ProjectFolder.relative(path, to: folder) == expected)
    }

    @Test(
        arguments: [
            ("/p/a", "/p", "a"), ("/p/a/b", "/p", "a/b"), ("/a", "", "a"), ("/p", "/p", nil),
            ("/p/", "/p", nil),
            ("/pa", "/p", nil), ("/q/a", "/p", nil), ("", "", nil), ("/é/a", "/e\u{301}", nil),
            ("/p/\u{301}a", "/p", "\u{301}a"),
        ] as [(String, String, String?)]
    )
    func `The part of a path below a folder is found to the byte`(
        path: String,
        folder: String,
        rest: String?
    ) {
        #expect(path.below(folder) == rest)
    }

    @Test(arguments: [
        ("/p/themes/a.yml", "/p/themes", "themes/a.yml"),
        ("/q/themes/sub/a.yml", "/q/themes", "themes/sub/a.yml"),
        ("/a.yml", "", "a.yml"),
    ])
    func `A file's label has none of the machine's own folders`(
        file: String,
        folder: String,
        label: String
    ) throws {
        let temporary = try TemporaryFolder()
        let project = try ProjectFolder(path: temporary.path, start: "/")
        let inProject = file.replacing("/p/", with: "\(temporary.path)/")
        #expect(
            project.label(of: inProject, foundIn: folder.replacing("/p", with: temporary.path))
                == label
        )
    }
}

@Suite("Concurrent work")
struct ConcurrencyTests {
    @Test(arguments: [1, 2, 7, 100])
    func `A concurrent map returns results in the order of the items`(jobs: Int) async throws {
        let items = Array(0..<50)
        let results = try await concurrentMap(items, jobs: jobs) { $0 * 2 }
        #expect(results == items.map { $0 * 2 })
    }

    @Test(arguments: [1, 2, 7, 100])
    func `Concurrent work is collected in the order of the items`(jobs: Int) async throws {
        let items = Array(0..<200)
        var collected: [Int] = []
        try await forEachInOrder(items, jobs: jobs) { item in
            // Some take much longer than others.
            (0..<(item % 7 == 0 ? 100_000 : 10)).reduce(item) { $0 ^ $1 ^ $1 }
        } collect: {
            #expect($0 == $1)
            collected.append($1)
        }
        #expect(collected == items)
    }

    @Test func `Concurrent work holds only a few results a job`() async throws {
        let collected = Atomic(0)
        try await forEachInOrder(Array(0..<500), jobs: 3) { item in
            #expect(item <= collected.load(ordering: .relaxed) + 12)
        } collect: { _, _ in
            collected.wrappingAdd(1, ordering: .relaxed)
        }
    }

    @Test(arguments: [1, 4]) func `Concurrent work stops at an error of any item`(jobs: Int) async {
        struct Trouble: Error {}
        for bad in [0, 1, 20, 49] {
            await #expect(throws: Trouble.self) {
                try await forEachInOrder(Array(0..<50), jobs: jobs) {
                    if $0 == bad { throw Trouble() }
                } collect: { _, _ in
                }
            }
            await #expect(throws: Trouble.self) {
                try await forEachInOrder(Array(0..<50), jobs: jobs) {
                    $0
                } collect: {
                    if $1 == bad { throw Trouble() }
                }
            }
        }
    }
}
