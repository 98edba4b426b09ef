import ColorScience
import Findings
import Foundation
import TestSupport
import Testing
import ThemeModel

@testable import ForeignFormats

@Suite("The words that all names of a file begin with")
struct SharedStartTests {
    @Test(arguments: [
        ["acme-color-text", "acme-color-surface", "acme-color-nav-text"],
        ["ds-background", "ds-text", "ds-text-muted"],
        ["app-color-bg", "app-color-fg", "app-color-brand"],
        ["app-bg", "app-text", "app-foreground"], ["INK.TEXT", "INK.BACKGROUND", "INK.LINK"],
    ])
    func `A name is a role without the words that all names begin with`(names: [String]) {
        let shared = SharedStart(of: names)
        #expect(names.compactMap(shared.role).contains("text"))
        #expect(shared.role(of: "text") == nil)
    }

    @Test(arguments: [
        ["acme-text", "acme-surface"], ["acme-text", "acme-surface", "other-link"],
        ["acme-text", "acme-ink", "acme-pen"], ["acme-text", "acme_surface", "acmetext"],
    ])
    func `Names with too little in common keep all their words`(names: [String]) {
        let shared = SharedStart(of: names)
        #expect(names.compactMap(shared.role).isEmpty)
    }

    @Test func `A short name for the page is no role beside a longer one`() {
        let shared = SharedStart(of: ["app-background", "app-text", "app-bg"])
        #expect(shared.role(of: "app-bg") == nil)
        #expect(shared.role(of: "app-background") == "background")
    }

    @Test func `A style sheet with a name of its own before each colour has roles`() throws {
        let sheet = """
            :root { --acme-color-surface: #ffffff; --acme-color-text: #111111;
              --acme-color-nav-text: #222222; --acme-space-1: 4px }
            """
        let read = ThemeReader.read(Data(sheet.utf8), file: "acme.css")
        let document = try #require(read.documents.first)
        #expect(document.appearance.colors.names == ["surface", "text"])
        let page = PageSurface(completing: document)
        let theme = try #require(page.document.resolve().theme)
        #expect(theme.defaultMode[.background]?.display.css == "#ffffff")
        #expect(page.finding?.severity == .note)
    }

    @Test(arguments: [
        ("--base: #101814; --mantle: #0c120f; --text: #edf7ef", Scheme.dark),
        ("--color-page: #101814; --text: #edf7ef", .dark),
        ("--surface-ground: #101814; --surface-card: #202824; --text: #edf7ef", .dark),
        ("--base: #101814; --accent: #336699; --text: #edf7ef", .light),
    ])
    func `The lowest of a system's layers is taken for its page, and tells light from dark`(
        properties: String,
        scheme: Scheme
    ) throws {
        let read = ThemeReader.read(Data(":root { \(properties) }".utf8), file: "app.css")
        let page = PageSurface(completing: try #require(read.documents.first))
        #expect((page.finding != nil) == (scheme == .dark))
        #expect(page.document.resolve().theme?.defaultMode.scheme == scheme)
    }

    @Test func `A token system with a group around all colours has roles`() throws {
        let tokens = ##"""
            { "ds": { "$type": "color", "background": { "$value": "#ffffff" },
              "text": { "$value": "#111111" }, "brand": { "$value": "#0055aa" } } }
            """##
        let read = ThemeReader.read(Data(tokens.utf8), file: "ds.tokens.json")
        let document = try #require(read.documents.first)
        #expect(document.appearance.colors.names == ["background", "text"])
    }
}
