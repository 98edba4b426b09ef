// Written by 'themepreview export --to swift': change the themes, not this file.
// swift-format-ignore-file
// swiftlint:disable all

import Theming

/// The themes, each in its modes.
nonisolated enum AppTheme: String, CaseIterable, Codable, Sendable {
    /// Nord, dark.
    case nordDark = "nord/dark"
    /// Nord, light.
    case nordLight = "nord/light"

    /// The colours by role.
    var colors: Colors {
        switch self {
        case .nordDark: .nordDark
        case .nordLight: .nordLight
        }
    }

    /// The text styles.
    var fonts: Fonts {
        switch self {
        case .nordDark: .nordDark
        case .nordLight: .nordDark
        }
    }

    /// The dimensions.
    var layout: Layout {
        switch self {
        case .nordDark: .nordDark
        case .nordLight: .nordDark
        }
    }
}

nonisolated extension AppTheme {
    /// A theme in its default mode.
    init(_ theme: ThemeID) {
        switch theme {
        case .nord: self = .nordDark
        }
    }

    /// The name of the theme.
    var name: String {
        switch self {
        case .nordDark: "Nord"
        case .nordLight: "Nord"
        }
    }

    /// The theme, whatever its mode.
    var themeID: ThemeID {
        switch self {
        case .nordDark: .nord
        case .nordLight: .nord
        }
    }

    /// The mode.
    var mode: Mode {
        switch self {
        case .nordDark: .dark
        case .nordLight: .light
        }
    }

    /// Whether it is light or dark.
    var scheme: Scheme {
        switch self {
        case .nordDark: .dark
        case .nordLight: .light
        }
    }

    /// The contrast that it is made for.
    var contrast: Contrast {
        switch self {
        case .nordDark: .standard
        case .nordLight: .standard
        }
    }

    /// The theme in each of its modes, the default one first.
    var modes: [AppTheme] {
        switch self {
        case .nordDark: [.nordDark, .nordLight]
        case .nordLight: [.nordDark, .nordLight]
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
        case nord
    }
}

nonisolated extension AppTheme {
    /// The modes of all themes.
    nonisolated enum Mode: String, CaseIterable, Codable, Sendable {
        case dark
        case light
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
    fileprivate static let nordDark = Self(
        background: .hex(0x2e3440),
        surface: .hex(0x3b4252),
        surfaceRaised: .hex(0x3b4252),
        text: .hex(0xd8dee9),
        heading: .hex(0xeceff4),
        textMuted: .hex(0xd8dee9, alpha: 0.75),
        textDisabled: .hex(0xd8dee9, alpha: 0.44999999999999996),
        placeholder: .hex(0xd8dee9, alpha: 0.75),
        link: .hex(0x88c0d0),
        linkVisited: .hex(0x8fbcbb),
        border: .hex(0x4c566a),
        borderStrong: .hex(0x81a1c1),
        focus: .hex(0x88c0d0),
        primary: .hex(0x88c0d0),
        onPrimary: .hex(0x2e3440),
        secondary: .hex(0x81a1c1),
        onSecondary: .hex(0x2e3440),
        accent: .hex(0xb48ead),
        onAccent: .hex(0x2e3440),
        success: .hex(0xa3be8c),
        onSuccess: .hex(0x2e3440),
        warning: .hex(0xebcb8b),
        onWarning: .hex(0x2e3440),
        danger: .hex(0xbf616a),
        onDanger: .hex(0xeceff4),
        info: .hex(0x81a1c1),
        onInfo: .hex(0x2e3440),
        highlight: .hex(0xebcb8b, alpha: 0.25),
        onHighlight: .hex(0xeceff4),
        selection: .hex(0x4c566a),
        onSelection: .hex(0xeceff4),
        codeBackground: .hex(0x2e3440),
        code: .hex(0xd8dee9),
        syntaxComment: .hex(0x616e88),
        syntaxKeyword: .hex(0x81a1c1),
        syntaxString: .hex(0xa3be8c),
        syntaxNumber: .hex(0xb48ead),
        syntaxConstant: .hex(0x81a1c1),
        syntaxType: .hex(0x8fbcbb),
        syntaxFunction: .hex(0x88c0d0),
        syntaxVariable: .hex(0xd8dee9),
        syntaxOperator: .hex(0x81a1c1),
        syntaxPunctuation: .hex(0xeceff4),
        syntaxTag: .hex(0x81a1c1),
        syntaxAttribute: .hex(0x8fbcbb),
        syntaxInserted: .hex(0xa3be8c),
        syntaxDeleted: .hex(0xbf616a))
    fileprivate static let nordLight = Self(
        background: .hex(0xeceff4),
        surface: .hex(0xe5e9f0),
        surfaceRaised: .hex(0xe5e9f0),
        text: .hex(0x2e3440),
        heading: .hex(0x2e3440),
        textMuted: .hex(0x4c566a),
        textDisabled: .hex(0x4c566a, alpha: 0.6),
        placeholder: .hex(0x4c566a),
        link: .hex(0x5e81ac),
        linkVisited: .hex(0x4c566a),
        border: .hex(0xd8dee9),
        borderStrong: .hex(0x4c566a),
        focus: .hex(0x5e81ac),
        primary: .hex(0x5e81ac),
        onPrimary: .hex(0xeceff4),
        secondary: .hex(0x4c566a),
        onSecondary: .hex(0xeceff4),
        accent: .hex(0xb48ead),
        onAccent: .hex(0x2e3440),
        success: .hex(0xa3be8c),
        onSuccess: .hex(0x2e3440),
        warning: .hex(0xebcb8b),
        onWarning: .hex(0x2e3440),
        danger: .hex(0xbf616a),
        onDanger: .hex(0xeceff4),
        info: .hex(0x5e81ac),
        onInfo: .hex(0xeceff4),
        highlight: .hex(0xebcb8b),
        onHighlight: .hex(0x2e3440),
        selection: .hex(0x88c0d0),
        onSelection: .hex(0x2e3440),
        codeBackground: .hex(0x2e3440),
        code: .hex(0xd8dee9),
        syntaxComment: .hex(0x616e88),
        syntaxKeyword: .hex(0x81a1c1),
        syntaxString: .hex(0xa3be8c),
        syntaxNumber: .hex(0xb48ead),
        syntaxConstant: .hex(0x81a1c1),
        syntaxType: .hex(0x8fbcbb),
        syntaxFunction: .hex(0x88c0d0),
        syntaxVariable: .hex(0xd8dee9),
        syntaxOperator: .hex(0x81a1c1),
        syntaxPunctuation: .hex(0xeceff4),
        syntaxTag: .hex(0x81a1c1),
        syntaxAttribute: .hex(0x8fbcbb),
        syntaxInserted: .hex(0xa3be8c),
        syntaxDeleted: .hex(0xbf616a))
}

nonisolated extension AppTheme.Fonts {
    fileprivate static let nordDark = Self(
        body: .init(families: ["Inter", "Rubik", "Helvetica Neue", "Segoe UI", "Cantarell", "Noto Sans", "Liberation Sans", "sans-serif"], size: .init(1, .rem), pixels: 16, weight: 400, slant: .normal, width: 100, lineHeight: 1.65, letterSpacing: .init(0, .px), features: []),
        heading: .init(families: ["Inter", "Rubik", "Helvetica Neue", "Segoe UI", "Cantarell", "Noto Sans", "Liberation Sans", "sans-serif"], size: .init(1, .rem), pixels: 16, weight: 500, slant: .normal, width: 100, lineHeight: 1.25, letterSpacing: .init(-0.01, .em), features: []),
        h1: .init(families: ["Inter", "Rubik", "Helvetica Neue", "Segoe UI", "Cantarell", "Noto Sans", "Liberation Sans", "sans-serif"], size: .init(2.703, .rem), pixels: 43.243330611199994, weight: 500, slant: .normal, width: 100, lineHeight: 1.25, letterSpacing: .init(-0.01, .em), features: []),
        h2: .init(families: ["Inter", "Rubik", "Helvetica Neue", "Segoe UI", "Cantarell", "Noto Sans", "Liberation Sans", "sans-serif"], size: .init(2.215, .rem), pixels: 35.445352959999994, weight: 500, slant: .normal, width: 100, lineHeight: 1.25, letterSpacing: .init(-0.01, .em), features: []),
        h3: .init(families: ["Inter", "Rubik", "Helvetica Neue", "Segoe UI", "Cantarell", "Noto Sans", "Liberation Sans", "sans-serif"], size: .init(1.816, .rem), pixels: 29.053568, weight: 500, slant: .normal, width: 100, lineHeight: 1.25, letterSpacing: .init(-0.01, .em), features: []),
        h4: .init(families: ["Inter", "Rubik", "Helvetica Neue", "Segoe UI", "Cantarell", "Noto Sans", "Liberation Sans", "sans-serif"], size: .init(1.488, .rem), pixels: 23.8144, weight: 500, slant: .normal, width: 100, lineHeight: 1.25, letterSpacing: .init(-0.01, .em), features: []),
        h5: .init(families: ["Inter", "Rubik", "Helvetica Neue", "Segoe UI", "Cantarell", "Noto Sans", "Liberation Sans", "sans-serif"], size: .init(1.22, .rem), pixels: 19.52, weight: 500, slant: .normal, width: 100, lineHeight: 1.25, letterSpacing: .init(-0.01, .em), features: []),
        h6: .init(families: ["Inter", "Rubik", "Helvetica Neue", "Segoe UI", "Cantarell", "Noto Sans", "Liberation Sans", "sans-serif"], size: .init(1, .rem), pixels: 16, weight: 500, slant: .normal, width: 100, lineHeight: 1.25, letterSpacing: .init(-0.01, .em), features: []),
        caption: .init(families: ["Inter", "Rubik", "Helvetica Neue", "Segoe UI", "Cantarell", "Noto Sans", "Liberation Sans", "sans-serif"], size: .init(0.875, .rem), pixels: 14, weight: 400, slant: .normal, width: 100, lineHeight: 1.65, letterSpacing: .init(0, .px), features: []),
        quote: .init(families: ["Inter", "Rubik", "Helvetica Neue", "Segoe UI", "Cantarell", "Noto Sans", "Liberation Sans", "sans-serif"], size: .init(1.125, .rem), pixels: 18, weight: 300, slant: .italic, width: 100, lineHeight: 1.65, letterSpacing: .init(0, .px), features: []),
        code: .init(families: ["Source Code Pro", "SF Mono", "Cascadia Code", "DejaVu Sans Mono", "monospace"], size: .init(0.9375, .rem), pixels: 15, weight: 400, slant: .normal, width: 100, lineHeight: 1.6, letterSpacing: .init(0, .px), features: []),
        label: .init(families: ["Inter", "Rubik", "Helvetica Neue", "Segoe UI", "Cantarell", "Noto Sans", "Liberation Sans", "sans-serif"], size: .init(0.875, .rem), pixels: 14, weight: 500, slant: .normal, width: 100, lineHeight: 1.65, letterSpacing: .init(0, .px), features: []),
        button: .init(families: ["Inter", "Rubik", "Helvetica Neue", "Segoe UI", "Cantarell", "Noto Sans", "Liberation Sans", "sans-serif"], size: .init(0.9375, .rem), pixels: 15, weight: 500, slant: .normal, width: 100, lineHeight: 1.25, letterSpacing: .init(0, .px), features: []))
}

nonisolated extension AppTheme.Layout {
    fileprivate static let nordDark = Self(
        measure: .init(72, .ch),
        border: .init(1, .px),
        spacing: .nordDark,
        radius: .nordDark)
}

nonisolated extension AppTheme.Spacing {
    fileprivate static let nordDark = Self(
        xs: .init(0.25, .rem),
        sm: .init(0.5, .rem),
        md: .init(1, .rem),
        lg: .init(1.5, .rem),
        xl: .init(2.5, .rem))
}

nonisolated extension AppTheme.Radius {
    fileprivate static let nordDark = Self(
        sm: .init(4, .px),
        md: .init(6, .px),
        lg: .init(10, .px),
        full: .init(999, .px))
}
