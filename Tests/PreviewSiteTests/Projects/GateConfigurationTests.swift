import Findings
import SourceText
import Testing
import ThemeModel

@testable import Projects

@Suite("The gate in the configuration")
struct GateConfigurationTests {
    @Test func `The gate is read with all of its keys`() throws {
        let (configuration, findings) = ConfigurationReader.read(
            """
            contrast:
              pairs:
                - syntax-* on code-background
                - { pair: syntax-comment on code-background, ratio: 3, themes: acme-*, modes: [light, d*] }
              profiles:
                mine: { extends: editor, level: AAA, pairs: [text on code-background] }
                more: { extends: mine, uses: [text] }
              families:
                - { themes: [acme-*, day], level: AA, profile: more }
                - { formats: base*, profile: base16 }
              waivers:
                - { pair: "* on surface", themes: [a, b-*], modes: light, reason: r }
              failOn: { default: warning, contrast/unchecked-role: note, page: error }
            """,
            file: "themepreview.yml"
        )
        #expect(findings.isEmpty, "\(findings)")
        let pair = try #require(configuration.requirements.pairs.last?.value)
        #expect(pair.ratio == 3 && pair.themes == ["acme-*"] && pair.modes == ["light", "d*"])
        let families = configuration.families
        #expect(families.profile(of: "acme-x", format: "native")?.name == "more")
        #expect(families.profile(of: "acme-x", format: "native")?.defaults == .kind(.editor))
        #expect(families.profile(of: "day", format: "base24")?.name == "scheme")
        #expect(families.level(of: "day", format: "native") == .aa)
        #expect(families.profile(of: "other", format: "native") == nil)
        #expect(configuration.profiles.map(\.level) == [.aaa, .aaa])
        let waiver = try #require(configuration.requirements.waivers.first)
        #expect(waiver.themes == ["a", "b-*"] && waiver.modes == ["light"] && waiver.theme == nil)
        #expect(configuration.failOn == .warning)
        #expect(
            configuration.rules.thresholds == ["contrast/unchecked-role": .note, "page": .error]
        )
    }

    @Test func `The gate refuses more than 100 patterns of pairs`() {
        let pairs = (0...100).map { "a\($0)* on b" }.joined(separator: ", ")
        let (configuration, findings) = ConfigurationReader.read(
            "contrast: { pairs: [\(pairs), text on surface] }",
            file: "themepreview.yml"
        )
        #expect(
            findings.map(\.message) == [
                "from here on there are more than 100 pairs with a '*' or a '{name}'"
            ]
        )
        #expect(configuration.requirements.pairs.count == 1)
    }

    @Test
    func `Lists of colours stand for at most 10,000 pairs, and a finding says where they end`() {
        let names = (0..<80).map { "c\($0)" }.joined(separator: ", ")
        let entry = "{ foreground: [\(names)], background: [\(names)] }"
        let (configuration, findings) = ConfigurationReader.read(
            "contrast:\n  pairs:\n    - \(entry)\n    - \(entry)\n    - \(entry)\n",
            file: "themepreview.yml"
        )
        #expect(
            findings.map(\.message) == [
                "from here on lists of colours stand for more than 10000 pairs"
            ]
        )
        #expect(findings.map(\.location?.line) == [4])
        #expect(configuration.requirements.pairs.count == 6_400)
    }

    @Test func `A list of pairs shares what is asked of them, and each has its own place`() {
        let (configuration, findings) = ConfigurationReader.read(
            """
            contrast:
              pairs:
                - ratio: 7
                  pair:
                    - text on background
                    - link on background
            """,
            file: "themepreview.yml"
        )
        let pairs = configuration.requirements.pairs
        #expect(findings.isEmpty)
        #expect(pairs.map(\.value.ratio) == [7, 7])
        #expect(pairs.map(\.value.phrase) == ["text on background", "link on background"])
        #expect(pairs.map(\.location?.line) == [5, 6])
    }
}
