// Written by 'themepreview export --to swift': change the themes, not this file.
// swift-format-ignore-file
// swiftlint:disable all

import Theming

/// The themes, each in its modes.
nonisolated enum AppTheme: String, CaseIterable, Codable, Sendable {
    /// Broadsheet, light.
    case broadsheetLight = "broadsheet/light"
    /// Broadsheet, dark.
    case broadsheetDark = "broadsheet/dark"

    /// The colours by role.
    var colors: Colors {
        switch self {
        case .broadsheetLight: .broadsheetLight
        case .broadsheetDark: .broadsheetDark
        }
    }

    /// The text styles.
    var fonts: Fonts {
        switch self {
        case .broadsheetLight: .broadsheetLight
        case .broadsheetDark: .broadsheetLight
        }
    }

    /// The dimensions.
    var layout: Layout {
        switch self {
        case .broadsheetLight: .broadsheetLight
        case .broadsheetDark: .broadsheetLight
        }
    }
}

nonisolated extension AppTheme {
    /// A theme in its default mode.
    init(_ theme: ThemeID) {
        switch theme {
        case .broadsheet: self = .broadsheetLight
        }
    }

    /// The name of the theme.
    var name: String {
        switch self {
        case .broadsheetLight: "Broadsheet"
        case .broadsheetDark: "Broadsheet"
        }
    }

    /// The theme, whatever its mode.
    var themeID: ThemeID {
        switch self {
        case .broadsheetLight: .broadsheet
        case .broadsheetDark: .broadsheet
        }
    }

    /// The mode.
    var mode: Mode {
        switch self {
        case .broadsheetLight: .light
        case .broadsheetDark: .dark
        }
    }

    /// Whether it is light or dark.
    var scheme: Scheme {
        switch self {
        case .broadsheetLight: .light
        case .broadsheetDark: .dark
        }
    }

    /// The contrast that it is made for.
    var contrast: Contrast {
        switch self {
        case .broadsheetLight: .standard
        case .broadsheetDark: .standard
        }
    }

    /// The theme in each of its modes, the default one first.
    var modes: [AppTheme] {
        switch self {
        case .broadsheetLight: [.broadsheetLight, .broadsheetDark]
        case .broadsheetDark: [.broadsheetLight, .broadsheetDark]
        }
    }

    /// The themes, each in its default mode.
    static var themes: [AppTheme] { ThemeID.allCases.map { AppTheme($0) } }

    /// The theme in another of its modes; nil where it has no such mode.
    func inMode(_ mode: Mode) -> AppTheme? { modes.first { $0.mode == mode } }

    /// The theme in the mode that a system's settings ask for, as in the theme's CSS.
    ///
    /// More contrast counts before the scheme; where no mode suits, the theme is in its default one.
    func adapted(to scheme: Scheme, contrast: Contrast = .standard) -> AppTheme {
        let usual = modes[0]
        let suiting = modes.filter { mode in
            (mode.scheme == usual.scheme || mode.scheme == scheme)
                && (mode.contrast == usual.contrast || mode.contrast == contrast)
        }
        func rank(_ mode: AppTheme) -> Int {
            (mode.scheme == usual.scheme ? 0 : 1) + (mode.contrast == usual.contrast ? 0 : 2)
        }
        return suiting.max { rank($0) < rank($1) } ?? usual
    }
}

nonisolated extension AppTheme {
    /// The themes, each by its id.
    nonisolated enum ThemeID: String, CaseIterable, Codable, Sendable {
        case broadsheet
    }
}

nonisolated extension AppTheme {
    /// The modes of all themes.
    nonisolated enum Mode: String, CaseIterable, Codable, Sendable {
        case light
        case dark
    }
}

