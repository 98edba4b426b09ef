import ColorScience
import Findings
import Foundation
import SourceText
import TestSupport
import Testing
import ThemeModel

@testable import ForeignFormats
@testable import ThemeFormats

@Suite("A resolver of design tokens")
struct TokenResolverTests {
    private static let base =
        ##"{"ink":{"$type":"color","$value":"#111111"},"color":{"background":{"$type":"color","$value":"#ffffff"},"text":{"$type":"color","$value":"{ink}"}}}"##
    private static let dark =
        ##"{"ink":{"$type":"color","$value":"#eeeeee"},"color":{"background":{"$type":"color","$value":"#000000"}}}"##
    private static let sizes = ##"{"size":{"$type":"dimension","$value":{"value":4,"unit":"px"}}}"##

    private static func read(
        _ resolver: String,
        _ files: [String: String] = [:]
    ) -> (documents: [ThemeDocument], findings: [Finding]) {
        let usual = ["base.json": base, "dark.json": dark, "sizes.json": sizes]
        let others = usual.merging(files) { $1 }.map { ("themes/\($0.key)", Data($0.value.utf8)) }
        return ThemeReader.read(
            ThemeSource(
                "themes/brand.resolver.json",
                Data(resolver.utf8),
                others: Dictionary(uniqueKeysWithValues: others)
            )
        )
    }

    private static func resolver(_ modifiers: String, order: [String]) -> String {
        let order = order.map { "{\"$ref\":\"#/\($0)\"}" }.joined(separator: ",")
        return """
            {"name":"Brand","version":"2025.10","sets":{"base":{"sources":[{"$ref":"base.json"}]},"again":{"sources":[{"$ref":"#/sets/base"}]}},
            "modifiers":{\(modifiers)},"resolutionOrder":[\(order)]}
            """
    }

    private static let scheme =
        ##""theme":{"contexts":{"light":[],"dark":[{"$ref":"./dark.json"}]},"default":"light"}"##

