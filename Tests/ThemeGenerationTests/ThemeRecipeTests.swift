import ColorScience
import Findings
import TestSupport
import Testing
import ThemeChecks
import ThemeFormats
import ThemeGeneration
import ThemeModel

@Suite struct ThemeRecipeTests {
    /// Corners of sRGB, greys, and colours of well-known kinds of brands.
    private static let colors = [
        "#000000", "#ffffff", "#808080", "#777777", "#ff0000", "#00ff00", "#0000ff", "#ffff00",
        "#00ffff", "#ff00ff",
        "#0b5c86", "#6d28d9", "#e0604f", "#008080", "#fbfaf7", "#1d2430", "#7fff00", "#fff700",
        "#10069f", "#010101",
    ]

    @Test(arguments: colors, ContrastLevel.allCases)
    func `A theme of one colour passes in all modes`(hex: String, level: ContrastLevel) throws {
        try expectPasses([hex], level)
    }

    @Test(arguments: 0..<60)
    func `A theme of random colours passes in all modes`(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let brand = (0...seed % 3).map { _ in
            SRGB8(
                red: .random(in: 0...255, using: &random),
                green: .random(in: 0...255, using: &random),
                blue: .random(in: 0...255, using: &random)
            ).hex
        }
        try expectPasses(brand, seed % 2 == 0 ? .aa : .aaa)
    }

    @Test func `The first mode of a recipe is the default mode`() throws {
        let theme = try Self.theme(
            ThemeRecipe(brand: Self.brand(["#0b5c86"]), modes: [.dark, .light])
        )
        #expect(theme.modes.map(\.name) == ["dark", "light"])
    }

    @Test func `A readable brand colour is used unchanged`() throws {
        let theme = try Self.theme(
            ThemeRecipe(brand: Self.brand(["#0b5c86", "#8a2be2", "#a3123a"]))
        )
        for (role, hex) in [
            ("primary", "#0b5c86"), ("link", "#0b5c86"), ("secondary", "#8a2be2"),
            ("accent", "#a3123a"),
        ] {
            #expect(theme.defaultMode.color(named: role)?.display.rgb.hex == hex)
        }
    }

    @Test func `A yellow brand is in the light mode, too`() throws {
        let theme = try Self.theme(ThemeRecipe(brand: Self.brand(["#ffcc00"])))
        let colors = theme.defaultMode.colors.map(\.value.display.rgb.hex)
        #expect(theme.defaultMode.name == "light" && colors.contains("#ffcc00"))
    }

    @Test(arguments: [["#ffcc00", "#1d2430"], ["#1d2430", "#ffcc00"]])
    func `A yellow beside another colour of a brand is in the light mode`(
        hexes: [String]
    ) throws {
        let mode = try Self.theme(ThemeRecipe(brand: Self.brand(hexes))).defaultMode
        let colors = mode.colors.map(\.value.display.rgb.hex)
        #expect(mode.name == "light" && Set(hexes).isSubset(of: colors))
    }

    @Test(arguments: [("#fbfaf7", "light"), ("#1d2430", "dark")])
    func `A brand colour that the page hides is no fill on it`(hex: String, name: String) throws {
        let theme = try Self.theme(ThemeRecipe(brand: Self.brand([hex])))
        let mode = try #require(theme.modes.first { $0.name == name })
        #expect(mode.color(named: "secondary")?.display.rgb.hex != hex)
    }

    @Test(arguments: colors)
    func `An accent is told from each status`(hex: String) throws {
        let theme = try Self.theme(ThemeRecipe(brand: Self.brand([hex])))
        let mode = theme.defaultMode
        let accent = try #require(mode.color(named: "accent")?.display.rgb)
        for role in ["success", "warning", "danger", "info"] {
            let status = try #require(mode.color(named: role)?.display.rgb)
            #expect(Difference.deltaEOK(accent, status) > 0.05, "\(role)")
        }
    }