nonisolated extension AppTheme {
    /// The colours by role.
    nonisolated struct Colors: Hashable, Sendable {
        let background: Color
        let surface: Color
        let surfaceRaised: Color
        let text: Color
        let heading: Color
        let textMuted: Color
        let textDisabled: Color
        let placeholder: Color
        let link: Color
        let linkVisited: Color
        let border: Color
        let borderStrong: Color
        let focus: Color
        let primary: Color
        let onPrimary: Color
        let secondary: Color
        let onSecondary: Color
        let accent: Color
        let onAccent: Color
        let success: Color
        let onSuccess: Color
        let warning: Color
        let onWarning: Color
        let danger: Color
        let onDanger: Color
        let info: Color
        let onInfo: Color
        let highlight: Color
        let onHighlight: Color
        let selection: Color
        let onSelection: Color
        let codeBackground: Color
        let code: Color
        let syntaxComment: Color
        let syntaxKeyword: Color
        let syntaxString: Color
        let syntaxNumber: Color
        let syntaxConstant: Color
        let syntaxType: Color
        let syntaxFunction: Color
        let syntaxVariable: Color
        let syntaxOperator: Color
        let syntaxPunctuation: Color
        let syntaxTag: Color
        let syntaxAttribute: Color
        let syntaxInserted: Color
        let syntaxDeleted: Color
    }
}

nonisolated extension AppTheme {
    /// The text styles.
    nonisolated struct Fonts: Hashable, Sendable {
        let body: TextStyle
        let heading: TextStyle
        let h1: TextStyle
        let h2: TextStyle
        let h3: TextStyle
        let h4: TextStyle
        let h5: TextStyle
        let h6: TextStyle
        let caption: TextStyle
        let quote: TextStyle
        let code: TextStyle
        let label: TextStyle
        let button: TextStyle
    }
}

nonisolated extension AppTheme {
    /// The dimensions.
    nonisolated struct Layout: Hashable, Sendable {
        let measure: Length
        let border: Length
        let spacing: Spacing
        let radius: Radius
    }
}

nonisolated extension AppTheme {
    /// The dimensions of the group 'spacing'.
    nonisolated struct Spacing: Hashable, Sendable {
        let xs: Length
        let sm: Length
        let md: Length
        let lg: Length
        let xl: Length
    }
}

nonisolated extension AppTheme {
    /// The dimensions of the group 'radius'.
    nonisolated struct Radius: Hashable, Sendable {
        let sm: Length
        let md: Length
        let lg: Length
        let full: Length
    }
}

nonisolated extension AppTheme {
    /// Whether a mode is light or dark.
    nonisolated enum Scheme: String, CaseIterable, Codable, Sendable { case light, dark }

    /// The contrast that a mode is made for.
    nonisolated enum Contrast: String, CaseIterable, Codable, Sendable { case standard, more }
}

nonisolated extension AppTheme {
    /// A colour in encoded sRGB; channels below 0 or above 1 lie outside its gamut, as in 'extended sRGB'.
    nonisolated struct Color: Hashable, Sendable {
        let red: Double
        let green: Double
        let blue: Double
        /// Opacity, 0...1.
        let alpha: Double
        /// The opaque colour as 0xRRGGBB, mapped into sRGB: what CSS has and contrast was measured of.
        let rgb8: UInt32

        init(red: Double, green: Double, blue: Double, alpha: Double = 1, rgb8: UInt32) {
            (self.red, self.green, self.blue, self.alpha, self.rgb8) = (red, green, blue, alpha, rgb8)
        }

        /// An opaque or translucent colour by its code, `0xRRGGBB`.
        static func hex(_ rgb8: UInt32, alpha: Double = 1) -> Self {
            Self(
                red: Double(rgb8 >> 16) / 255, green: Double(rgb8 >> 8 & 255) / 255, blue: Double(rgb8 & 255) / 255,
                alpha: alpha, rgb8: rgb8)
        }
    }
}

nonisolated extension AppTheme {
    /// How letters lean.
    nonisolated enum Slant: String, CaseIterable, Sendable { case normal, italic, oblique }

    /// A text style, with nothing left to a default.
    nonisolated struct TextStyle: Hashable, Sendable {
        /// Names of fonts, the first choice first.
        let families: [String]
        let size: Length
        /// The size in CSS pixels, which are the points of Apple's platforms; nil where it depends on the page.
        let pixels: Double?
        /// From 1 to 1000; 400 is regular, 700 bold.
        let weight: Int
        let slant: Slant
        /// In per cent of the normal width.
        let width: Double
        /// In multiples of the size.
        let lineHeight: Double
        let letterSpacing: Length
        /// OpenType feature tags.
        let features: [String]
    }
}

