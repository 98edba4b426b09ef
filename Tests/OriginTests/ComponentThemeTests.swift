import ColorScience
import Findings
import Foundation
import OriginSamples
import ProjectChecks
import Projects
import SourceText
import TestSupport
import Testing
import ThemeFormats
import ThemeModel
import ThemeRendering
import Theming

extension StyleProperty {
    fileprivate static let letterSpacing: StyleProperty = "letter-spacing"
}

@Suite("System 3, Infinum: component assets, apply and the extension", .timeLimit(.minutes(10)))
@MainActor
struct ComponentThemeTests {
    @Test(arguments: CarTheme.allCases)
    func `3.1 Every case of the enumeration has a theme`(car: CarTheme) {
        #expect(car.appTheme.name == car.rawValue)
    }

    @Test func `3.2 Each asset arrives under its component's class`() {
        let css = ThemeApplier().apply(CarTheme.red.appTheme).css()
        let lines = [
            #".app-label{color:#7a1414;font-family:"Inter",sans-serif;font-size:14px}"#,
            ".app-button{background-color:#9b1c1c}",
            ".app-button[aria-pressed=true]{background-color:#7a1414}",
            ".app-button:disabled{background-color:#d0d0d0}", ".app-switch{accent-color:#c53030}",
            ".app-cell[aria-pressed=true]{background-color:#c53030}",
            ".app-segmented-control[aria-pressed=true]{background-color:#9b1c1c}",
            ".app-pin{background-color:#9b1c1c}",
        ]
        #expect(css.split(separator: "\n").map(String.init) == lines)
    }

    @Test
    func
        `3.3 Applying resolves, takes the assets, runs the extension and hands out, in this order`()
    {
        let log = Log<String>()
        let applier = ThemeApplier {
            log.add($0.rawValue)
        } emit: { _ in
            log.add("out")
        }
        applier.apply(Logged(log: log))
        #expect(log.entries == ["resolve", "read", "assets", "hook", "run", "emit", "out"])
    }

    @Test func `3.4 One line applies a theme, and every page of fifty has its values alone`() throws
    {
        let site = try RenderedSite([try CarTheme.red.appTheme.document(on: .white)], pages: 50)
        let others = [CarTheme.green, .blue].flatMap { car -> [String] in
            [car.tones.primary, car.tones.secondary, car.tones.tertiary].map(\.mapped.css)
        }
        #expect(site.files.count { $0.key.contains("/pages/") } == 50)
        for (path, text) in site.files where path.hasPrefix("themes/") {
            #expect(others.allSatisfy { !text.contains($0) }, "\(path)")
        }
        #expect(site.css("red").contains(CarTheme.red.tones.primary.mapped.css))
    }

    @Test func `3.5 The body of a page is the same in every theme; only the theme's CSS differs`()
        throws
    {
        let site = try RenderedSite(
            try CarTheme.allCases.map { try $0.appTheme.document(on: .white) }
        )
        let bodies = CarTheme.allCases.compactMap { car in
            site.files["themes/\(car.rawValue)/pages/page0.html"]
                .map { $0.split(separator: "<main").last?.split(separator: "</main>").first ?? "" }
        }
        #expect(bodies.count == 3)
        #expect(Set(bodies).count == 1)
        #expect(Set(CarTheme.allCases.map { site.css($0.rawValue) }).count == 3)
    }

    @Test
    func
        `3.6 The extension runs once for each apply, after the assets, and only the blue theme has one`()
    {
        let calls = Log<String>()
        let theme = Watched { sheet in
            calls.add(sheet.value(.background, of: .button)?.css ?? "no assets")
        }
        let applier = ThemeApplier()
        applier.apply(theme)
        applier.apply(theme)
        #expect(calls.entries == ["#1c4b9b", "#1c4b9b"])
        #expect(CarTheme.allCases.filter { $0.appTheme.extension != nil } == [.blue])
    }

    @Test func `3.7 The extension leaves nothing behind, and applying twice is applying once`() {
        let out = Log<String>()
        let applier = ThemeApplier { _ in
        } emit: {
            out.add($0.css())
        }
        let fresh = ThemeApplier().apply(CarTheme.red.appTheme).css()
        for car in [CarTheme.blue, .red, .red, .blue] { applier.apply(car.appTheme) }
        #expect(out.entries[1] == fresh)
        #expect(out.entries[2] == fresh)
        #expect(out.entries[0] == out.entries[3])
    }

    @Test
    func `3.7 Switching through a themer applies each theme, without a trace of the one before`() {
        let themer = Themer(CarTheme.blue)
        let out = Log<String>()
        ThemeApplier { _ in
        } emit: {
            out.add($0.css())
        }.follow(themer) { $0.appTheme }
        themer.theme = .red
        #expect(out.count == 2)
        #expect(out.last == ThemeApplier().apply(CarTheme.red.appTheme).css())
    }