    @Test(arguments: ["#00a878", "#fff700", "#10069f", "#ff007f"])
    func `A step has the brand's chroma, or as much as sRGB has at its lightness`(
        hex: String
    ) throws {
        let brand = try #require(SRGB8(hex: hex))
        let theme = try Self.theme(ThemeRecipe(brand: [brand]))
        let steps = theme.defaultMode.palette.filter { $0.name.hasPrefix("primary.") }
        for step in steps.dropFirst() {
            var color = step.value.display.rgb.oklch
            if color.chroma > brand.oklch.chroma - 0.006 { continue }
            color.chroma += 0.012
            #expect(!Color(color).isInSRGBGamut, "\(step.name)")
        }
        #expect(steps.count == 13)
    }

    @Test(arguments: ContrastLevel.allCases)
    func `Danger is darker than success in a dark mode, and no pink`(level: ContrastLevel) throws {
        let theme = try Self.theme(
            ThemeRecipe(brand: Self.brand(["#0b5c86"]), level: level, modes: [.dark])
        )
        let mode = theme.defaultMode
        let danger = try #require(mode.color(named: "danger")?.display.rgb)
        let success = try #require(mode.color(named: "success")?.display.rgb)
        #expect(danger.relativeLuminance < success.relativeLuminance)
        #expect(danger.oklch.chroma > (level == .aa ? 0.15 : 0.1))
    }

    @Test func `A step has one contrast with white in all ramps`() throws {
        let theme = try Self.theme(ThemeRecipe(brand: Self.brand(["#0b5c86"])))
        for step in ["100", "400", "600", "800"] {
            let ratios = theme.defaultMode.palette.filter { $0.name.hasSuffix(".\(step)") }
                .map { Contrast.ratio(of: $0.value.display.rgb, on: .white) }
            let least = try #require(ratios.min())
            let most = try #require(ratios.max())
            #expect(ratios.count == 7 && most / least < 1.02, "\(step): \(ratios)")
        }
    }

    @Test func `Equal recipes give equal text`() throws {
        let recipe = try ThemeRecipe(
            brand: Self.brand(["#0b5c86", "#e0604f"]),
            name: "A \"name\": # of \\ its own"
        )
        #expect(recipe.yaml == recipe.yaml)
        #expect(try Self.theme(recipe).name == "A \"name\": # of \\ its own")
    }

    @Test func `A recipe that no theme can have is refused`() {
        #expect(throws: RecipeError.colors(0)) { try ThemeRecipe(brand: []) }
        #expect(throws: RecipeError.colors(4)) {
            try ThemeRecipe(brand: Array(repeating: .black, count: 4))
        }
        #expect(throws: RecipeError.firstMode) { try ThemeRecipe(brand: [.black], modes: []) }
        #expect(throws: RecipeError.firstMode) {
            try ThemeRecipe(brand: [.black], modes: [.lightContrast])
        }
        #expect(throws: RecipeError.twice(.dark)) {
            try ThemeRecipe(brand: [.black], modes: [.dark, .dark])
        }
    }

    private static func brand(_ hexes: [String]) throws -> [SRGB8] {
        try hexes.map { try #require(SRGB8(hex: $0)) }
    }

    private static func theme(_ recipe: ThemeRecipe) throws -> Theme {
        #expect(SampleTheme.findings(recipe.yaml).isEmpty)
        return try SampleTheme.theme(recipe.yaml)
    }

    private func expectPasses(_ brand: [String], _ level: ContrastLevel) throws {
        let recipe = try ThemeRecipe(
            brand: Self.brand(brand),
            level: level,
            modes: GeneratedMode.allCases
        )
        let report = ThemeChecker().check(try Self.theme(recipe))
        let messages = report.findings.filter { $0.severity != .note }.map {
            "\($0.mode ?? ""): \($0.message)"
        }
        #expect(messages.isEmpty, "\(brand) \(level.rawValue)")
        #expect(report.pairs.count > 200)
    }
}
