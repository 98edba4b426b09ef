package import ColorScience
import Findings
package import Foundation
package import ThemeModel
package import Theming

/// The colours of a theme in the manner of a palette: few, and named by their weight.
package struct ColorPalette: Hashable, Sendable {
    /// The colour that carries the theme.
    package var primary: Color
    /// The colour of what should not stand out.
    package var neutral: Color
    package var secondary: Color
    /// The colour behind the others.
    package var highlight: Color

    package init(primary: Color, neutral: Color, secondary: Color, highlight: Color) {
        self.primary = primary
        self.neutral = neutral
        self.secondary = secondary
        self.highlight = highlight
    }
}

/// The fonts of a theme by what they are for; several themes may share them.
package struct FontStyles: Hashable, Sendable {
    package var heading: FontDescriptor
    package var body: FontDescriptor
    package var caption: FontDescriptor
    package var quote: FontDescriptor

    /// Trebuchet MS in four forms.
    package static let trebuchet = FontStyles(
        heading: font(14, .bold),
        body: font(12, []),
        caption: font(11, .italic),
        quote: font(11, [.bold, .italic])
    )

    private static func font(_ points: Double, _ traits: FontTraits) -> FontDescriptor {
        FontDescriptor(
            family: "Trebuchet MS",
            size: ThemeModel.Dimension(points, .pt),
            traits: traits
        )
        .withCascadeList(["Trebuchet", "sans-serif"])
    }

    /// The styles by the names that theme files have for them.
    package var table: Table<FontDescriptor> {
        ["body": body, "heading": heading, "caption": caption, "quote": quote]
    }
}

/// A theme in the manner of a palette and font styles; a theme may have more attributes than these.
package protocol PaletteTheme: Equatable, Sendable {
    /// The name; it is part of the theme's identity.
    var name: String { get }
    var palette: ColorPalette { get set }
    var fontStyles: FontStyles { get set }
}

/// Cyan, magenta, yellow and black.
package struct DefaultTheme: PaletteTheme {
    package let name = "DefaultTheme"
    package var palette = ColorPalette(
        primary: .rgb(0, 255, 255),
        neutral: .rgb(255, 0, 255),
        secondary: .rgb(255, 255, 0),
        highlight: .rgb(0, 0, 0)
    )
    package var fontStyles = FontStyles.trebuchet

    package init() {}
}

/// Red, blue, green and white: the green of screens, #00ff00, which in CSS is called lime.
package struct AlternativeTheme: PaletteTheme {
    package let name = "AlternativeTheme"
    package var palette = ColorPalette(
        primary: .rgb(255, 0, 0),
        neutral: .rgb(0, 0, 255),
        secondary: .rgb(0, 255, 0),
        highlight: .rgb(255, 255, 255)
    )
    package var fontStyles = FontStyles.trebuchet

    package init() {}
}

/// The application's palette theme: one holder for all of it.
package enum AppTheme {
    package static let themer = Themer<any PaletteTheme>(DefaultTheme())

    /// The themes that a server may choose.
    @MainActor package static var registry: ThemeRegistry<any PaletteTheme> = {
        var registry = ThemeRegistry<any PaletteTheme>()
        registry.register("DefaultTheme") { DefaultTheme() }
        registry.register("AlternativeTheme") { AlternativeTheme() }
        return registry
    }()

    package static var current: any PaletteTheme { themer.theme }
    /// The same: the origin's text and its code differ.
    package static var theme: any PaletteTheme { current }

    @discardableResult
    package static func setTheme(_ theme: any PaletteTheme) -> Bool { themer.set(theme) }

    /// Makes the theme that JSON names the current one.
    @MainActor @discardableResult
    package static func select(json: Data) throws(ThemeSelectionError) -> Bool {
        try themer.select(json: json, from: registry)
    }
}

extension PaletteTheme {
    /// The theme as a document, for the checks and pages that theme files go through.
    ///
    /// The highlight is the background and the primary colour the text on it; the two others are roles of their own
    /// that are checked as text. Every palette colour is there by its name as well.
    package var document: ThemeDocument {
        var document = ThemeDocument(id: name, name: name, format: "code")
        let named = [
            ("primary", palette.primary), ("neutral", palette.neutral),
            ("secondary", palette.secondary),
            ("highlight", palette.highlight),
        ]
        for (name, color) in named {
            document.appearance.palette[name] = Located(ColorExpression(.literal(color)))
        }
        let roles = [
            ("background", "highlight"), ("text", "primary"), ("primary", "primary"),
            ("secondary", "secondary"),
            ("neutral", "neutral"),
        ]
        for (role, name) in roles {
            document.appearance.colors[role] = Located(
                ColorExpression(.reference("palette.\(name)"))
            )
        }
        document.appearance.styles = fontStyles.table
        document.contrast.pairs = ["secondary", "neutral"].map {
            Located(PairName($0, on: "background"))
        }
        return document
    }
}

extension Color {
    /// A colour from its three bytes.
    fileprivate static func rgb(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Color {
        Color(SRGB8(red: red, green: green, blue: blue))
    }
}
