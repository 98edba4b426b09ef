import ColorScience
import Findings
import Foundation
import Observation
import OriginSamples
import Testing
import ThemeChecks
import ThemeModel
import ThemeRendering
import Theming

@Suite("System 1, AppTheme: palettes, holder and choice by JSON", .timeLimit(.minutes(10)))
@MainActor
struct AppThemeTests {
    @Test
    func `1.1 Two palettes by one protocol are written as hex: the screen's green is not CSS's`()
        throws
    {
        let site = try RenderedSite([DefaultTheme().document, AlternativeTheme().document])
        let names = ["primary", "neutral", "secondary", "highlight"].map { "--palette-\($0)" }
        let first = site.properties("defaulttheme")
        let second = site.properties("alternativetheme")
        #expect(names.map { first[$0] } == ["#00ffff", "#ff00ff", "#ffff00", "#000000"])
        #expect(names.map { second[$0] } == ["#ff0000", "#0000ff", "#00ff00", "#ffffff"])
    }

    @Test
    func `1.2 The holder changes the current theme with one notification, and can be observed`() {
        defer { AppTheme.setTheme(DefaultTheme()) }
        let center = NotificationCenter()
        let log = MainLog<String>()
        let posts = Log<String>()
        let changes = Log<Int>()
        let post = AppTheme.themer.postChanges(to: center)
        let token = center.addObserver(forName: .themeDidChange, object: nil, queue: nil) {
            notification in
            posts.add(notification.theme(as: (any PaletteTheme).self)?.name ?? "none")
        }
        AppTheme.themer.observe(log) { log, theme in log.add(theme.name) }
        withObservationTracking {
            _ = AppTheme.current
        } onChange: {
            changes.add(1)
        }
        #expect(AppTheme.setTheme(AlternativeTheme()))
        #expect(!AppTheme.setTheme(AlternativeTheme()))
        #expect(AppTheme.current.palette.primary == .hex("#ff0000"))
        #expect(AppTheme.theme.palette.primary == .hex("#ff0000"))
        #expect(log.entries == ["DefaultTheme", "AlternativeTheme"])
        #expect(posts.entries == ["AlternativeTheme"])
        #expect(changes.count == 1)
        post.cancel()
        center.removeObserver(token)
    }

    @Test
    func
        `1.2 Eight threads may set and read the holder at once; the last theme set is there for everybody`()
    {
        defer { AppTheme.setTheme(DefaultTheme()) }
        let log = MainLog<String>()
        AppTheme.themer.observe(log) { log, theme in log.add(theme.name) }
        inThreads(8) { index in
            for step in 0..<100 {
                AppTheme.setTheme(
                    (index + step).isMultiple(of: 2) ? DefaultTheme() : AlternativeTheme()
                )
                _ = AppTheme.current.palette
            }
        }
        #expect(log.entries == ["DefaultTheme"])
        AppTheme.setTheme(HighContrastTheme())
        #expect(log.entries == ["DefaultTheme", "HighContrast"])
    }

    @Test func `1.2 A theme is compared as what it is, whatever it has beside colours and fonts`() {
        let themer = Themer<any PaletteTheme>(RoundedTheme(cornerRadius: 4))
        #expect(themer.set(RoundedTheme(cornerRadius: 8)))
        #expect(!themer.set(RoundedTheme(cornerRadius: 8)))
        #expect((themer.theme as? RoundedTheme)?.cornerRadius == 8)
        #expect(themer.set(DefaultTheme()))
    }

    @Test func `1.3 A third theme needs no change to the library`() throws {
        let theme = HighContrastTheme()
        let site = try RenderedSite([theme.document])
        #expect(site.properties("highcontrast")["--color-text"] == "#ffffff")
        #expect(site.files["themes/highcontrast/index.html"] != nil)
        let themer = Themer<any PaletteTheme>(DefaultTheme())
        themer.theme = theme
        #expect(themer.theme.name == "HighContrast")
    }

    @Test
    func `1.4 A subclass of a class of themes renders what the value with its palette renders`()
        throws
    {
        let css = { (theme: any PaletteTheme) in
            theme.document.resolve().theme.map { ThemeStyleSheet($0).page }
        }
        #expect(css(AdaptedTheme(RedTheme())) == css(AlternativeTheme()))
    }

    @Test func `1.5, D16 A changed copy changes nobody; update does, once`() {
        let themer = Themer<any PaletteTheme>(DefaultTheme())
        let log = Log<Color>()
        themer.observe(log) { log, theme in log.add(theme.palette.primary) }
        var copy = themer.theme
        copy.palette.primary = .hex("#123456")
        #expect(themer.theme.palette.primary == .hex("#00ffff"))
        #expect(log.count == 1)
        themer.update { $0.palette.primary = .hex("#123456") }
        #expect(themer.theme.palette.primary == .hex("#123456"))
        #expect(log.entries == [.hex("#00ffff"), .hex("#123456")])
    }

