import Findings
import Foundation
import TestSupport
import Testing
import ThemeRendering

@testable import PreviewSite
@testable import ProjectChecks
@testable import Projects

@Suite("A build after a build")
struct IncrementalTests {
    private static func project() throws -> TestProject {
        try TestProject([
            "themepreview.yml": "title: Shop\ndownloads: [kitty, shadcn]\n",
            "themes/base.yml": "name: Base\n" + TestProject.theme,
            "themes/brand.yml": "extends: base\ncolors: { primary: '#0044aa' }\n",
            "themes/night.yml": "colors: { background: black, text: white }\n",
            "docs/index.md": "# Hello\n\n[a](a.md)\n",
            "docs/a.md": "# A\n\n![p](p.png)\n", "docs/p.png": "png",
        ])
    }

    /// The files that a build made again.
    private func made(_ result: SiteBuilder.Result) -> Set<String> {
        Set(result.outcomes.filter { $0.value != .kept }.keys.map(\.description))
    }

    @Test("A build makes nothing when nothing changed")
    func nothing() async throws {
        let project = try Self.project()
        let first = try await project.update()
        #expect(made(first).count == first.outcomes.count)
        let second = try await project.update()
        #expect(made(second).isEmpty && second.outcomes.count == first.outcomes.count)
        #expect(second.summary == first.summary)
    }