    @Test func `3.8 A style may hold inside a container alone`() throws {
        let css = ThemeApplier().apply(CarTheme.blue.appTheme).css()
        #expect(css.contains(".app-view .app-button{border-radius:12px;background-color:#2b6cb0}"))
        #expect(css.contains("\n.app-button{background-color:#1c4b9b}"))
        var sheet = StyleSheet()
        sheet.style(.button, in: .appView) { $0.cornerRadius = 12 }
        #expect(sheet.css() == ".app-view .app-button{border-radius:12px}\n")
        let page = try RenderedSite([try CarTheme.blue.appTheme.document(on: .white)]).css("blue")
        #expect(page.contains(".view .button{border-radius:12px;background-color:#2b6cb0}"))
    }

    @Test func `3.9 A property that the library does not know is themed from end to end`() throws {
        let theme = Watched { sheet in
            sheet.style(.label) { $0[.letterSpacing] = .dimension(Dimension(0.5, .px)) }
        }
        #expect(ThemeApplier().apply(theme).css().contains("letter-spacing:0.5px"))
        let css = try RenderedSite([try theme.document(on: .white)]).css("watched")
        #expect(css.contains(".label{letter-spacing:0.5px}"))
        let evil: StyleProperty = "x:red}</style><script>"
        var sheet = StyleSheet()
        sheet.style("a{b") { $0[evil] = .keyword("}</style>") }
        #expect(sheet.css() == ".app-a-b{x-red-style-script:style}\n")
    }