nonisolated extension AppTheme {
    /// A length as CSS has it.
    nonisolated struct Length: Hashable, Sendable {
        nonisolated enum Unit: String, CaseIterable, Sendable {
            case px, rem, em, pt, ch, ex, vw, vh
            case percent = "%"
        }

        let value: Double
        let unit: Unit

        init(_ value: Double, _ unit: Unit) { (self.value, self.unit) = (value, unit) }

        /// The length in CSS pixels, which are the points of Apple's platforms; nil where it depends on the page.
        ///
        /// `em` is the size of the text around, `rem` that of the page.
        func pixels(em: Double = 16, rem: Double = 16) -> Double? {
            switch unit {
            case .px: value
            case .pt: value * 4 / 3
            case .rem: value * rem
            case .em: value * em
            case .percent: value / 100 * em
            case .ch, .ex, .vw, .vh: nil
            }
        }
    }
}

nonisolated extension Themer where Theme == AppTheme {
    /// Shows another theme, in the mode that suits the scheme and contrast of the present one; false where it is
    /// shown already.
    @discardableResult
    func show(theme: AppTheme.ThemeID) -> Bool {
        update { $0 = AppTheme(theme).adapted(to: $0.scheme, contrast: $0.contrast) }
    }

    /// Shows the present theme in another mode; false where it has no such mode or is in it already.
    @discardableResult
    func show(mode: AppTheme.Mode) -> Bool { update { $0 = $0.inMode(mode) ?? $0 } }

    /// Shows the present theme in the mode that suits the system's scheme and contrast.
    @discardableResult
    func adapt(to scheme: AppTheme.Scheme, contrast: AppTheme.Contrast = .standard) -> Bool {
        update { $0 = $0.adapted(to: scheme, contrast: contrast) }
    }
}

