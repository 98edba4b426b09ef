// Written by 'themepreview export --to swift': change the themes, not this file.
// swift-format-ignore-file
// swiftlint:disable all

import Theming

/// The themes, each in its modes.
nonisolated enum AppTheme: String, CaseIterable, Codable, Sendable {
    /// Voltline, light.
    case voltlineLight = "voltline/light"
    /// Voltline, dark.
    case voltlineDark = "voltline/dark"

    /// The colours by role.
    var colors: Colors {
        switch self {
        case .voltlineLight: .voltlineLight
        case .voltlineDark: .voltlineDark
        }
    }

    /// The text styles.
    var fonts: Fonts {
        switch self {
        case .voltlineLight: .voltlineLight
        case .voltlineDark: .voltlineLight
        }
    }

    /// The dimensions.
    var layout: Layout {
        switch self {
        case .voltlineLight: .voltlineLight
        case .voltlineDark: .voltlineLight
        }
    }
}

nonisolated extension AppTheme {
    /// A theme in its default mode.
    init(_ theme: ThemeID) {
        switch theme {
        case .voltline: self = .voltlineLight
        }
    }

    /// The name of the theme.
    var name: String {
        switch self {
        case .voltlineLight: "Voltline"
        case .voltlineDark: "Voltline"
        }
    }

    /// The theme, whatever its mode.
    var themeID: ThemeID {
        switch self {
        case .voltlineLight: .voltline
        case .voltlineDark: .voltline
        }
    }

    /// The mode.
    var mode: Mode {
        switch self {
        case .voltlineLight: .light
        case .voltlineDark: .dark
        }
    }

    /// Whether it is light or dark.
    var scheme: Scheme {
        switch self {
        case .voltlineLight: .light
        case .voltlineDark: .dark
        }
    }

    /// The contrast that it is made for.
    var contrast: Contrast {
        switch self {
        case .voltlineLight: .standard
        case .voltlineDark: .standard
        }
    }

    /// The theme in each of its modes, the default one first.
    var modes: [AppTheme] {
        switch self {
        case .voltlineLight: [.voltlineLight, .voltlineDark]
        case .voltlineDark: [.voltlineLight, .voltlineDark]
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
        case voltline
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
        let primaryHover: Color
        let tint: Color
        let onTint: Color
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
    fileprivate static let voltlineLight = Self(
        background: .hex(0xffffff),
        surface: .hex(0xf4f4fb),
        surfaceRaised: .hex(0xffffff),
        text: .hex(0x131324),
        heading: .hex(0x0a0a16),
        textMuted: .hex(0x4c4d70),
        textDisabled: .hex(0x4c4d70, alpha: 0.6),
        placeholder: .hex(0x4c4d70),
        link: .hex(0x4b2be0),
        linkVisited: .hex(0x4c4d70),
        border: .hex(0xd5d5ea),
        borderStrong: .hex(0x66678c),
        focus: .hex(0x4b2be0),
        primary: .hex(0x4b2be0),
        onPrimary: .hex(0xffffff),
        secondary: .hex(0x1e1e33),
        onSecondary: .hex(0xffffff),
        accent: .hex(0xc8f52f),
        onAccent: .hex(0x131324),
        success: .hex(0x166a4b),
        onSuccess: .hex(0xffffff),
        warning: .hex(0x9a6700),
        onWarning: .hex(0xffffff),
        danger: .hex(0x8f1717),
        onDanger: .hex(0xffffff),
        info: .hex(0x2563ab),
        onInfo: .hex(0xffffff),
        highlight: .hex(0xc8f52f, alpha: 0.45),
        onHighlight: .hex(0x0a0a16),
        selection: .hex(0xe4e0ff),
        onSelection: .hex(0x22106e),
        codeBackground: .hex(0xe9e9f5),
        code: .hex(0x131324),
        syntaxComment: .hex(0x4c4d70),
        syntaxKeyword: .hex(0x4b2be0),
        syntaxString: .hex(0x166a4b),
        syntaxNumber: .hex(0x8f1717),
        syntaxConstant: .hex(0x8f1717),
        syntaxType: .hex(0x2563ab),
        syntaxFunction: .hex(0x3617b3),
        syntaxVariable: .hex(0x131324),
        syntaxOperator: .hex(0x333450),
        syntaxPunctuation: .hex(0x4c4d70),
        syntaxTag: .hex(0x4b2be0),
        syntaxAttribute: .hex(0x2563ab),
        syntaxInserted: .hex(0x166a4b),
        syntaxDeleted: .hex(0x8f1717),
        primaryHover: .hex(0x3617b3),
        tint: .hex(0xe4e0ff),
        onTint: .hex(0x22106e))
    fileprivate static let voltlineDark = Self(
        background: .hex(0x0a0a16),
        surface: .hex(0x131324),
        surfaceRaised: .hex(0x1e1e33),
        text: .hex(0xe9e9f5),
        heading: .hex(0xffffff),
        textMuted: .hex(0xb9bad6),
        textDisabled: .hex(0xb9bad6, alpha: 0.6),
        placeholder: .hex(0xb9bad6),
        link: .hex(0xc8f52f),
        linkVisited: .hex(0xb9bad6),
        border: .hex(0x333450),
        borderStrong: .hex(0x8b8cae),
        focus: .hex(0xc8f52f),
        primary: .hex(0xc8f52f),
        onPrimary: .hex(0x0a0a16),
        secondary: .hex(0xb9bad6),
        onSecondary: .hex(0x0a0a16),
        accent: .hex(0xb4a4ff),
        onAccent: .hex(0x0a0a16),
        success: .hex(0x8ccfa2),
        onSuccess: .hex(0x0a0a16),
        warning: .hex(0xf5cd6b),
        onWarning: .hex(0x0a0a16),
        danger: .hex(0xf4786c),
        onDanger: .hex(0x0a0a16),
        info: .hex(0x93c0f5),
        onInfo: .hex(0x0a0a16),
        highlight: .hex(0xb4a4ff, alpha: 0.3),
        onHighlight: .hex(0xffffff),
        selection: .hex(0x2f3d08),
        onSelection: .hex(0xe6ff96),
        codeBackground: .hex(0x131324),
        code: .hex(0xe9e9f5),
        syntaxComment: .hex(0x8b8cae),
        syntaxKeyword: .hex(0xc8f52f),
        syntaxString: .hex(0x8ccfa2),
        syntaxNumber: .hex(0xf5cd6b),
        syntaxConstant: .hex(0xf5cd6b),
        syntaxType: .hex(0x93c0f5),
        syntaxFunction: .hex(0xe6ff96),
        syntaxVariable: .hex(0xe9e9f5),
        syntaxOperator: .hex(0xb9bad6),
        syntaxPunctuation: .hex(0x8b8cae),
        syntaxTag: .hex(0xc8f52f),
        syntaxAttribute: .hex(0x93c0f5),
        syntaxInserted: .hex(0x8ccfa2),
        syntaxDeleted: .hex(0xf4786c),
        primaryHover: .hex(0xe6ff96),
        tint: .hex(0x2f3d08),
        onTint: .hex(0xe6ff96))
}

nonisolated extension AppTheme.Fonts {
    fileprivate static let voltlineLight = Self(
        body: .init(families: ["Inter", "Helvetica Neue", "Segoe UI", "Arimo", "Liberation Sans", "sans-serif"], size: .init(1, .rem), pixels: 16, weight: 400, slant: .normal, width: 100, lineHeight: 1.55, letterSpacing: .init(0, .px), features: []),
        heading: .init(families: ["Bahnschrift", "DIN Alternate", "Roboto Condensed", "Franklin Gothic Medium", "Liberation Sans Narrow", "Nimbus Sans Narrow", "sans-serif"], size: .init(1, .rem), pixels: 16, weight: 800, slant: .normal, width: 100, lineHeight: 1.05, letterSpacing: .init(-0.01, .em), features: []),
        h1: .init(families: ["Bahnschrift", "DIN Alternate", "Roboto Condensed", "Franklin Gothic Medium", "Liberation Sans Narrow", "Nimbus Sans Narrow", "sans-serif"], size: .init(4.209, .rem), pixels: 67.33963060675028, weight: 800, slant: .normal, width: 100, lineHeight: 1.05, letterSpacing: .init(-0.01, .em), features: []),
        h2: .init(families: ["Bahnschrift", "DIN Alternate", "Roboto Condensed", "Franklin Gothic Medium", "Liberation Sans Narrow", "Nimbus Sans Narrow", "sans-serif"], size: .init(3.157, .rem), pixels: 50.51735229313599, weight: 800, slant: .normal, width: 100, lineHeight: 1.05, letterSpacing: .init(-0.01, .em), features: []),
        h3: .init(families: ["Bahnschrift", "DIN Alternate", "Roboto Condensed", "Franklin Gothic Medium", "Liberation Sans Narrow", "Nimbus Sans Narrow", "sans-serif"], size: .init(2.369, .rem), pixels: 37.897488591999995, weight: 800, slant: .normal, width: 100, lineHeight: 1.05, letterSpacing: .init(-0.01, .em), features: []),
        h4: .init(families: ["Bahnschrift", "DIN Alternate", "Roboto Condensed", "Franklin Gothic Medium", "Liberation Sans Narrow", "Nimbus Sans Narrow", "sans-serif"], size: .init(1.777, .rem), pixels: 28.430224, weight: 800, slant: .normal, width: 100, lineHeight: 1.05, letterSpacing: .init(-0.01, .em), features: []),
        h5: .init(families: ["Bahnschrift", "DIN Alternate", "Roboto Condensed", "Franklin Gothic Medium", "Liberation Sans Narrow", "Nimbus Sans Narrow", "sans-serif"], size: .init(1.333, .rem), pixels: 21.328, weight: 800, slant: .normal, width: 100, lineHeight: 1.05, letterSpacing: .init(-0.01, .em), features: []),
        h6: .init(families: ["Bahnschrift", "DIN Alternate", "Roboto Condensed", "Franklin Gothic Medium", "Liberation Sans Narrow", "Nimbus Sans Narrow", "sans-serif"], size: .init(1, .rem), pixels: 16, weight: 800, slant: .normal, width: 100, lineHeight: 1.05, letterSpacing: .init(-0.01, .em), features: []),
        caption: .init(families: ["Inter", "Helvetica Neue", "Segoe UI", "Arimo", "Liberation Sans", "sans-serif"], size: .init(0.875, .rem), pixels: 14, weight: 400, slant: .normal, width: 100, lineHeight: 1.4, letterSpacing: .init(0, .px), features: []),
        quote: .init(families: ["Inter", "Helvetica Neue", "Segoe UI", "Arimo", "Liberation Sans", "sans-serif"], size: .init(1.125, .rem), pixels: 18, weight: 400, slant: .italic, width: 100, lineHeight: 1.5, letterSpacing: .init(0, .px), features: []),
        code: .init(families: ["JetBrains Mono", "SF Mono", "Cascadia Mono", "IBM Plex Mono", "DejaVu Sans Mono", "monospace"], size: .init(0.875, .rem), pixels: 14, weight: 400, slant: .normal, width: 100, lineHeight: 1.55, letterSpacing: .init(0, .px), features: []),
        label: .init(families: ["Bahnschrift", "DIN Alternate", "Roboto Condensed", "Franklin Gothic Medium", "Liberation Sans Narrow", "Nimbus Sans Narrow", "sans-serif"], size: .init(0.875, .rem), pixels: 14, weight: 600, slant: .normal, width: 100, lineHeight: 1.55, letterSpacing: .init(0.08, .em), features: []),
        button: .init(families: ["Bahnschrift", "DIN Alternate", "Roboto Condensed", "Franklin Gothic Medium", "Liberation Sans Narrow", "Nimbus Sans Narrow", "sans-serif"], size: .init(0.9375, .rem), pixels: 15, weight: 700, slant: .normal, width: 100, lineHeight: 1.25, letterSpacing: .init(0.04, .em), features: []))
}

nonisolated extension AppTheme.Layout {
    fileprivate static let voltlineLight = Self(
        measure: .init(72, .ch),
        border: .init(1, .px),
        spacing: .voltlineLight,
        radius: .voltlineLight)
}

nonisolated extension AppTheme.Spacing {
    fileprivate static let voltlineLight = Self(
        xs: .init(0.25, .rem),
        sm: .init(0.5, .rem),
        md: .init(1, .rem),
        lg: .init(1.5, .rem),
        xl: .init(2.5, .rem))
}

nonisolated extension AppTheme.Radius {
    fileprivate static let voltlineLight = Self(
        sm: .init(0, .px),
        md: .init(2, .px),
        lg: .init(2, .px),
        full: .init(2, .px))
}
