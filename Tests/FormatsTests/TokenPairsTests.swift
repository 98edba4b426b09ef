import Findings
import SourceText
import TestSupport
import Testing
import ThemeModel

@testable import ForeignFormats
@testable import SourceTrees
@testable import ThemeFormats

@Suite("Pairs that tokens are annotated with")
struct TokenPairsTests {
    private func read(_ annotation: String, of token: String = "ink") -> (
        pairs: [RequiredPair], findings: [Finding]
    ) {
        let extensions = ##", "$extensions": { "com.facet.a11y": \##(annotation) }"##
        func noted(_ name: String) -> String { name == token ? extensions : "" }
        let (document, findings) = SampleTheme.document(
            ##"""
            { "color": { "$type": "color", "ink": { "$value": "#222222"\##(noted("ink")) },
                "page": { "$value": "#ffffff"\##(noted("page")) }, "tile": { "$value": "#eeeeee" },
                "text": { "$value": "{color.ink}" }\##(noted("color")) } }
            """##
        )
        return (document?.contrast.pairs.map(\.value) ?? [], findings)
    }

    @Test(arguments: [
        #"{ "background": "{color.page}" }"#, #"{ "contrast": [{ "against": "color.page" }] }"#,
        ##"{ "pairs": { "body": { "on": { "$ref": "#/color/page/$value" } } } }"##,
        ##"{ "bg": ["#/color/page"] }"##,
    ])
    func `An annotation of a token names its backgrounds`(annotation: String) {
        let (pairs, findings) = read(annotation)
        #expect(
            pairs == [RequiredPair(PairName("ink", on: "page", use: .text))] && findings.isEmpty
        )
    }

    @Test func `An annotation of a token names its foregrounds`() {
        let pairs = read(#"{ "foregrounds": ["{color.ink}", "{color.text}"] }"#, of: "page").pairs
        #expect(pairs.map(\.phrase) == ["ink on page", "text on page"])
    }

    @Test func `An annotation of a group names both colours of a pair`() {
        let (pairs, findings) = read(
            #"{ "pairs": [{ "foreground": "{color.text}", "background": ["{color.page}", "{color.tile}"] }] }"#,
            of: "color"
        )
        #expect(pairs.map(\.phrase) == ["text on page", "text on tile"] && findings.isEmpty)
    }

    @Test(
        arguments: [
            (#""ratio": 5.5"#, .text, 5.5), (#""level": "AAA""#, .text, 7),
            (#""wcag": "AA", "size": "large""#, .largeText, 3),
            (#""use": "non-text""#, .nonText, nil),
            (#""ratio": 40"#, .text, nil),
        ] as [(String, ContrastUse, Double?)]
    )
    func `An annotated pair has a ratio, a level and a use`(
        members: String,
        use: ContrastUse,
        ratio: Double?
    ) {
        let pairs = read(#"{ "on": "{color.page}", \#(members) }"#).pairs
        #expect(pairs == [RequiredPair(PairName("ink", on: "page", use: use), ratio: ratio)])
    }

    @Test(arguments: [#"{ "role": "decorative" }"#, #""AA""#, "[]", #"{ "on": "white" }"#])
    func `An annotation that gives no pair is reported`(annotation: String) {
        let (pairs, findings) = read(annotation)
        #expect(pairs.isEmpty && findings.map(\.rule) == [.unknownKey])
        #expect(
            findings.first?.message
                == "'com.facet.a11y' of 'color.ink' names no pair of colours that are read"
        )
        #expect(findings.first?.location?.line == 1)
    }

    @Test func `An annotation that names no colour of the file is reported`() {
        let (pairs, findings) = read(#"{ "on": ["{color.page}", "{color.paper}"] }"#)
        #expect(pairs.map(\.phrase) == ["ink on page"])
        #expect(
            findings.map(\.message) == [
                "'com.facet.a11y' names 'color.paper', which is no colour of this file"
            ]
        )
    }

    @Test func `Annotated pairs stay within bounds`() {
        let many = (0..<3_000).map { ##""c\##($0)": { "$type": "color", "$value": "#000" }"## }
        let all = (0..<3_000).map { "\"{c\($0)}\"" }.joined(separator: ",")
        let deep = String(repeating: "[", count: 100) + String(repeating: "]", count: 100)
        let (document, findings) = SampleTheme.document(
            ##"""
            { \##(many.joined(separator: ",")), "$extensions": { "com.facet.a11y":
              { "deep": \##(deep), "pair": { "fg": [\##(all)], "bg": [\##(all)] } } } }
            """##
        )
        #expect(document?.contrast.pairs.count == TokenPairs.limit)
        #expect(
            findings.contains { $0.message == "'com.facet.a11y' asks for more than 1000 pairs" }
        )
    }
}
