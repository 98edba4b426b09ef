import ColorScience
import Findings
import Foundation
import SourceText
import TestSupport
import Testing
import ThemeModel

@testable import ForeignFormats
@testable import ThemeFormats

@Suite("Alternatives among files of tokens")
struct TokenAlternativesTests {
    private static let core = ##"""
        { "color": { "white": { "value": "#ffffff", "type": "color" },
          "ink": { "value": "#111111", "type": "color" } } }
        """##

    private static func roles(
        _ primary: String,
        background: String = "{color.white}",
        text: String = "{color.ink}"
    ) -> String {
        ##"""
        { "color": { "background": { "value": "\##(background)", "type": "color" },
          "text": { "value": "\##(text)", "type": "color" },
          "primary": { "value": "\##(primary)", "type": "color" } } }
        """##
    }

    private static func read(_ files: [String: String]) throws -> ReadThemes {
        let data = files.mapValues { Data($0.utf8) }
        let sets = FormatSet.builtIn.sets(of: data.map { ($0.key, $0.value) }, as: .tokenFiles)
        let names = try #require(sets.first)
        #expect(sets.count == 1 && names.count == files.count, "\(sets)")
        return ThemeReader.read(
            ThemeSource(
                names[0],
                data[names[0]] ?? Data(),
                kind: .together("tokens"),
                others: data.filter { $0.key != names[0] }
            )
        )
    }

    /// The colour of a role in each mode of each theme, by the theme's id.
    private static func colors(
        _ role: String,
        in documents: [ThemeDocument]
    ) -> [String: [String]] {
        documents.reduce(into: [:]) { colors, document in
            let modes = document.resolve().theme?.modes ?? []
            colors[document.id] = modes.map { $0.colors[role]?.display.css ?? "none" }
        }
    }

    @Test(arguments: [
        ("themes/sys/acme/brand.json", "themes/sys/zeta/brand.json"),
        ("themes/sys/brands/acme.json", "themes/sys/brands/zeta.json"),
        ("themes/sys/color/acme.json", "themes/sys/color/zeta.json"),
        ("themes/sys/brands/acme/color/roles.json", "themes/sys/brands/zeta/roles.json"),
        ("themes/sys/acme/acme.json", "themes/sys/zeta/zeta.json"),
    ])
    func `Files that give a colour different values are a theme each over what they share`(
        acme: String,
        zeta: String
    ) throws {
        let (documents, findings) = try Self.read([
            "themes/sys/core.json": Self.core, acme: Self.roles("#aa0000"),
            zeta: Self.roles("#0000aa"),
        ])
        #expect(findings == [])
        #expect(
            Self.colors("primary", in: documents) == ["acme": ["#aa0000"], "zeta": ["#0000aa"]]
        )
        #expect(
            Self.colors("text", in: documents) == ["acme": ["#111111"], "zeta": ["#111111"]]
        )
        #expect(documents.map(\.location?.file) == [acme, zeta])
        let files = documents.map { $0.resolve().theme?.files ?? [] }
        #expect(files == [[acme, "themes/sys/core.json"], [zeta, "themes/sys/core.json"]])
    }

    @Test func `Files with the same value of a colour stay one theme`() throws {
        let (documents, _) = try Self.read([
            "themes/sys/core.json": Self.core, "themes/sys/a/roles.json": Self.roles("#aa0000"),
            "themes/sys/b/roles.json": Self.roles("#AA0000"),
        ])
        #expect(documents.map(\.id) == ["sys"])
    }

    @Test func `Light and dark files of a brand are its modes`() throws {
        let dark = Self.roles("#ffaaaa", background: "{color.ink}", text: "{color.white}")
        let (documents, findings) = try Self.read([
            "themes/sys/core.json": Self.core,
            "themes/sys/acme/light.json": Self.roles("#aa0000"),
            "themes/sys/acme/dark.json": dark,
            "themes/sys/zeta/light.json": Self.roles("#0000aa"),
            "themes/sys/zeta/dark.json": dark.replacing("#ffaaaa", with: "#aaaaff"),
        ])
        #expect(findings == [])
        let colors = Self.colors("primary", in: documents)
        #expect(colors == ["acme": ["#aa0000", "#ffaaaa"], "zeta": ["#0000aa", "#aaaaff"]])
        let schemes = documents.map { $0.resolve().theme?.modes.map(\.scheme) ?? [] }
        #expect(schemes == [[.light, .dark], [.light, .dark]])
    }

    @Test(arguments: ["tokens.json", "roles.json", "base.json"])
    func `A dark file over the colours of any other one is a mode`(usual: String) throws {
        let dark = Self.roles("#ffaaaa", background: "{color.ink}", text: "{color.white}")
        let (documents, _) = try Self.read([
            "themes/sys/core.json": Self.core, "themes/sys/\(usual)": Self.roles("#aa0000"),
            "themes/sys/dark.json": dark,
        ])
        #expect(Self.colors("primary", in: documents) == ["sys": ["#aa0000", "#ffaaaa"]])
    }

    @Test func `Alternatives of several places are combined`() throws {
        let (documents, _) = try Self.read([
            "themes/core.json": Self.core, "themes/brands/acme.json": Self.roles("#aa0000"),
            "themes/brands/zeta.json": Self.roles("#0000aa"),
            "themes/platforms/ios.json":
                ##"{ "tint": { "value": "#007aff", "type": "color" }, "rim": { "value": "{color.ink}", "type": "color" } }"##,
            "themes/platforms/web.json":
                ##"{ "tint": { "value": "#0b5c9e", "type": "color" }, "rim": { "value": "{color.ink}", "type": "color" } }"##,
        ])
        #expect(
            documents.map(\.id).sorted() == ["acme-ios", "acme-web", "zeta-ios", "zeta-web"]
        )
    }

    @Test func `Files that differ in lengths alone are no alternatives`() throws {
        func platform(_ height: String) -> String {
            ##"{ "button": { "height": { "value": "\##(height)", "type": "dimension" }, "fill": { "value": "{color.ink}", "type": "color" } } }"##
        }
        let (documents, findings) = try Self.read([
            "themes/sys/core.json": Self.core, "themes/sys/roles.json": Self.roles("#aa0000"),
            "themes/sys/ios/button.json": platform("50px"),
            "themes/sys/web/button.json": platform("40px"),
        ])
        #expect(documents.map(\.id) == ["sys"])
        #expect(findings.contains { $0.message.contains("'button.height' has another value") })
    }

    @Test func `Files of which one needs the other are one theme, with both places`() throws {
        let (documents, findings) = try Self.read([
            "themes/sys/a.json": Self.roles("#aa0000", background: "#ffffff", text: "#111111"),
            "themes/sys/b.json": ##"""
            { "color": { "text": { "value": "#999999", "type": "color" },
              "surface": { "value": "{color.background}", "type": "color" } } }
            """##,
        ])
        #expect(documents.map(\.id) == ["sys"])
        let finding = try #require(findings.first { $0.rule == .invalidName })
        #expect(finding.location?.file == "themes/sys/b.json")
        #expect(finding.message.contains("'color.text' has another value at themes/sys/a.json:"))
    }

    @Test func `A brand without a token takes that of the default brand`() throws {
        let (documents, _) = try Self.read([
            "themes/core.json": Self.core,
            "themes/brand/default/color.json": Self.roles("#005500"),
            "themes/brand/sea/color.json":
                ##"{ "color": { "primary": { "value": "#0000aa", "type": "color" }, "rim": { "value": "{color.ink}", "type": "color" } } }"##,
        ])
        #expect(
            Self.colors("primary", in: documents) == ["default": ["#005500"], "sea": ["#0000aa"]]
        )
        #expect(
            Self.colors("text", in: documents) == ["default": ["#111111"], "sea": ["#111111"]]
        )
    }

    @Test func `The value of a file that is meant for others counts less`() throws {
        let (documents, _) = try Self.read([
            "themes/acme/roles.json": Self.roles("#aa0000"),
            "themes/core/palette.json": Self.core,
            "themes/core/roles.json": Self.roles("#555555"),
        ])
        #expect(Self.colors("primary", in: documents).values.map(\.self) == [["#aa0000"]])
    }
}