    @Test func `A resolver becomes one theme, and its contexts become modes`() throws {
        let (documents, findings) = Self.read(
            Self.resolver(Self.scheme, order: ["sets/base", "modifiers/theme"])
        )
        #expect(
            findings == [] && documents.map(\.name) == ["Brand"] && documents.map(\.id) == ["brand"]
        )
        let modes = try #require(documents.first?.resolve().theme).modes
        #expect(modes.map(\.name) == ["light", "dark"] && modes.map(\.scheme) == [.light, .dark])
        #expect(modes.map { $0[.text]?.display.css } == ["#111111", "#eeeeee"])
        #expect(modes.map { $0[.background]?.display.css } == ["#ffffff", "#000000"])
        #expect(modes[1].palette["ink"]?.location?.file == "themes/dark.json")
    }

    @Test(arguments: [
        (
            ["sea-light", "sea-dark", "sand-light", "sand-dark"], ["Brand", "sand"],
            [["dark"], ["dark"]]
        ),
        (["sea", "sea-dark", "sand-dark"], ["Brand", "sand-dark"], [["dark"], []]),
        (["light", "dark", "sepia"], ["Brand", "dark", "sepia"], [[], [], []]),
    ])
    func `Contexts that differ only in light and dark become modes of one theme`(
        contexts: [String],
        themes: [String],
        modes: [[String]]
    ) throws {
        let inks = contexts.enumerated().map { index, name in
            ##""\##(name)":[{"ink":{"$type":"color","$value":"#\##(index)\##(index)\##(index)"}}]"##
        }
        let brand = "\"brand\":{\"contexts\":{\(inks.joined(separator: ","))}}"
        let (documents, findings) = Self.read(
            Self.resolver(brand, order: ["sets/base", "modifiers/brand"])
        )
        #expect(findings == [] && documents.map(\.name) == themes)
        #expect(documents.map(\.modes.names) == modes)
        for document in documents {
            let theme = try #require(document.resolve().theme)
            let isDark = document.name?.hasSuffix("dark") ?? false
            #expect(theme.defaultMode.scheme == (isDark ? .dark : .light), "\(theme.name)")
        }
    }

    @Test(arguments: [
        (nil, ["Brand", "b"], [[], []]), (ModifierUse.modes, ["Brand"], [["b"]]),
        (.themes, ["Brand", "b"], [[], []]),
    ])
    func `A modifier becomes modes or themes as the configuration says`(
        use: ModifierUse?,
        themes: [String],
        modes: [[String]]
    ) {
        let season = ##""season":{"contexts":{"a":[],"b":[{"$ref":"dark.json"}]}}"##
        let text = Self.resolver(season, order: ["sets/base", "modifiers/season"])
        let others = ["base.json": Self.base, "dark.json": Self.dark].map {
            ("themes/\($0.key)", Data($0.value.utf8))
        }
        var formats = FormatSet.builtIn
        formats.modifiers["season"] = use
        let source = ThemeSource(
            "themes/brand.resolver.json",
            Data(text.utf8),
            others: Dictionary(uniqueKeysWithValues: others)
        )
        let (documents, findings) = ThemeReader.read(source, formats)
        #expect(
            findings == [] && documents.map(\.name) == themes
                && documents.map(\.modes.names) == modes
        )
    }

    @Test func `A later layer of a resolver wins`() throws {
        let (documents, _) = Self.read(
            Self.resolver(Self.scheme, order: ["modifiers/theme", "sets/again"])
        )
        #expect(documents.first?.modes.isEmpty == true)
    }

    @Test func `A modifier that changes no colour, and the product of many, add no modes`() throws {
        let size =
            ##""size":{"contexts":{\##((0..<30).map { "\"s\($0)\":[{\"$ref\":\"sizes.json\"}]" }.joined(separator: ","))}}"##
        let contrast =
            ##""contrast":{"contexts":{"standard":[],"more":[{"ink":{"$type":"color","$value":"#010101"}}]}}"##
        let brand =
            ##""brand":{"contexts":{"sea":[],"sand":[{"sand":{"$type":"color","$value":"#fed"}}]}}"##
        let (documents, findings) = Self.read(
            Self.resolver(
                [Self.scheme, size, contrast, brand].joined(separator: ","),
                order: [
                    "sets/base", "modifiers/theme", "modifiers/size", "modifiers/contrast",
                    "modifiers/brand",
                ]
            )
        )
        #expect(documents.map(\.name) == ["Brand", "sand"])
        #expect(
            documents.map(\.modes.names)
                == Array(repeating: ["dark", "more", "dark-more"], count: 2)
        )
        #expect(findings.map(\.severity) == [.note, .note])
        #expect(findings[0].message.hasSuffix("are left out: dimension (1)"))
        #expect(findings[1].message.contains("'size' changes no colour"))
        #expect(documents[1].appearance.palette["sand"] != nil)
    }

    private static func contexts(_ names: [String], _ inks: [String]) -> String {
        let contexts = zip(names, inks).map { name, ink in
            ##""\##(name)":[{"ink":{"$type":"color","$value":"#\##(ink)"}}]"##
        }
        return "\"brand\":{\"contexts\":{\(contexts.joined(separator: ","))}}"
    }

    @Test(arguments: [
        (["111", "eee", "111", "ddd"], ["Brand", "sea"], [["dark"], ["dark"]]),
        (["111", "eee", "111", "eee"], ["Brand"], [["dark"]]),
        (["111", "111", "111", "eee"], ["Brand", "sea"], [[], ["dark"]]),
    ])
    func `A theme whose first context is the usual one in other words has its modes`(
        inks: [String],
        themes: [String],
        modes: [[String]]
    ) {
        let names = ["sand-light", "sand-dark", "sea-light", "sea-dark"]
        let (documents, findings) = Self.read(
            Self.resolver(Self.contexts(names, inks), order: ["sets/base", "modifiers/brand"])
        )
        #expect(findings == [])
        #expect(documents.map(\.name) == themes)
        #expect(documents.map(\.modes.names) == modes)
    }

    @Test(arguments: [(199, 0), (200, 1)])
    func `Contexts beyond the limit are reported as unread, and never as without colour`(
        count: Int,
        warnings: Int
    ) {
        let names = (0...count).map { "v\($0)" }
        let inks = (0...count).map { index in
            let digits = String(index, radix: 16)
            return String(repeating: "0", count: 6 - digits.count) + digits
        }
        let text = Self.resolver(
            Self.contexts(names, inks)
                + (warnings == 0 ? "" : ##","theme":{"contexts":{"light":[],"late":[]}}"##),
            order: ["sets/base", "modifiers/brand"]
                + (warnings == 0 ? [] : ["modifiers/theme"])
        )
        let (documents, findings) = Self.read(text)
        #expect(documents.count == min(count + 1, 200))
        #expect(findings.filter { $0.severity == .warning }.count == warnings)
        #expect(!findings.contains { $0.message.contains("changes no colour") })
    }

    @Test(arguments: [
        ("https://example.org/x.json", "is an address"), ("../../x.json", "leads out"),
        ("/etc/passwd", "leads out"),
        ("gone.json", "not there"), ("base.json#/nowhere", "not there"),
        ("bad.json", "cannot be read"),
    ])
    func `A resolver fetches nothing, and reads nothing outside the project`(
        reference: String,
        message: String
    ) {
        let text =
            ##"{"resolutionOrder":[{"sources":[{"$ref":"\##(reference)"},{"$ref":"base.json"}]}]}"##
        let (documents, findings) = Self.read(text, ["bad.json": "{"])
        #expect(documents.count == 1)
        #expect(
            findings.contains { $0.severity == .error && $0.message.contains(message) },
            "\(findings)"
        )
    }

    @Test func `Sets that lead in a circle or double stay within bounds`() {
        let sets = (0..<40).map {
            ##""s\##($0)":{"sources":[{"$ref":"#/sets/s\##($0 + 1)"},{"$ref":"#/sets/s\##($0 + 1)"}]}"##
        }
        let circle = ##""s40":{"sources":[{"$ref":"#/sets/s40"},{"$ref":"#/sets/s0"}]}"##
        let text =
            ##"{"sets":{\##(sets.joined(separator: ",")),\##(circle)},"resolutionOrder":[{"$ref":"#/sets/s0"},{"$ref":"#/x"}]}"##
        let (documents, findings) = Self.read(text)
        #expect(documents.count == 1 && findings.contains { $0.rule == .unknownReference })
    }

    @Test(arguments: [
        ("a/b.json", "../c.json", "c.json"), ("a/b.json", "./d/e.json", "a/d/e.json"),
        ("b.json", "../c.json", nil),
        ("b.json", "https://x/y", nil), ("b.json", "/x", nil), ("a/b.json", "..", nil),
        ("a/b.json", "x\u{0}", nil),
    ])
    func `Paths in a resolver are relative to its file`(
        file: String,
        reference: String,
        path: String?
    ) {
        #expect(FileName.path(of: reference, from: file) == path)
    }

    @Test func `Token files of one mode each are one theme without a resolver`() throws {
        #expect(
            ModeFileNames.tokens.sets(of: [
                "t/a.dark.tokens.json", "t/a.tokens.json", "t/b.tokens.json", "u/Light.tokens.json",
                "u/Dark Mode.tokens.json", "u/light_ax.tokens.json", "v/x-light.tokens.json",
                "v/x_light.tokens.json",
                "w/dark.json",
            ]) == [
                ["t/a.tokens.json", "t/a.dark.tokens.json"],
                ["u/Light.tokens.json", "u/Dark Mode.tokens.json", "u/light_ax.tokens.json"],
            ]
        )
        let read = ThemeReader.read(
            ThemeSource(
                "t/a.tokens.json",
                Data(Self.base.utf8),
                kind: .together("modes"),
                others: ["t/a.dark.tokens.json": Data(Self.dark.utf8)]
            )
        )
        #expect(read.findings == [] && read.documents.map(\.id) == ["a"])
        let modes = try #require(read.documents.first?.resolve().theme).modes
        #expect(modes.map { $0[.text]?.display.css } == ["#111111", "#eeeeee"])
    }

    @Test(
        .enabled(if: Repository.hasCorpora, "../shared/corpora is absent"),
        arguments: [
            ("figma-sds", 212, ["light", "dark"]),
            ("apple-hig", 18, ["light", "light_ax", "dark", "dark_ax"]),
            ("shopify-polaris", 58, ["light"]),
        ]
    )
    func `Resolvers of the corpus become one theme with their modes`(
        name: String,
        count: Int,
        modes: [String]
    ) throws {
        let root = Repository.corpora.appending(path: "dtcg")
        let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path()).filter {
            $0.hasSuffix(".json")
        }
        let others = try paths.map { ($0, try Data(contentsOf: root.appending(path: $0))) }
        let file = "\(name).resolver.json"
        let (documents, findings) = ThemeReader.read(
            ThemeSource(
                file,
                try Data(contentsOf: root.appending(path: file)),
                others: Dictionary(uniqueKeysWithValues: others)
            )
        )
        #expect(findings.filter { $0.severity == .error } == [])
        let theme = try #require(documents.first?.resolve().theme)
        #expect(documents.count == 1 && theme.modes.map(\.name) == modes)
        #expect(theme.defaultMode.palette.count == count)
    }
}