nonisolated extension AppTheme.Colors {
    fileprivate static let broadsheetLight = Self(
        background: .hex(0xf3eee2),
        surface: .hex(0xe9e2d2),
        surfaceRaised: .hex(0xfbf8f1),
        text: .hex(0x1b1814),
        heading: .hex(0x110f0c),
        textMuted: .hex(0x575147),
        textDisabled: .hex(0x575147, alpha: 0.6),
        placeholder: .hex(0x575147),
        link: .hex(0x9c1c16),
        linkVisited: .hex(0x575147),
        border: .hex(0xcfc5b0),
        borderStrong: .hex(0x1b1814),
        focus: .hex(0x9c1c16),
        primary: .hex(0x1b1814),
        onPrimary: .hex(0xfbf8f1),
        secondary: .hex(0xcfc5b0),
        onSecondary: .hex(0x110f0c),
        accent: .hex(0x9c1c16),
        onAccent: .hex(0xfbf8f1),
        success: .hex(0x0a4a40),
        onSuccess: .hex(0xfbf8f1),
        warning: .hex(0x8b6100),
        onWarning: .hex(0xfbf8f1),
        danger: .hex(0x9c1c16),
        onDanger: .hex(0xfbf8f1),
        info: .hex(0x2c506e),
        onInfo: .hex(0xfbf8f1),
        highlight: .hex(0xf1d892, alpha: 0.6),
        onHighlight: .hex(0x110f0c),
        selection: .hex(0x1b1814),
        onSelection: .hex(0xfbf8f1),
        codeBackground: .hex(0xfbf8f1),
        code: .hex(0x1b1814),
        syntaxComment: .hex(0x575147),
        syntaxKeyword: .hex(0x110f0c),
        syntaxString: .hex(0x0a4a40),
        syntaxNumber: .hex(0x9c1c16),
        syntaxConstant: .hex(0x9c1c16),
        syntaxType: .hex(0x2c506e),
        syntaxFunction: .hex(0x110f0c),
        syntaxVariable: .hex(0x2b2721),
        syntaxOperator: .hex(0x575147),
        syntaxPunctuation: .hex(0x575147),
        syntaxTag: .hex(0x9c1c16),
        syntaxAttribute: .hex(0x8b6100),
        syntaxInserted: .hex(0x0a4a40),
        syntaxDeleted: .hex(0x9c1c16))
    fileprivate static let broadsheetDark = Self(
        background: .hex(0x110f0c),
        surface: .hex(0x1b1814),
        surfaceRaised: .hex(0x2b2721),
        text: .hex(0xe9e2d2),
        heading: .hex(0xfbf8f1),
        textMuted: .hex(0xcfc5b0),
        textDisabled: .hex(0xcfc5b0, alpha: 0.6),
        placeholder: .hex(0xcfc5b0),
        link: .hex(0xf29384),
        linkVisited: .hex(0xcfc5b0),
        border: .hex(0x575147),
        borderStrong: .hex(0xe9e2d2),
        focus: .hex(0xf29384),
        primary: .hex(0xe9e2d2),
        onPrimary: .hex(0x110f0c),
        secondary: .hex(0x575147),
        onSecondary: .hex(0xfbf8f1),
        accent: .hex(0xf29384),
        onAccent: .hex(0x110f0c),
        success: .hex(0xa9cbb4),
        onSuccess: .hex(0x110f0c),
        warning: .hex(0xf1d892),
        onWarning: .hex(0x110f0c),
        danger: .hex(0xe0604f),
        onDanger: .hex(0x110f0c),
        info: .hex(0xa5bfd6),
        onInfo: .hex(0x110f0c),
        highlight: .hex(0x8b6100, alpha: 0.7),
        onHighlight: .hex(0xfbf8f1),
        selection: .hex(0xe9e2d2),
        onSelection: .hex(0x110f0c),
        codeBackground: .hex(0x1b1814),
        code: .hex(0xe9e2d2),
        syntaxComment: .hex(0xa39b8c),
        syntaxKeyword: .hex(0xfbf8f1),
        syntaxString: .hex(0xa9cbb4),
        syntaxNumber: .hex(0xf29384),
        syntaxConstant: .hex(0xf29384),
        syntaxType: .hex(0xa5bfd6),
        syntaxFunction: .hex(0xfbf8f1),
        syntaxVariable: .hex(0xe9e2d2),
        syntaxOperator: .hex(0xa39b8c),
        syntaxPunctuation: .hex(0xa39b8c),
        syntaxTag: .hex(0xf29384),
        syntaxAttribute: .hex(0xf1d892),
        syntaxInserted: .hex(0xa9cbb4),
        syntaxDeleted: .hex(0xe0604f))
}

