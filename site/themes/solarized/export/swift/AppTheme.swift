// Written by 'themepreview export --to swift': change the themes, not this file.
// swift-format-ignore-file
// swiftlint:disable all

import Theming

/// The themes, each in its modes.
nonisolated enum AppTheme: String, CaseIterable, Codable, Sendable {
    /// Solarized, light.
    case solarizedLight = "solarized/light"
    /// Solarized, dark.
    case solarizedDark = "solarized/dark"

    /// The colours by role.
    var colors: Colors {
        switch self {
        case .solarizedLight: .solarizedLight
        case .solarizedDark: .solarizedDark
        }
    }

    /// The text styles.
    var fonts: Fonts {
        switch self {
        case .solarizedLight: .solarizedLight
        case .solarizedDark: .solarizedLight
        }
    }

    /// The dimensions.
    var layout: Layout {
        switch self {
        case .solarizedLight: .solarizedLight
        case .solarizedDark: .solarizedLight
        }
    }
}

nonisolated extension AppTheme {
    /// A theme in its default mode.
    init(_ theme: ThemeID) {
        switch theme {
        case .solarized: self = .solarizedLight
        }
    }

    /// The name of the theme.
    var name: String {
        switch self {
        case .solarizedLight: "Solarized"
        case .solarizedDark: "Solarized"
        }
    }

    /// The theme, whatever its mode.
    var themeID: ThemeID {
        switch self {
        case .solarizedLight: .solarized
        case .solarizedDark: .solarized
        }
    }

    /// The mode.
    var mode: Mode {
        switch self {
        case .solarizedLight: .light
        case .solarizedDark: .dark
        }
    }

    /// Whether it is light or dark.
    var scheme: Scheme {
        switch self {
        case .solarizedLight: .light
        case .solarizedDark: .dark
        }
    }

    /// The contrast that it is made for.
    var contrast: Contrast {
        switch self {
        case .solarizedLight: .standard
        case .solarizedDark: .standard
        }
    }

    /// The theme in each of its modes, the default one first.
    var modes: [AppTheme] {
        switch self {
        case .solarizedLight: [.solarizedLight, .solarizedDark]
        case .solarizedDark: [.solarizedLight, .solarizedDark]
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
        case solarized
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
    fileprivate static let solarizedLight = Self(
        background: .hex(0xfdf6e3),
        surface: .hex(0xeee8d5),
        surfaceRaised: .hex(0xfdf6e3),
        text: .hex(0x657b83),
        heading: .hex(0x586e75),
        textMuted: .hex(0x93a1a1),
        textDisabled: .hex(0x93a1a1, alpha: 0.6),
        placeholder: .hex(0x586e75),
        link: .hex(0x268bd2),
        linkVisited: .hex(0x6c71c4),
        border: .hex(0x93a1a1, alpha: 0.45),
        borderStrong: .hex(0x586e75),
        focus: .hex(0x268bd2),
        primary: .hex(0x268bd2),
        onPrimary: .hex(0x002b36),
        secondary: .hex(0x2aa198),
        onSecondary: .hex(0x002b36),
        accent: .hex(0xd33682),
        onAccent: .hex(0xfdf6e3),
        success: .hex(0x859900),
        onSuccess: .hex(0x002b36),
        warning: .hex(0xb58900),
        onWarning: .hex(0x002b36),
        danger: .hex(0xdc322f),
        onDanger: .hex(0xfdf6e3),
        info: .hex(0x268bd2),
        onInfo: .hex(0x002b36),
        highlight: .hex(0xb58900, alpha: 0.25),
        onHighlight: .hex(0x073642),
        selection: .hex(0x586e75),
        onSelection: .hex(0xfdf6e3),
        codeBackground: .hex(0xfdf6e3),
        code: .hex(0x657b83),
        syntaxComment: .hex(0x93a1a1),
        syntaxKeyword: .hex(0x859900),
        syntaxString: .hex(0x2aa198),
        syntaxNumber: .hex(0x2aa198),
        syntaxConstant: .hex(0x2aa198),
        syntaxType: .hex(0xb58900),
        syntaxFunction: .hex(0x268bd2),
        syntaxVariable: .hex(0x657b83),
        syntaxOperator: .hex(0x859900),
        syntaxPunctuation: .hex(0x657b83),
        syntaxTag: .hex(0x268bd2),
        syntaxAttribute: .hex(0xcb4b16),
        syntaxInserted: .hex(0x859900),
        syntaxDeleted: .hex(0xdc322f))
    fileprivate static let solarizedDark = Self(
        background: .hex(0x002b36),
        surface: .hex(0x073642),
        surfaceRaised: .hex(0x073642),
        text: .hex(0x839496),
        heading: .hex(0x93a1a1),
        textMuted: .hex(0x586e75),
        textDisabled: .hex(0x586e75, alpha: 0.6),
        placeholder: .hex(0x93a1a1),
        link: .hex(0x268bd2),
        linkVisited: .hex(0x6c71c4),
        border: .hex(0x586e75, alpha: 0.45),
        borderStrong: .hex(0x93a1a1),
        focus: .hex(0x268bd2),
        primary: .hex(0x268bd2),
        onPrimary: .hex(0x002b36),
        secondary: .hex(0x2aa198),
        onSecondary: .hex(0x002b36),
        accent: .hex(0xd33682),
        onAccent: .hex(0xfdf6e3),
        success: .hex(0x859900),
        onSuccess: .hex(0x002b36),
        warning: .hex(0xb58900),
        onWarning: .hex(0x002b36),
        danger: .hex(0xdc322f),
        onDanger: .hex(0xfdf6e3),
        info: .hex(0x268bd2),
        onInfo: .hex(0x002b36),
        highlight: .hex(0xb58900, alpha: 0.25),
        onHighlight: .hex(0xeee8d5),
        selection: .hex(0x586e75),
        onSelection: .hex(0xfdf6e3),
        codeBackground: .hex(0x002b36),
        code: .hex(0x839496),
        syntaxComment: .hex(0x586e75),
        syntaxKeyword: .hex(0x859900),
        syntaxString: .hex(0x2aa198),
        syntaxNumber: .hex(0x2aa198),
        syntaxConstant: .hex(0x2aa198),
        syntaxType: .hex(0xb58900),
        syntaxFunction: .hex(0x268bd2),
        syntaxVariable: .hex(0x839496),
        syntaxOperator: .hex(0x859900),
        syntaxPunctuation: .hex(0x839496),
        syntaxTag: .hex(0x268bd2),
        syntaxAttribute: .hex(0xcb4b16),
        syntaxInserted: .hex(0x859900),
        syntaxDeleted: .hex(0xdc322f))
}

nonisolated extension AppTheme.Fonts {
    fileprivate static let solarizedLight = Self(
        body: .init(families: ["Lucida Grande", "Source Sans 3", "Source Sans Pro", "Segoe UI", "Noto Sans", "DejaVu Sans", "sans-serif"], size: .init(1.0625, .rem), pixels: 17, weight: 400, slant: .normal, width: 100, lineHeight: 1.6, letterSpacing: .init(0, .px), features: []),
        heading: .init(families: ["Lucida Grande", "Source Sans 3", "Source Sans Pro", "Segoe UI", "Noto Sans", "DejaVu Sans", "sans-serif"], size: .init(1.0625, .rem), pixels: 17, weight: 600, slant: .normal, width: 100, lineHeight: 1.2, letterSpacing: .init(0, .px), features: []),
        h1: .init(families: ["Lucida Grande", "Source Sans 3", "Source Sans Pro", "Segoe UI", "Noto Sans", "DejaVu Sans", "sans-serif"], size: .init(2.644, .rem), pixels: 42.30144, weight: 600, slant: .normal, width: 100, lineHeight: 1.2, letterSpacing: .init(0, .px), features: []),
        h2: .init(families: ["Lucida Grande", "Source Sans 3", "Source Sans Pro", "Segoe UI", "Noto Sans", "DejaVu Sans", "sans-serif"], size: .init(2.203, .rem), pixels: 35.2512, weight: 600, slant: .normal, width: 100, lineHeight: 1.2, letterSpacing: .init(0, .px), features: []),
        h3: .init(families: ["Lucida Grande", "Source Sans 3", "Source Sans Pro", "Segoe UI", "Noto Sans", "DejaVu Sans", "sans-serif"], size: .init(1.836, .rem), pixels: 29.376, weight: 600, slant: .normal, width: 100, lineHeight: 1.2, letterSpacing: .init(0, .px), features: []),
        h4: .init(families: ["Lucida Grande", "Source Sans 3", "Source Sans Pro", "Segoe UI", "Noto Sans", "DejaVu Sans", "sans-serif"], size: .init(1.53, .rem), pixels: 24.48, weight: 600, slant: .normal, width: 100, lineHeight: 1.2, letterSpacing: .init(0, .px), features: []),
        h5: .init(families: ["Lucida Grande", "Source Sans 3", "Source Sans Pro", "Segoe UI", "Noto Sans", "DejaVu Sans", "sans-serif"], size: .init(1.275, .rem), pixels: 20.4, weight: 600, slant: .normal, width: 100, lineHeight: 1.2, letterSpacing: .init(0, .px), features: []),
        h6: .init(families: ["Lucida Grande", "Source Sans 3", "Source Sans Pro", "Segoe UI", "Noto Sans", "DejaVu Sans", "sans-serif"], size: .init(1.063, .rem), pixels: 17, weight: 600, slant: .normal, width: 100, lineHeight: 1.2, letterSpacing: .init(0, .px), features: []),
        caption: .init(families: ["Lucida Grande", "Source Sans 3", "Source Sans Pro", "Segoe UI", "Noto Sans", "DejaVu Sans", "sans-serif"], size: .init(0.9375, .rem), pixels: 15, weight: 400, slant: .normal, width: 100, lineHeight: 1.6, letterSpacing: .init(0, .px), features: []),
        quote: .init(families: ["Lucida Grande", "Source Sans 3", "Source Sans Pro", "Segoe UI", "Noto Sans", "DejaVu Sans", "sans-serif"], size: .init(1.195, .rem), pixels: 19.125, weight: 400, slant: .italic, width: 100, lineHeight: 1.6, letterSpacing: .init(0, .px), features: []),
        code: .init(families: ["Menlo", "Consolas", "Source Code Pro", "DejaVu Sans Mono", "monospace"], size: .init(0.9375, .rem), pixels: 15, weight: 400, slant: .normal, width: 100, lineHeight: 1.55, letterSpacing: .init(0, .px), features: []),
        label: .init(families: ["Lucida Grande", "Source Sans 3", "Source Sans Pro", "Segoe UI", "Noto Sans", "DejaVu Sans", "sans-serif"], size: .init(0.875, .rem), pixels: 14, weight: 600, slant: .normal, width: 100, lineHeight: 1.6, letterSpacing: .init(0, .px), features: []),
        button: .init(families: ["Lucida Grande", "Source Sans 3", "Source Sans Pro", "Segoe UI", "Noto Sans", "DejaVu Sans", "sans-serif"], size: .init(1, .rem), pixels: 16, weight: 600, slant: .normal, width: 100, lineHeight: 1.25, letterSpacing: .init(0, .px), features: []))
}

nonisolated extension AppTheme.Layout {
    fileprivate static let solarizedLight = Self(
        measure: .init(68, .ch),
        border: .init(1, .px),
        spacing: .solarizedLight,
        radius: .solarizedLight)
}

nonisolated extension AppTheme.Spacing {
    fileprivate static let solarizedLight = Self(
        xs: .init(0.25, .rem),
        sm: .init(0.5, .rem),
        md: .init(1, .rem),
        lg: .init(1.5, .rem),
        xl: .init(2.5, .rem))
}

nonisolated extension AppTheme.Radius {
    fileprivate static let solarizedLight = Self(
        sm: .init(3, .px),
        md: .init(5, .px),
        lg: .init(8, .px),
        full: .init(999, .px))
}