    @Test
    func
        `1.10, D16 A server's JSON chooses the theme; a mistake in it changes nothing`()
        throws
    {
        let themer = Themer<any PaletteTheme>(DefaultTheme())
        var registry = ThemeRegistry<any PaletteTheme>()
        registry.register("AlternativeTheme") { AlternativeTheme() }
        let log = Log<String>()
        themer.observe(log) { log, theme in log.add(theme.name) }
        let wrong: [(String, ThemeSelectionError)] = [
            (
                #"{"theme":"AlternativTheme"}"#,
                .unknownTheme(
                    "AlternativTheme",
                    suggestion: "AlternativeTheme",
                    known: ["AlternativeTheme"]
                )
            ),
            (
                #"{"theme":7}"#,
                .unreadable(.wrongType(path: "theme", expected: "a string", found: "a number"))
            ),
            (#"{"thema":"x"}"#, .unreadable(.missing(path: "theme", suggestion: "thema"))),
            (#"{"theme""#, .unreadable(.malformed("the text is not JSON"))),
            ("", .unreadable(.malformed("the JSON is empty"))),
        ]
        for (json, error) in wrong {
            #expect(throws: error) { try themer.select(json: Data(json.utf8), from: registry) }
        }
        #expect(themer.theme.name == "DefaultTheme")
        #expect(log.count == 1)
        try themer.select(json: Data(#"{"theme":"AlternativeTheme"}"#.utf8), from: registry)
        #expect(log.entries == ["DefaultTheme", "AlternativeTheme"])
    }

    @Test func `1.10 An enumeration's cases are chosen by name too`() throws {
        let themer = Themer(CarTheme.red)
        try themer.select(json: Data(#"{"theme":"blue"}"#.utf8), from: ThemeRegistry())
        #expect(themer.theme == .blue)
        #expect(
            throws: ThemeSelectionError.unknownTheme(
                "blu",
                suggestion: "blue",
                known: ["blue", "green", "red"]
            )
        ) {
            try themer.select(json: Data(#"{"theme":"blu"}"#.utf8), from: ThemeRegistry())
        }
    }

    @Test func `1.10 The application's holder knows the two themes by name`() throws {
        #expect(AppTheme.registry.names == ["AlternativeTheme", "DefaultTheme"])
        try AppTheme.select(json: Data(#"{"theme":"AlternativeTheme"}"#.utf8))
        #expect(AppTheme.current.name == "AlternativeTheme")
        AppTheme.setTheme(DefaultTheme())
        #expect(AppTheme.current.name == "DefaultTheme")
    }

    @Test
    func
        `1.12 One document in three brands: the pages' HTML is the same, only the theme's CSS differs`()
        throws
    {
        let brands = ["#0b5fff", "#b00020", "#006b3c"].map { color -> ThemeDocument in
            document(
                "brand",
                ["background": .hex("#ffffff"), "text": .hex("#111111"), "primary": .hex(color)]
            )
        }
        let sites = try brands.map { try RenderedSite([$0], pages: 3) }
        for site in sites.dropFirst() {
            let differing = site.files.filter { sites[0].files[$0.key] != $0.value }.keys.filter {
                $0.contains("/pages/") || $0.hasSuffix(".css")
            }
            #expect(Set(differing) == ["themes/brand/theme.css", "themes.css", "miniatures.css"])
        }
    }

    @Test
    func
        `1.13 The gate names role, ratio and what was needed: green on white fails, black on cyan passes`()
        throws
    {
        let site = try RenderedSite([DefaultTheme().document, AlternativeTheme().document])
        let green = site.report.findings.first {
            $0.theme == "alternativetheme" && $0.rule == .lowContrast
                && $0.pair?.foreground == "secondary"
        }
        #expect(rounded(green?.measured) == 1.372)
        #expect(green?.detail?.required == 4.5)
        #expect(green?.message.contains("'secondary' on 'background'") == true)
        let black = site.verdict("on-primary", on: "primary", theme: "defaulttheme")
        #expect(black?.colors?.foreground == "#000000")
        #expect(rounded(black?.measured) == 16.748)
        #expect(black?.verdict == .pass)
    }
}

private struct HighContrastTheme: PaletteTheme {
    let name = "HighContrast"
    var palette = ColorPalette(
        primary: .hex("#ffffff"),
        neutral: .hex("#cccccc"),
        secondary: .hex("#ffff00"),
        highlight: .hex("#000000")
    )
    var fontStyles = FontStyles.trebuchet
}

/// A theme with one attribute more than the palette and the fonts.
private struct RoundedTheme: PaletteTheme {
    let name = "Rounded"
    var palette = DefaultTheme().palette
    var fontStyles = FontStyles.trebuchet
    var cornerRadius: Int
}

/// The form with a base class, whose palette subclasses replace.
private class ClassTheme {
    var palette: ColorPalette { DefaultTheme().palette }
}

private final class RedTheme: ClassTheme {
    override var palette: ColorPalette { AlternativeTheme().palette }
}

/// Copies what it takes from a class of themes, so that a later change to the object changes no theme.
private struct AdaptedTheme: PaletteTheme {
    let name = "AlternativeTheme"
    var palette: ColorPalette
    var fontStyles = FontStyles.trebuchet

    init(_ theme: ClassTheme) { palette = theme.palette }
}