    @Test func `3.10 A button's three states are rules of their own, and each is checked`() throws {
        let site = try RenderedSite([try CarTheme.red.appTheme.document(on: .white)])
        let properties = site.properties("red")
        #expect(properties["--button-background"] == "#9b1c1c")
        #expect(properties["--button-selected-background"] == "#7a1414")
        #expect(properties["--button-disabled-background"] == "#d0d0d0")
        #expect(
            site.verdict("button-text", on: "button-background", theme: "red")?.verdict == .pass
        )
        let selected = site.verdict(
            "button-selected-text",
            on: "button-selected-background",
            theme: "red"
        )
        #expect(selected?.verdict == .pass)
        let disabled = site.verdict(
            "button-disabled-text",
            on: "button-disabled-background",
            theme: "red"
        )
        #expect(disabled?.verdict == .exempt)
        let sheets = ["stage-scene.css", "stage-theme.css"].compactMap { TemplateSet.builtIn[$0] }
        let stage = sheets.joined(separator: "\n")
        for (selector, state) in [
            ("\n.scene-button, .button", ""),
            ("  &:is([aria-pressed=\"true\"], .is-selected)", "-selected"),
            ("  &:is(:disabled, .is-disabled)", "-disabled"),
        ] {
            let colors = "--b: var(--button\(state)-background); --t: var(--button\(state)-text);"
            #expect(stage.contains("\(selector) { \(colors)"))
        }
    }

    @Test func `3.11 What uses a role that one theme lacks is named: role, theme, page and line`()
        throws
    {
        let whole = document(
            "whole",
            ["background": .white, "text": .hex("#111111"), "brand": .hex("#112233")]
        )
        let lacking = document("lacking", ["background": .white, "text": .hex("#111111")])
        let themes = [whole, lacking].compactMap { $0.resolve().theme }
        let page = "<p>\n<b style=\"color: var(--color-brand)\">Brand</b>\n"
        let findings = PropertyCheck(themes).findings(
            for: PropertyUses(html: page, file: "docs/start.md")
        )
        #expect(findings.count == 1)
        #expect(findings.first?.severity == .error)
        #expect(findings.first?.location == Place(file: "docs/start.md", line: 2, column: 18))
        let message = "'--color-brand' is used here, and the theme 'lacking' has no role 'brand'"
        #expect(findings.first?.message == message)
        let builtIn = TemplateSet.properties(of: TemplateSet.files(overriding: [:]), prefix: "")
        #expect(builtIn.uses.count > 200)
        #expect(PropertyCheck(themes).findings(for: builtIn) == [])
    }

    @Test
    func
        `3.11 A role taken out of one theme's file is an error of the project, with page, line and column`()
        async throws
    {
        let theme = "colors: { background: white, text: black, brand: navy }\n"
        var files = [
            "themes/red.yml": theme, "themes/blue.yml": theme,
            "themepreview.yml": "markdown: { rawHTML: true }\n",
            "docs/start.md": "# Start\n\nOur <b style=\"color: var(--color-brand)\">brand</b>.\n",
        ]
        #expect(try await FileProject(files).report().fails(at: .error) == false)
        files["themes/blue.yml"] = theme.replacing(", brand: navy", with: "")
        let report = try await FileProject(files).report()
        #expect(report.fails(at: .error))
        let finding = try #require(report.findings.first { $0.rule == .undefinedProperty })
        #expect(finding.theme == "blue")
        #expect(finding.location == Place(file: "docs/start.md", line: 3, column: 22))
        #expect(
            finding.message.contains("'--color-brand'") && finding.message.contains("role 'brand'")
        )
    }

    @Test
    func
        `3.12 Another theme in the same place changes CSS and leaves the pages' bytes as they are`()
        throws
    {
        let sites = try [CarTheme.red, .green].map { car -> RenderedSite in
            var document = try car.appTheme.document(on: .white)
            document.id = "car"
            document.name = "Car"
            return try RenderedSite([document], pages: 3)
        }
        let pages = sites.map { site in site.files.filter { $0.key.contains("/pages/") } }
        #expect(pages[0].count == 3)
        #expect(pages[0] == pages[1])
        #expect(sites[0].css("car") != sites[1].css("car"))
    }

    @Test func `3.12 Writing the other theme into the same folder leaves every page's file alone`()
        async throws
    {
        let project = try FileProject([
            "docs/a.md": "# A\n", "docs/b.md": "# B\n", "themes/car.json": try car(.red),
        ])
        try await project.update()
        let page = project.folder.appending(path: "site/themes/car/pages/a.html")
        let date = try page.resourceValues(forKeys: [.contentModificationDateKey])
            .contentModificationDate
        try project.write(try car(.green), to: "themes/car.json")
        let written = try await project.update()
        #expect(written.isSuperset(of: ["themes/car/theme.css", "themes.css"]))
        #expect(written.allSatisfy { !$0.contains("/pages/") })
        let later = URL(filePath: page.path(percentEncoded: false))
        #expect(
            try later.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
                == date
        )
    }

    @Test
    func
        `3.12 A switch that fails half-way leaves the old theme's files as they were, and can be made up for`()
        async throws
    {
        let project = try FileProject(["docs/a.md": "# A\n", "themes/car.json": try car(.red)])
        try await project.update()
        // A folder in the place of one of the files that the switch writes.
        let place = project.folder.appending(path: "site/themes.css")
        try FileManager.default.removeItem(at: place)
        try project.write("mine", to: "site/themes.css/notes.txt")
        let before = try project.site()
        try project.write(try car(.green), to: "themes/car.json")
        await #expect(throws: WritingError.self) { try await project.update() }
        #expect(try project.site() == before)
        #expect(before["themes/car/theme.css"]?.contains("#7a1414") == true)
        try FileManager.default.removeItem(at: place)
        #expect(try await project.update().contains("themes/car/theme.css"))
        #expect(try project.site()["themes/car/theme.css"]?.contains("#14502a") == true)
    }

    /// A car's theme as a file, whichever car it is.
    private func car(_ car: CarTheme) throws -> String {
        var document = try car.appTheme.document(on: .white)
        document.name = "Car"
        return String(decoding: try document.json, as: UTF8.self)
    }

    @Test func `3.13 The chosen car is there after a restart`() throws {
        let file = FileManager.default.temporaryDirectory.appending(
            path: "cars-\(UUID().uuidString).json"
        )
        defer { try? FileManager.default.removeItem(at: file) }
        try ThemeStore<CarTheme>(.file(file), key: "car").keep(.blue)
        #expect(try ThemeStore<CarTheme>(.file(file), key: "car").theme() == .blue)
    }

    @Test func `3.14 A chain of names is followed; a circle is an error that shows all of it`()
        throws
    {
        let chain = SampleTheme.document(
            """
            palette: { ink: "#112233", deep: "{palette.ink}" }
            colors: { background: "#ffffff", text: "{palette.deep}", primary: "{colors.text}" }
            """,
            file: "themes/chain.yml"
        )
        let theme = try #require(chain.document?.resolve().theme)
        #expect(theme.defaultMode[.primary]?.display.css == "#112233")
        let circle = SampleTheme.document(
            """
            palette: { a: "{palette.b}", b: "{palette.c}", c: "{palette.a}" }
            colors: { background: "#ffffff", text: "{palette.a}" }
            """,
            file: "themes/circle.yml"
        )
        let finding = try #require(
            circle.document?.resolve().findings.first { $0.rule == .aliasCycle }
        )
        #expect(
            ["palette.a", "palette.b", "palette.c"].allSatisfy { finding.message.contains($0) }
        )
    }

    @Test func `3.15 Memory and records do not grow over a thousand switches`() {
        let themer = Themer(CarTheme.red)
        let sizes = Log<Int>()
        ThemeApplier { _ in
        } emit: {
            sizes.add($0.css().utf8.count)
        }.follow(themer) { $0.appTheme }
        for step in 1...1000 { themer.theme = CarTheme.allCases[step % 3] }
        #expect(sizes.count == 1001)
        #expect(Set(sizes.entries).count == 2)
        #expect(themer.recordCount == 1)
    }
}

/// A theme that says when its assets are read and its extension runs.
private struct Logged: ThemeableTheme {
    let name = "logged"
    let log: Log<String>
    var assets: CarAssets {
        log.add("read")
        return CarAssets(car: .blue)
    }
    var `extension`: (@Sendable (inout StyleSheet) -> Void)? { { [log] _ in log.add("run") } }
}

/// A theme whose extension a test gives.
private struct Watched: ThemeableTheme {
    let name = "watched"
    let change: @Sendable (inout StyleSheet) -> Void
    var assets: CarAssets { CarAssets(car: .blue) }
    var `extension`: (@Sendable (inout StyleSheet) -> Void)? { change }
}

extension Color {
    fileprivate static let white = Color(SRGB8.white)
}
