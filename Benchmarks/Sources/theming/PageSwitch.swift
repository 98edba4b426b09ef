import ColorScience
import Findings
import Foundation
import ThemeModel
import ThemeRendering
import Theming

/// What it takes to show a thousand pages in another theme: a style sheet, and no page.
struct PageSwitch {
    private let style: Double
    private let everything: Double
    private let files: Int
    /// The files that are not the same in both themes, pages among them.
    private let changed: Set<String>

    init(pages: Int = 1000) throws {
        let themes = try [Car(name: "Red", red: 155), Car(name: "Blue", red: 28)].map {
            car -> ThemeModel.Theme in
            guard let theme = car.document.resolve().theme else {
                throw CocoaError(.featureUnsupported)
            }
            return theme
        }
        style =
            medianSeconds(
                of: 100,
                [{ precondition(!ThemeStyleSheet(themes[$0 % 2]).page.isEmpty) }]
            )[0]
        var sites: [[String: [UInt8]]] = []
        everything = try medianSeconds(
            of: 2,
            [{ sites.append(try Self.files(of: themes[$0 % 2], pages: pages)) }]
        )[0]
        let first = sites[0]
        let second = sites[1]
        files = first.count
        changed = Set(first.keys.filter { first[$0] != second[$0] })
    }

    /// Another theme leaves every page as it is.
    var leavesPages: Bool {
        !changed.contains { $0.contains("/pages/") } && changed.contains("themes/car/theme.css")
    }

    var text: String {
        String(
            format:
                "1000 pages in another theme: its style sheet %.2f ms; all %d files anew %.0f ms, of which %d differ",
            style * 1e3,
            files,
            everything * 1e3,
            changed.count
        )
    }

    private static func files(of theme: ThemeModel.Theme, pages: Int) throws -> [String: [UInt8]] {
        var content = SiteContent(themes: [theme])
        _ = content.add(
            pages: (0..<pages).map { number in
                PageSource(
                    path: "page\(number).md",
                    markdown: "# Page \(number)\n\nText with `code` and *words*.\n"
                )
            }
        )
        guard let templates = TemplateSet.load().templates else {
            throw CocoaError(.featureUnsupported)
        }
        let renderer = try SiteRenderer(content, templates: templates)
        let judged = JudgedTheme(theme, Report(), in: content)
        let artifacts = try renderer.sharedArtifacts([judged]) + renderer.artifacts(for: judged)
        return Dictionary(uniqueKeysWithValues: artifacts.map { ($0.path.description, $0.bytes) })
    }
}

/// What the process holds before and after a thousand switches of a component theme.
@MainActor
struct ApplyMemory {
    private let before: Int
    private let after: Int

    /// In KiB.
    var growth: Int { after - before }

    init() {
        let themer = Themer(0)
        let cars = (0..<3).map { Car(name: "Car \($0)", red: UInt8($0 * 60)) }
        ThemeApplier(emit: { precondition(!$0.css().isEmpty) }).follow(themer) { cars[$0 % 3] }
        func run(_ themes: Range<Int>) { for theme in themes { themer.theme = theme } }
        run(1..<1001)
        before = Memory.residentKiB
        run(1001..<2001)
        after = Memory.residentKiB
    }

    var text: String {
        "a component theme applied 1000 times: resident \(before) KiB before, \(after) KiB after"
    }
}

private struct Car: ComponentTheme {
    let name: String
    let red: UInt8

    var assets: CarAssets { CarAssets(tone: Color(SRGB8(red: red, green: 28, blue: 80))) }

    /// The theme as the generator takes it; its name is the same for every car.
    var document: ThemeDocument {
        var document = ThemeDocument(id: "car", name: "Car")
        let roles = [
            ("background", Color(.white)), ("text", Color(.black)), ("primary", assets.tone),
        ]
        for (role, color) in roles {
            document.appearance.colors[role] = Located(ColorExpression(.literal(color)))
        }
        return document
    }
}

private struct CarAssets: ComponentAssets {
    let tone: Color

    var sheet: StyleSheet {
        var sheet = StyleSheet()
        for element in [StyleClass.button, .switch, .cell, .segmentedControl, .pin] {
            sheet.style(element) { $0.background = tone }
            sheet.style(element, state: .selected) { $0.background = Color(.black) }
        }
        return sheet
    }
}