    @Test("A build makes nothing when nothing changed, for any names of themes")
    func names() async throws {
        let project = try Self.project()
        try project.folder.write(
            "name: |\n  Two\n  lines \\n\n" + TestProject.theme,
            to: "themes/lines.yml"
        )
        try await project.update()
        #expect(made(try await project.update()).isEmpty)
        try project.folder.write("# A\n\nnew\n", to: "docs/a.md")
        try await project.update()
        #expect(
            project.folder.text(of: "site/themes/lines/pages/a.html")?.contains("Two\nlines \\n")
                ?? false
        )
    }

    @Test
    func
        `A repeated build reports the first findings, or all when asked to`()
        async throws
    {
        let faint = "colors: { background: white, text: '#999999' }\n"
        let files = (10..<22).map { ("themes/t\($0).yml", faint) }
        let project = try TestProject(Dictionary(uniqueKeysWithValues: files))
        for edit in ["", "colors: { background: white, text: '#aaaaaa' }\n"] {
            if !edit.isEmpty { try project.folder.write(edit, to: "themes/t21.yml") }
            let short = try await project.update().summary
            let whole = try await project.update(limit: .max).summary
            let expected = try await project.checked().report.findings
            let counting = expected.filter { $0.counts && $0.severity > .note }
            #expect(Set(whole.shown) == Set(expected))
            let causes = Report(findings: counting).causes
            #expect(
                short.shown.count == BuildSummary.usualLimit && causes.count > short.shown.count
            )
            #expect(
                short.shown.allSatisfy {
                    $0.message.hasPrefix("'colors.text' ") && $0.message.hasSuffix(" more fail")
                }
            )
            for summary in [short, whole] {
                #expect(summary.count == causes.count)
                #expect(summary.notes == expected.count { $0.severity == .note })
                #expect(summary.hasFailures)
            }
        }
    }

    @Test("A theme keeps its own spelling of a font that Swift calls equal to another")
    func fonts() async throws {
        let spellings = ["\u{212B}ngstr\u{F6}m", "\u{C5}ngstr\u{F6}m"]
        let families = (10..<30).map { (name: "t\($0)", family: spellings[$0 % 2]) }
        let files = families.map { name, family in
            (
                "themes/\(name).yml",
                TestProject.theme + "fonts: { families: { sans: ['\(family)', sans-serif] } }\n"
            )
        }
        let site = try await TestProject(Dictionary(uniqueKeysWithValues: files)).site()
        for (name, family) in families {
            for file in ["index.html", "theme.css"] {
                let text = try #require(site["themes/\(name)/\(file)"])
                #expect(text.utf8.contains(family.utf8), "\(file) of \(name)")
            }
        }
    }

    @Test(
        "A file is written whose name Swift calls equal to another"
    )
    func spelling() async throws {
        let project = try Self.project()
        let one = "\u{E9}.png"
        let two = "e\u{301}.png"
        for (name, linked) in [(one, one), (two, two), (one, two), (two, one)] {
            for old in [one, two] {
                try? FileManager.default.removeItem(atPath: "\(project.folder.path)/docs/\(old)")
            }
            try project.folder.write("png", to: "docs/\(name)")
            try project.folder.write("# A\n\n![p](\(linked))\n", to: "docs/a.md")
            try await project.update()
            #expect(
                FileManager.default.fileExists(
                    atPath: "\(project.folder.path)/site/assets/pages/\(name)"
                )
            )
            let encoded = name.utf8.map {
                $0 < 0x80 ? String(UnicodeScalar($0)) : "%" + String($0, radix: 16).uppercased()
            }
            let page = project.folder.text(of: "site/themes/base/pages/a.html") ?? ""
            #expect(page.contains("assets/pages/\(encoded.joined())\""))
        }
    }

    @Test("A build releases its folder after any failure")
    func failures() async throws {
        let project = try Self.project()
        try await project.update()
        for (path, text) in [
            ("templates/page.mustache", "{{#open}}"), ("docs/b.md", "# B\n\n![gone](gone.png)\n"),
        ] {
            try project.folder.write(text, to: path)
            _ = try? await project.update()
            try FileManager.default.removeItem(atPath: "\(project.folder.path)/\(path)")
            try await project.update()
        }
        try FileManager.default.removeItem(
            atPath: "\(project.folder.path)/site/build-manifest.json"
        )
        await #expect(throws: WritingError.self) { try await project.update() }
        await #expect(throws: WritingError.self) { try await project.update() }
    }

    @Test("A changed page is made again in every theme, and nothing else is")
    func page() async throws {
        let project = try Self.project()
        try await project.update()
        try project.folder.write("# A\n\n![p](p.png) and more\n", to: "docs/a.md")
        let pages = ["base", "brand", "night"].map { "themes/\($0)/pages/a.html" }
        #expect(made(try await project.update()) == Set(pages))
    }

    @Test(
        "A changed theme is made again with shared files and themes that extend it"
    )
    func theme() async throws {
        let project = try Self.project()
        try await project.update()
        try project.folder.write(
            "colors: { background: black, text: '#eee' }\n",
            to: "themes/night.yml"
        )
        let shared: Set = [
            "index.html", "contrast.html", "themes.css", "miniatures.css", "themes.json",
            "contrast.json",
            "levels.js",
        ]
        func own(_ id: String) -> [String] {
            [
                "theme.css", "index.html", "tokens.html", "card.svg", "badge.svg",
                "facts.js",
                "export/kitty/\(id).conf",
            ].map {
                "themes/\(id)/\($0)"
            } + ["r/\(id).json"]
        }
        #expect(made(try await project.update()) == shared.union(own("night")))
        try project.folder.write(
            "name: Base\ncolors: { background: white, text: '#111' }\n",
            to: "themes/base.yml"
        )
        #expect(made(try await project.update()) == shared.union(own("base") + own("brand")))
    }

    @Test(
        "A file that was removed or changed is made again, even at the same size"
    )
    func altered() async throws {
        let project = try Self.project()
        try await project.update()
        let before = try #require(project.folder.text(of: "site/index.html"))
        try project.folder.write(before.replacing("Shop", with: "Shep"), to: "site/index.html")
        try FileManager.default.removeItem(atPath: "\(project.folder.path)/site/themes/night")
        let result = try await project.update()
        #expect(
            made(result)
                == Set(
                    result.outcomes.keys.map(\.description).filter {
                        $0.hasPrefix("themes/night") || $0 == "index.html"
                    }
                )
        )
        #expect(project.folder.text(of: "site/index.html") == before)
    }

    @Test("A build replaces no foreign file in place of a new page")
    func foreign() async throws {
        let project = try Self.project()
        try await project.update()
        try project.folder.write("mine", to: "site/themes/night/pages/new.html")
        try project.folder.write("# New\n", to: "docs/new.md")
        await #expect(throws: WritingError.self) { try await project.update() }
        #expect(project.folder.text(of: "site/themes/night/pages/new.html") == "mine")
    }

    @Test("A manifest decides which files are ours, even after somebody changed it")
    func manifest() async throws {
        let project = try Self.project()
        try await project.update()
        let manifest = try #require(project.folder.text(of: "site/build-manifest.json"))
        try project.folder.write("old", to: "site/themes/old.html")
        try project.folder.write(
            manifest.replacing("[\n", with: "[\n\"themes/old.html\",\n", maxReplacements: 1),
            to: "site/build-manifest.json"
        )
        #expect(try await project.update().removed == 1)
        #expect(project.folder.text(of: "site/themes/old.html") == nil)
        #expect(project.folder.text(of: "site/build-manifest.json") == manifest)
    }

    @Test(
        "A changed configuration or template makes every file again"
    )
    func everything() async throws {
        let project = try Self.project()
        try await project.update()
        try project.folder.write("title: Market\n", to: "themepreview.yml")
        let titled = try await project.update()
        #expect(made(titled).count == titled.outcomes.count)
        try project.folder.write("<p>{{siteTitle}}</p>", to: "templates/footer.mustache")
        #expect(made(try await project.update()).contains("themes/base/pages/a.html"))
        let clean = try await project.update("site", .clean)
        #expect(made(clean).count == clean.outcomes.count)
    }

    @Test("A build explains why it made a file again, or did not")
    func reasons() async throws {
        let project = try Self.project()
        try await project.update()
        try project.folder.write("# B\n", to: "docs/a.md")
        let outcomes = try await project.update().outcomes
        let words = Dictionary(
            uniqueKeysWithValues: outcomes.map { ($0.key.description, "\($0.value)") }
        )
        let page =
            "written; these changed: the list of pages and of the files beside them, the page a.html"
        #expect(words["themes/base/pages/a.html"] == page)
        #expect(words["themes/base/theme.css"] == "not rebuilt; none of its inputs changed")
    }

    @Test("A build after random edits equals a clean build", arguments: Seeds.all)
    func chance(_ seed: UInt64) async throws {
        let project = try Self.project()
        var edits = RandomEdits(project.folder, seed: seed)
        for step in 0..<Seeds.rounds(24) {
            let edit = edits.next()
            // A page that one build cannot render, the other cannot either; the sites that they leave must be equal.
            let said = await Self.said { try await project.update() }
            let clean = "clean\(step)"
            let other = await Self.said { try await project.update(clean) }
            #expect(said == other, "\(edit)")
            guard case .success = said else { continue }
            let built = try Self.contents(project, "site")
            let wanted = try Self.contents(project, clean)
            #expect(
                Set(built.keys).union(wanted.keys).filter { built[$0] != wanted[$0] } == [],
                "\(edit)"
            )
            try FileManager.default.removeItem(atPath: "\(project.folder.path)/\(clean)")
        }
    }

    /// The error of a failed build.
    private struct Failure: Error, Equatable {
        let text: String
    }

    /// The findings of a build.
    private static func said(
        _ build: () async throws -> SiteBuilder.Result
    ) async -> Result<BuildSummary, Failure> {
        do {
            return .success(try await build().summary)
        } catch {
            return .failure(Failure(text: "\(error)"))
        }
    }

    private static func contents(_ project: TestProject, _ folder: String) throws -> [String: Data]
    {
        let files = project.folder.files().filter { $0.hasPrefix("\(folder)/") }
        #expect(!files.isEmpty)
        return Dictionary(
            uniqueKeysWithValues: try files.map {
                let bytes = try Data(contentsOf: URL(filePath: "\(project.folder.path)/\($0)"))
                return ($0.dropFirst(folder.count).description, bytes)
            }
        )
    }
}