nonisolated extension AppTheme.Fonts {
    fileprivate static let broadsheetLight = Self(
        body: .init(families: ["Hoefler Text", "Baskerville", "Libre Caslon Text", "Source Serif 4", "Georgia", "Liberation Serif", "Times New Roman", "serif"], size: .init(1.125, .rem), pixels: 18, weight: 400, slant: .normal, width: 100, lineHeight: 1.5, letterSpacing: .init(0, .px), features: ["onum", "kern", "liga"]),
        heading: .init(families: ["Didot", "Bodoni MT", "Playfair Display", "Libre Caslon Display", "Times New Roman", "Liberation Serif", "serif"], size: .init(1.125, .rem), pixels: 18, weight: 700, slant: .normal, width: 100, lineHeight: 1.08, letterSpacing: .init(0, .px), features: ["onum", "kern", "liga"]),
        h1: .init(families: ["Didot", "Bodoni MT", "Playfair Display", "Libre Caslon Display", "Times New Roman", "Liberation Serif", "serif"], size: .init(3.5, .rem), pixels: 56, weight: 700, slant: .normal, width: 100, lineHeight: 0.98, letterSpacing: .init(-0.015, .em), features: ["onum", "kern", "liga"]),
        h2: .init(families: ["Didot", "Bodoni MT", "Playfair Display", "Libre Caslon Display", "Times New Roman", "Liberation Serif", "serif"], size: .init(2.747, .rem), pixels: 43.9453125, weight: 700, slant: .normal, width: 100, lineHeight: 1.08, letterSpacing: .init(0, .px), features: ["onum", "kern", "liga"]),
        h3: .init(families: ["Didot", "Bodoni MT", "Playfair Display", "Libre Caslon Display", "Times New Roman", "Liberation Serif", "serif"], size: .init(1.375, .rem), pixels: 22, weight: 400, slant: .italic, width: 100, lineHeight: 1.08, letterSpacing: .init(0, .px), features: ["onum", "kern", "liga"]),
        h4: .init(families: ["Didot", "Bodoni MT", "Playfair Display", "Libre Caslon Display", "Times New Roman", "Liberation Serif", "serif"], size: .init(1.758, .rem), pixels: 28.125, weight: 700, slant: .normal, width: 100, lineHeight: 1.08, letterSpacing: .init(0, .px), features: ["onum", "kern", "liga"]),
        h5: .init(families: ["Didot", "Bodoni MT", "Playfair Display", "Libre Caslon Display", "Times New Roman", "Liberation Serif", "serif"], size: .init(1.406, .rem), pixels: 22.5, weight: 700, slant: .normal, width: 100, lineHeight: 1.08, letterSpacing: .init(0, .px), features: ["onum", "kern", "liga"]),
        h6: .init(families: ["Hoefler Text", "Baskerville", "Libre Caslon Text", "Source Serif 4", "Georgia", "Liberation Serif", "Times New Roman", "serif"], size: .init(1, .rem), pixels: 16, weight: 700, slant: .normal, width: 100, lineHeight: 1.08, letterSpacing: .init(0.08, .em), features: ["smcp"]),
        caption: .init(families: ["Hoefler Text", "Baskerville", "Libre Caslon Text", "Source Serif 4", "Georgia", "Liberation Serif", "Times New Roman", "serif"], size: .init(0.9375, .rem), pixels: 15, weight: 400, slant: .italic, width: 100, lineHeight: 1.35, letterSpacing: .init(0, .px), features: ["onum", "kern", "liga"]),
        quote: .init(families: ["Didot", "Bodoni MT", "Playfair Display", "Libre Caslon Display", "Times New Roman", "Liberation Serif", "serif"], size: .init(1.5, .rem), pixels: 24, weight: 400, slant: .italic, width: 100, lineHeight: 1.3, letterSpacing: .init(0, .px), features: ["onum", "kern", "liga"]),
        code: .init(families: ["Courier Prime", "Courier New", "Nimbus Mono PS", "Liberation Mono", "monospace"], size: .init(0.9375, .rem), pixels: 15, weight: 400, slant: .normal, width: 100, lineHeight: 1.45, letterSpacing: .init(0, .px), features: []),
        label: .init(families: ["Hoefler Text", "Baskerville", "Libre Caslon Text", "Source Serif 4", "Georgia", "Liberation Serif", "Times New Roman", "serif"], size: .init(0.9375, .rem), pixels: 15, weight: 600, slant: .normal, width: 100, lineHeight: 1.5, letterSpacing: .init(0.06, .em), features: ["smcp"]),
        button: .init(families: ["Hoefler Text", "Baskerville", "Libre Caslon Text", "Source Serif 4", "Georgia", "Liberation Serif", "Times New Roman", "serif"], size: .init(1, .rem), pixels: 16, weight: 700, slant: .normal, width: 100, lineHeight: 1.25, letterSpacing: .init(0.03, .em), features: ["onum", "kern", "liga"]))
}

nonisolated extension AppTheme.Layout {
    fileprivate static let broadsheetLight = Self(
        measure: .init(60, .ch),
        border: .init(1, .px),
        spacing: .broadsheetLight,
        radius: .broadsheetLight)
}

nonisolated extension AppTheme.Spacing {
    fileprivate static let broadsheetLight = Self(
        xs: .init(0.2, .rem),
        sm: .init(0.4, .rem),
        md: .init(0.9, .rem),
        lg: .init(1.35, .rem),
        xl: .init(2.7, .rem))
}

nonisolated extension AppTheme.Radius {
    fileprivate static let broadsheetLight = Self(
        sm: .init(0, .px),
        md: .init(0, .px),
        lg: .init(0, .px),
        full: .init(0, .px))
}
