import ColorScience
import Findings
import ThemeModel
import Theming

/// The sample's themes, with the names that its pages have.
enum StrangerTheme: String, CaseIterable, Sendable { case light, dark }

/// A colour by what it is for: its value depends on the theme, and the palette behind it is nobody's business.
struct SemanticColor: Sendable {
    let role: String
    private let light: Color
    private let dark: Color

    private init(_ role: String, _ light: Color, _ dark: Color) {
        self.role = role
        self.light = light
        self.dark = dark
    }

    func callAsFunction(for theme: StrangerTheme) -> Color { theme == .light ? light : dark }
}

extension SemanticColor {
    static let brand = SemanticColor("brand", .mulberryRed, .mulberryRed)
    static let primaryText = SemanticColor("primary-text", .black, .white)
    static let secondaryText = SemanticColor("secondary-text", .steelGray, .silver)
    static let invertedPrimaryText = SemanticColor("inverted-primary-text", .white, .black)
    static let invertedSecondaryText = SemanticColor("inverted-secondary-text", .silver, .steelGray)
    static let contentBackground = SemanticColor("content-background", .white, .black)
    static let collectionBackground = SemanticColor(
        "collection-background",
        .groupedGray,
        .scrollGray
    )
    static let invertedContentBackground = SemanticColor(
        "inverted-content-background",
        .black,
        .white
    )
    static let invertedCollectionBackground = SemanticColor(
        "inverted-collection-background",
        .scrollGray,
        .groupedGray
    )
    static let success = SemanticColor("success", .sushiGreen, .wasabiGreen)
    static let attention = SemanticColor("attention", .saffronYellow, .canaryYellow)
    static let failure = SemanticColor("failure", .mulberryRed, .fireBushOrange)
    // The dark ones look swapped in the original: they are kept as they are, and named in a test.
    static let invertedSuccess = SemanticColor("inverted-success", .wasabiGreen, .saffronYellow)
    static let invertedAttention = SemanticColor("inverted-attention", .canaryYellow, .ceruleanBlue)
    static let invertedFailure = SemanticColor("inverted-failure", .fireBushOrange, .mulberryRed)
    static let normalButton = SemanticColor("normal-button", .black, .white)
    static let highlightedButton = SemanticColor("highlighted-button", .steelGray, .silver)
    static let disabledButton = SemanticColor("disabled-button", .groupedGray, .scrollGray)
    static let invertedNormalButton = SemanticColor("inverted-normal-button", .white, .black)
    static let invertedHighlightedButton = SemanticColor(
        "inverted-highlighted-button",
        .silver,
        .steelGray
    )
    static let invertedDisabledButton = SemanticColor(
        "inverted-disabled-button",
        .scrollGray,
        .groupedGray
    )

    /// All of them.
    static let all: [SemanticColor] = [
        brand, primaryText, secondaryText, invertedPrimaryText, invertedSecondaryText,
        contentBackground,
        collectionBackground, invertedContentBackground, invertedCollectionBackground, success,
        attention, failure,
        invertedSuccess, invertedAttention, invertedFailure, normalButton, highlightedButton,
        disabledButton,
        invertedNormalButton, invertedHighlightedButton, invertedDisabledButton,
    ]
}

/// The palette: private to this file.
extension Color {
    fileprivate static let white = rgb(255, 255, 255)
    fileprivate static let mulberryRed = rgb(197, 81, 82)
    fileprivate static let fireBushOrange = rgb(225, 148, 51)
    fileprivate static let canaryYellow = rgb(255, 252, 120)
    fileprivate static let saffronYellow = rgb(242, 190, 46)
    fileprivate static let wasabiGreen = rgb(102, 255, 102)
    fileprivate static let sushiGreen = rgb(118, 184, 59)
    fileprivate static let ceruleanBlue = rgb(0, 158, 220)
    fileprivate static let steelGray = rgb(121, 121, 121)
    fileprivate static let scrollGray = rgb(111, 113, 121)
    fileprivate static let silver = rgb(204, 204, 204)
    fileprivate static let groupedGray = rgb(239, 239, 241)
    fileprivate static let black = rgb(34, 34, 34)

    private static func rgb(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Color {
        Color(SRGB8(red: red, green: green, blue: blue))
    }
}

extension StrangerTheme {
    /// The roles that are seen on a background, and how each is used.
    static let seen: [(color: SemanticColor, use: ContrastUse)] = [
        (.brand, .text), (.primaryText, .text), (.secondaryText, .text), (.success, .text),
        (.attention, .text),
        (.failure, .text), (.normalButton, .text), (.highlightedButton, .text),
        (.disabledButton, .exempt),
    ]

    /// Both themes as one document with two modes: all 21 roles by name, and every pair that is seen.
    static let document: ThemeDocument = {
        var document = ThemeDocument(id: "origin4", name: "Origin 4", format: "code")
        document.appearance.colors = colors(of: .light)
        var dark = Appearance()
        dark.colors = colors(of: .dark)
        document.modes["dark"] = dark
        document.contrast.pairs = ["content-background", "collection-background"].flatMap {
            background in
            seen.map { Located(PairName($0.color.role, on: background, use: $0.use)) }
        }
        return document
    }()

    private static func colors(of theme: StrangerTheme) -> Table<Located<ColorExpression>> {
        var table: Table<Located<ColorExpression>> = [:]
        let standard: [(String, SemanticColor)] = [
            ("background", .contentBackground), ("surface", .collectionBackground),
            ("text", .primaryText),
        ]
        for (role, color) in standard + SemanticColor.all.map({ ($0.role, $0) }) {
            table[role] = Located(ColorExpression(.literal(color(for: theme))))
        }
        return table
    }
}
