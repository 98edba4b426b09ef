import ColorScience
import Findings
import Foundation
import Testing
import ThemeChecks
import ThemeModel
import ThemeRendering
import Theming

@Suite("System 1, AppTheme: palettes, holder and choice by JSON")
struct AppThemeTests {
    @Test("1.1 Two palettes by one protocol, written as hex: the screen's green is not CSS's")
    func palettes() throws {
        let site = try RenderedSite([DefaultTheme().document, AlternativeTheme().document])
        let names = ["primary", "neutral", "secondary", "highlight"].map { "--palette-\($0)" }
        let first = site.properties("defaulttheme")
        let second = site.properties("alternativetheme")
        #expect(names.map { first[$0] } == ["#00ffff", "#ff00ff", "#ffff00", "#000000"])
        #expect(names.map { second[$0] } == ["#ff0000", "#0000ff", "#00ff00", "#ffffff"])
    }

    @Test("1.2 The holder changes the current theme with one notification, from any thread")
    func holder() {
        let holder = PaletteThemer(DefaultTheme())
        let log = Log<String>()
        holder.themer.bind(log, key: 1) { log, theme in log.add(theme.name) }
        #expect(holder.setTheme(AlternativeTheme()))
        #expect(!holder.setTheme(AlternativeTheme()))
        #expect(holder.current.palette.primary == .hex("#ff0000"))
        #expect(holder.theme.name == "AlternativeTheme")
        #expect(log.entries == ["DefaultTheme", "AlternativeTheme"])
        inThreads(8) { index in
            for step in 0..<100 {
                holder.setTheme((index + step).isMultiple(of: 2) ? DefaultTheme() : AlternativeTheme())
                _ = holder.current.palette
            }
        }
        #expect(log.last == holder.current.name)
    }

    @Test("1.3 A third theme needs no change to the library")
    func thirdTheme() throws {
        let theme = HighContrastTheme()
        let site = try RenderedSite([theme.document])
        #expect(site.properties("highcontrast")["--color-text"] == "#ffffff")
        #expect(site.files["themes/highcontrast/index.html"] != nil)
        let holder = PaletteThemer(DefaultTheme())
        holder.setTheme(theme)
        #expect(holder.current.name == "HighContrast")
    }

    @Test("1.4 A subclass of a class of themes renders what the value with its palette renders")
    func classForm() throws {
        let css = { (theme: any PaletteTheme) in
            theme.document.resolve().theme.map { ThemeStyleSheet($0).page }
        }
        #expect(css(AdaptedTheme(name: RedTheme.name, palette: RedTheme().palette)) == css(AlternativeTheme()))
    }

    @Test("1.5 A changed copy changes nobody; update does, once")
    func valueSemantics() {
        let holder = PaletteThemer(DefaultTheme())
        let log = Log<Color>()
        holder.themer.bind(log, key: 1) { log, theme in log.add(theme.palette.primary) }
        var copy = holder.current
        copy.palette.primary = .hex("#123456")
        #expect(holder.current.palette.primary == .hex("#00ffff"))
        #expect(log.count == 1)
        holder.update { $0.palette.primary = .hex("#123456") }
        #expect(holder.current.palette.primary == .hex("#123456"))
        #expect(log.entries == [.hex("#00ffff"), .hex("#123456")])
    }

    @Test("1.10 A server's JSON chooses the theme; whatever is wrong with it is said, and nothing changes")
    func choice() throws {
        let holder = PaletteThemer(DefaultTheme())
        holder.registry.register("AlternativeTheme") { AlternativeTheme() }
        let log = Log<String>()
        holder.themer.bind(log, key: 1) { log, theme in log.add(theme.name) }
        let wrong: [(String, ThemeSelectionError)] = [
            (
                #"{"theme":"AlternativTheme"}"#,
                .unknownTheme("AlternativTheme", suggestion: "AlternativeTheme", known: ["AlternativeTheme"])
            ),
            (#"{"theme":7}"#, .unreadable(.wrongType(path: "theme", expected: "a text", found: "a number"))),
            (#"{"thema":"x"}"#, .unreadable(.missing(path: "theme", suggestion: "thema"))),
            (#"{"theme""#, .unreadable(.malformed("the text is not JSON"))),
            ("", .unreadable(.malformed("there is nothing to read"))),
        ]
        for (json, error) in wrong {
            #expect(throws: error) { try holder.select(json: Data(json.utf8)) }
        }
        #expect(holder.current.name == "DefaultTheme")
        #expect(log.count == 1)
        try holder.select(json: Data(#"{"theme":"AlternativeTheme"}"#.utf8))
        #expect(log.entries == ["DefaultTheme", "AlternativeTheme"])
    }

    @Test("1.10 The application's holder knows the two themes by name")
    func applicationHolder() throws {
        #expect(AppTheme.shared.registry.names == ["AlternativeTheme", "DefaultTheme"])
        try AppTheme.select(json: Data(#"{"theme":"DefaultTheme"}"#.utf8))
        #expect(AppTheme.current.name == AppTheme.theme.name)
    }

    @Test("1.12 One document in three brands: the pages' HTML is the same, only the theme's CSS differs")
    func whiteLabel() throws {
        let brands = ["#0b5fff", "#b00020", "#006b3c"].map { color -> ThemeDocument in
            document("brand", ["background": .hex("#ffffff"), "text": .hex("#111111"), "primary": .hex(color)])
        }
        let sites = try brands.map { try RenderedSite([$0], pages: 3) }
        for site in sites.dropFirst() {
            let differing = site.files.filter { sites[0].files[$0.key] != $0.value }.keys.filter {
                $0.contains("/pages/") || $0.hasSuffix(".css")
            }
            #expect(Set(differing) == ["themes/brand/theme.css", "themes.css"])
        }
    }

    @Test("1.13 The gate names role, ratio and what was needed: green on white fails, black on cyan passes")
    func gate() throws {
        let site = try RenderedSite([DefaultTheme().document, AlternativeTheme().document])
        let green = site.report.findings.first {
            $0.theme == "alternativetheme" && $0.rule == .lowContrast && $0.pair?.foreground == "secondary"
        }
        #expect(rounded(green?.measured) == 1.372)
        #expect(green?.required == 4.5)
        #expect(green?.message.contains("'secondary' on 'background'") == true)
        let black = site.verdict("on-primary", on: "primary", theme: "defaulttheme")
        #expect(black?.colors?.foreground == "#000000")
        #expect(rounded(black?.measured) == 16.748)
        #expect(black?.verdict == .pass)
    }
}

private struct HighContrastTheme: PaletteTheme {
    let name = "HighContrast"
    var palette: any ColorPaletteProtocol = ColorPalette(
        primary: .hex("#ffffff"), neutral: .hex("#cccccc"), secondary: .hex("#ffff00"), highlight: .hex("#000000"))
    var fontStyles: any FontStyles = DefaultFontStyles()
}

/// The form with a base class, whose palette subclasses replace.
private class ClassTheme {
    static let name = "AlternativeTheme"
    var palette: any ColorPaletteProtocol { DefaultTheme().palette }
}

private final class RedTheme: ClassTheme {
    override var palette: any ColorPaletteProtocol { AlternativeTheme().palette }
}
