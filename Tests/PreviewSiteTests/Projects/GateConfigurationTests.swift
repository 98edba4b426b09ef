import Findings
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
}
