import ColorScience
import OriginModels
import TestSupport
import Testing
import ThemeModel
import ThemeRendering
import Theming

@Suite("System 0, Themer: the model, the observer and target-action", .timeLimit(.minutes(10)))
@MainActor
struct ThemerTests {
    @Test func `D5 Every claim of these tests is a test that runs`() {
        let sources = Repository.swiftSources(in: "Tests/OriginTests").joined(separator: "\n")
        let tests = sources.matches(of: #/(?m)^ *@Test\b/#).count
        #expect(tests > 200)
        #expect(sources.matches(of: #/(?m)^ *(?:@Test.* )?func\s+`/#).count == tests)
    }

    @Test func `0.1 A copy of a theme's model can be changed without changing the theme`() {
        let themer = Themer(MyTheme.light)
        var copy = MyThemeSettings.lightTheme
        copy.textColor = .hex("#123456")
        #expect(MyThemeSettings.lightTheme.textColor == .hex("#000000"))
        #expect(themer.theme.settings == .lightTheme)
        #expect(copy != themer.theme.settings)
    }

    @Test func `0.2 Themes are static members, defined in another module than their model`() {
        #expect(MyTheme.dark.settings == .darkTheme)
    }

    @Test func `0.3 An enumeration's cases are the tags of themes, and its model is inferred`() {
        let theme: MyTheme = .dark
        #expect(theme.settings.textColor.mapped.css == "#ffffff")
        #expect(MyTheme.Model.self == MyThemeSettings.self)
    }

    @Test
    func `0.4 Layout, fonts and colours are attributes of a theme and become custom properties`()
        throws
    {
        var document = document(
            "attributes",
            ["background": .hex("#ffffff"), "text": .hex("#222222")]
        )
        document.appearance.layout["margin"] = Located(.literal(Dimension(16, .px)))
        document.appearance.styles["body"] = FontDescriptor(family: "Inter", traits: .bold)
        let properties = try RenderedSite([document]).properties("attributes")
        #expect(properties["--margin"] == "16px")
        #expect(properties["--font-body-weight"] == "700")
        #expect(properties["--color-text"] == "#222222")
    }

    @Test
    func
        `0.5 Two observers are called once when registered and once for a switch, however often one is registered`()
    {
        let themer = Themer(MyTheme.light)
        let one = ObservedLabel()
        let two = ObservedLabel()
        themer.register(one)
        themer.register(two)
        #expect([one.themes.count, two.themes.count] == [1, 1])
        themer.theme = .dark
        #expect([one.themes, two.themes] == [[.light, .dark], [.light, .dark]])
        themer.register(one)
        let before = one.themes.count
        themer.theme = .light
        #expect(one.themes.count == before + 1)
    }

    @Test(arguments: [MyTheme.light, .dark])
    func `0.6 A target has the current theme when registering returns`(first: MyTheme) {
        let label = Label()
        Themer(first).register(target: label, action: Label.handleTheme)
        #expect(label.bg == first.settings.appBgColor)
        #expect(label.themes.count == 1)
    }

    @Test func `0.7 A method without its object is the action, and is called 1, 2 and 3 times`() {
        let themer = Themer(MyTheme.light)
        let foo = Label()
        themer.register(target: foo, action: Label.handleTheme)
        #expect(foo.themes == [.light])
        themer.theme = .dark
        #expect(foo.themes == [.light, .dark])
        themer.theme = .light
        #expect(foo.themes == [.light, .dark, .light])
    }

    @Test func `0.8 Two targets are called 1, 2, 4 and 6 times in all`() {
        let themer = Themer(MyTheme.light)
        let one = Label()
        let two = Label()
        var totals: [Int] = []
        func note() { totals.append(one.themes.count + two.themes.count) }
        themer.register(target: one, action: Label.handleTheme)
        note()
        themer.register(target: two, action: Label.handleTheme)
        note()
        themer.theme = .dark
        note()
        themer.theme = .light
        note()
        #expect(totals == [1, 2, 4, 6])
    }

    @Test
    func
        `0.9 Handlers belong to instances, which may have different ones, several or none`()
    {
        let themer = Themer(MyTheme.light)
        let one = Panel()
        let two = Panel()
        let three = Panel()
        themer.register(target: one, action: Panel.takeBackground)
        themer.register(target: one, action: Panel.takeText)
        themer.register(target: two, action: Panel.takeText)
        themer.theme = .dark
        #expect(one.log.entries == ["bg #ffffff", "text #000000", "bg #808080", "text #ffffff"])
        #expect(two.log.entries == ["text #000000", "text #ffffff"])
        #expect(three.log.entries.isEmpty)
    }

    @Test func `0.10 A fileprivate method in an extension of another module's class is an action`()
    {
        let themer = Themer(MyTheme.light)
        let label = ForeignLabel()
        themer.register(target: label, action: ForeignLabel.takeTextColor)
        themer.theme = .dark
        #expect(label.color == .hex("#ffffff"))
        #expect(label.count == 2)
    }

    @Test
    func
        `0.25 A page with a light and a dark theme follows the system's choice`()
        throws
    {
        let light = document("pair", ["background": .hex("#ffffff"), "text": .hex("#111111")])
        let dark = document("dark", ["background": .hex("#101010"), "text": .hex("#eeeeee")])
        let themes = [light, dark].compactMap { $0.resolve().theme }
        let css = ThemeStyleSheet(ThemePair(light: themes[0], dark: themes[1]).joined).page
        #expect(css.contains("color-scheme: light;"))
        let alone = declarations(in: firstBlock(of: ThemeStyleSheet(themes[1]).page))
        let base = declarations(in: firstBlock(of: css))
        let parts = css.split(separator: "@media (prefers-color-scheme: dark) {\n")
        #expect(parts.count == 2)
        let block = declarations(in: firstBlock(of: String(parts.last ?? "")))
        #expect(block["color-scheme"] == "dark")
        #expect(base.merging(block) { $1 } == alone)
    }

    @Test func `0.26 A handler may change more than colours: text and colour never disagree`() {
        let themer = Themer(MyTheme.light)
        let panel = Panel()
        themer.register(target: panel, action: Panel.takeEverything)
        #expect(panel.log.last == "Light Mode on #ffffff")
        themer.theme = .dark
        #expect(panel.log.last == "Dark Mode on #808080")
    }

    @Test
    func
        `0.27 A subclass refines its superclass's theming, even through a method of the superclass`()
    {
        let themer = Themer(MyTheme.light)
        let view = RefinedView()
        themer.register(target: view, action: BaseView.apply)
        themer.theme = .dark
        #expect(view.log == ["base light", "refined light", "base dark", "refined dark"])
    }
}

/// A label that is observed as a whole.
private final class ObservedLabel: Themable {
    private(set) var themes: [MyTheme] = []

    func applyTheme(_ theme: MyTheme) { themes.append(theme) }
}

private final class Panel: Sendable {
    let log = Log<String>()

    func takeBackground(_ theme: MyTheme) { log.add("bg \(theme.settings.appBgColor.mapped.css)") }
    func takeText(_ theme: MyTheme) { log.add("text \(theme.settings.textColor.mapped.css)") }
    func takeEverything(_ theme: MyTheme) {
        log.add(
            "\(theme == .light ? "Light" : "Dark") Mode on \(theme.settings.appBgColor.mapped.css)"
        )
    }
}

extension ForeignLabel {
    fileprivate func takeTextColor(_ theme: MyTheme) { color = theme.settings.textColor }
}

@MainActor
private class BaseView {
    var log: [String] = []

    func apply(_ theme: MyTheme) { log.append("base \(theme)") }
}

private final class RefinedView: BaseView {
    override func apply(_ theme: MyTheme) {
        super.apply(theme)
        log.append("refined \(theme)")
    }
}
