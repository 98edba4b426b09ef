// Written by 'themepreview export --to swift': change the themes, not this file.
// swift-format-ignore-file
// swiftlint:disable all

import Theming

/// The themes, each in its modes.
nonisolated enum AppTheme: String, CaseIterable, Codable, Sendable {
    /// Ledger, light.
    case ledgerLight = "ledger/light"
    /// Ledger, dark.
    case ledgerDark = "ledger/dark"
    /// Ledger, high-contrast.
    case ledgerHighContrast = "ledger/high-contrast"

    /// The colours by role.
    var colors: Colors {
        switch self {
        case .ledgerLight: .ledgerLight
        case .ledgerDark: .ledgerDark
        case .ledgerHighContrast: .ledgerHighContrast
        }
    }

    /// The text styles.
    var fonts: Fonts {
        switch self {
        case .ledgerLight: .ledgerLight
        case .ledgerDark: .ledgerLight
        case .ledgerHighContrast: .ledgerLight
        }
    }

    /// The dimensions.
    var layout: Layout {
        switch self {
        case .ledgerLight: .ledgerLight
        case .ledgerDark: .ledgerLight
        case .ledgerHighContrast: .ledgerHighContrast
        }
    }
}

nonisolated extension AppTheme {
    /// A theme in its default mode.
    init(_ theme: ThemeID) {
        switch theme {
        case .ledger: self = .ledgerLight
        }
    }

    /// The name of the theme.
    var name: String {
        switch self {
        case .ledgerLight: "Ledger"
        case .ledgerDark: "Ledger"
        case .ledgerHighContrast: "Ledger"
        }
    }

    /// The theme, whatever its mode.
    var themeID: ThemeID {
        switch self {
        case .ledgerLight: .ledger
        case .ledgerDark: .ledger
        case .ledgerHighContrast: .ledger
        }
    }

    /// The mode.
    var mode: Mode {
        switch self {
        case .ledgerLight: .light
        case .ledgerDark: .dark
        case .ledgerHighContrast: .highContrast
        }
    }

    /// Whether it is light or dark.
    var scheme: Scheme {
        switch self {
        case .ledgerLight: .light
        case .ledgerDark: .dark
        case .ledgerHighContrast: .light
        }
    }

    /// The contrast that it is made for.
    var contrast: Contrast {
        switch self {
        case .ledgerLight: .standard
        case .ledgerDark: .standard
        case .ledgerHighContrast: .more
        }
    }

    /// The theme in each of its modes, the default one first.
    var modes: [AppTheme] {
        switch self {
        case .ledgerLight: [.ledgerLight, .ledgerDark, .ledgerHighContrast]
        case .ledgerDark: [.ledgerLight, .ledgerDark, .ledgerHighContrast]
        case .ledgerHighContrast: [.ledgerLight, .ledgerDark, .ledgerHighContrast]
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
        case ledger
    }
}

nonisolated extension AppTheme {
    /// The modes of all themes.
    nonisolated enum Mode: String, CaseIterable, Codable, Sendable {
        case light
        case dark
        case highContrast = "high-contrast"
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
        let gain: Color
        let loss: Color
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
        let figure: TextStyle
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
    fileprivate static let ledgerLight = Self(
        background: .hex(0xfafbf8),
        surface: .hex(0xf0f3ee),
        surfaceRaised: .hex(0xffffff),
        text: .hex(0x141b18),
        heading: .hex(0x0c110f),
        textMuted: .hex(0x414e47),
        textDisabled: .hex(0x414e47, alpha: 0.6),
        placeholder: .hex(0x414e47),
        link: .hex(0x1c437a),
        linkVisited: .hex(0x35413b),
        border: .hex(0xdbe2da),
        borderStrong: .hex(0x66756d),
        focus: .hex(0x1c437a),
        primary: .hex(0x044e38),
        onPrimary: .hex(0xffffff),
        secondary: .hex(0x35413b),
        onSecondary: .hex(0xffffff),
        accent: .hex(0x1c437a),
        onAccent: .hex(0xffffff),
        success: .hex(0x044e38),
        onSuccess: .hex(0xffffff),
        warning: .hex(0x6e4b04),
        onWarning: .hex(0xffffff),
        danger: .hex(0x650a15),
        onDanger: .hex(0xffffff),
        info: .hex(0x1c437a),
        onInfo: .hex(0xffffff),
        highlight: .hex(0xf6e2a8),
        onHighlight: .hex(0x0c110f),
        selection: .hex(0xc3d8f0),
        onSelection: .hex(0x0c110f),
        codeBackground: .hex(0xf0f3ee),
        code: .hex(0x141b18),
        syntaxComment: .hex(0x414e47),
        syntaxKeyword: .hex(0x1c437a),
        syntaxString: .hex(0x044e38),
        syntaxNumber: .hex(0x650a15),
        syntaxConstant: .hex(0x650a15),
        syntaxType: .hex(0x0c3d2b),
        syntaxFunction: .hex(0x15335e),
        syntaxVariable: .hex(0x141b18),
        syntaxOperator: .hex(0x35413b),
        syntaxPunctuation: .hex(0x414e47),
        syntaxTag: .hex(0x1c437a),
        syntaxAttribute: .hex(0x6e4b04),
        syntaxInserted: .hex(0x044e38),
        syntaxDeleted: .hex(0x650a15),
        gain: .hex(0x044e38),
        loss: .hex(0x650a15))
    fileprivate static let ledgerDark = Self(
        background: .hex(0x0c110f),
        surface: .hex(0x141b18),
        surfaceRaised: .hex(0x202a25),
        text: .hex(0xdbe2da),
        heading: .hex(0xfafbf8),
        textMuted: .hex(0xb3bfb9),
        textDisabled: .hex(0xb3bfb9, alpha: 0.6),
        placeholder: .hex(0xb3bfb9),
        link: .hex(0xa4c5ea),
        linkVisited: .hex(0xc0ccc2),
        border: .hex(0x35413b),
        borderStrong: .hex(0x93a19a),
        focus: .hex(0xa4c5ea),
        primary: .hex(0xa3e0be),
        onPrimary: .hex(0x0c110f),
        secondary: .hex(0xc0ccc2),
        onSecondary: .hex(0x0c110f),
        accent: .hex(0xa4c5ea),
        onAccent: .hex(0x0c110f),
        success: .hex(0xa3e0be),
        onSuccess: .hex(0x0c110f),
        warning: .hex(0xfde39c),
        onWarning: .hex(0x0c110f),
        danger: .hex(0xf39f95),
        onDanger: .hex(0x0c110f),
        info: .hex(0xa4c5ea),
        onInfo: .hex(0x0c110f),
        highlight: .hex(0xfde39c),
        onHighlight: .hex(0x0c110f),
        selection: .hex(0x15335e),
        onSelection: .hex(0xffffff),
        codeBackground: .hex(0x141b18),
        code: .hex(0xdbe2da),
        syntaxComment: .hex(0xb3bfb9),
        syntaxKeyword: .hex(0xa4c5ea),
        syntaxString: .hex(0xa3e0be),
        syntaxNumber: .hex(0xf39f95),
        syntaxConstant: .hex(0xf39f95),
        syntaxType: .hex(0xbfe3cf),
        syntaxFunction: .hex(0xc3d8f0),
        syntaxVariable: .hex(0xdbe2da),
        syntaxOperator: .hex(0xc0ccc2),
        syntaxPunctuation: .hex(0xb3bfb9),
        syntaxTag: .hex(0xa4c5ea),
        syntaxAttribute: .hex(0xfde39c),
        syntaxInserted: .hex(0xa3e0be),
        syntaxDeleted: .hex(0xf39f95),
        gain: .hex(0xa3e0be),
        loss: .hex(0xf39f95))
    fileprivate static let ledgerHighContrast = Self(
        background: .hex(0xffffff),
        surface: .hex(0xffffff),
        surfaceRaised: .hex(0xffffff),
        text: .hex(0x0c110f),
        heading: .hex(0x0c110f),
        textMuted: .hex(0x202a25),
        textDisabled: .hex(0x202a25, alpha: 0.6),
        placeholder: .hex(0x202a25),
        link: .hex(0x15335e),
        linkVisited: .hex(0x202a25),
        border: .hex(0x414e47),
        borderStrong: .hex(0x0c110f),
        focus: .hex(0x0c110f),
        primary: .hex(0x0c3d2b),
        onPrimary: .hex(0xffffff),
        secondary: .hex(0x202a25),
        onSecondary: .hex(0xffffff),
        accent: .hex(0x15335e),
        onAccent: .hex(0xffffff),
        success: .hex(0x044e38),
        onSuccess: .hex(0xffffff),
        warning: .hex(0x6e4b04),
        onWarning: .hex(0xffffff),
        danger: .hex(0x5c0812),
        onDanger: .hex(0xffffff),
        info: .hex(0x1c437a),
        onInfo: .hex(0xffffff),
        highlight: .hex(0xf6e2a8),
        onHighlight: .hex(0x0c110f),
        selection: .hex(0xc3d8f0),
        onSelection: .hex(0x0c110f),
        codeBackground: .hex(0xffffff),
        code: .hex(0x141b18),
        syntaxComment: .hex(0x202a25),
        syntaxKeyword: .hex(0x15335e),
        syntaxString: .hex(0x0c3d2b),
        syntaxNumber: .hex(0x5c0812),
        syntaxConstant: .hex(0x5c0812),
        syntaxType: .hex(0x0c3d2b),
        syntaxFunction: .hex(0x15335e),
        syntaxVariable: .hex(0x141b18),
        syntaxOperator: .hex(0x35413b),
        syntaxPunctuation: .hex(0x202a25),
        syntaxTag: .hex(0x1c437a),
        syntaxAttribute: .hex(0x6e4b04),
        syntaxInserted: .hex(0x044e38),
        syntaxDeleted: .hex(0x650a15),
        gain: .hex(0x044e38),
        loss: .hex(0x5c0812))
}

nonisolated extension AppTheme.Fonts {
    fileprivate static let ledgerLight = Self(
        body: .init(families: ["IBM Plex Sans", "Inter", "Segoe UI", "Helvetica Neue", "Arial", "Liberation Sans", "sans-serif"], size: .init(0.9375, .rem), pixels: 15, weight: 400, slant: .normal, width: 100, lineHeight: 1.45, letterSpacing: .init(0, .px), features: ["tnum", "lnum"]),
        heading: .init(families: ["IBM Plex Sans", "Inter", "Segoe UI", "Helvetica Neue", "Arial", "Liberation Sans", "sans-serif"], size: .init(0.9375, .rem), pixels: 15, weight: 600, slant: .normal, width: 100, lineHeight: 1.2, letterSpacing: .init(0, .px), features: ["tnum", "lnum"]),
        h1: .init(families: ["IBM Plex Sans", "Inter", "Segoe UI", "Helvetica Neue", "Arial", "Liberation Sans", "sans-serif"], size: .init(1.75, .rem), pixels: 28, weight: 500, slant: .normal, width: 100, lineHeight: 1.2, letterSpacing: .init(-0.01, .em), features: ["tnum", "lnum"]),
        h2: .init(families: ["IBM Plex Sans", "Inter", "Segoe UI", "Helvetica Neue", "Arial", "Liberation Sans", "sans-serif"], size: .init(1.502, .rem), pixels: 24.027099609375, weight: 600, slant: .normal, width: 100, lineHeight: 1.2, letterSpacing: .init(0, .px), features: ["tnum", "lnum"]),
        h3: .init(families: ["IBM Plex Sans", "Inter", "Segoe UI", "Helvetica Neue", "Arial", "Liberation Sans", "sans-serif"], size: .init(1.335, .rem), pixels: 21.357421875, weight: 600, slant: .normal, width: 100, lineHeight: 1.2, letterSpacing: .init(0, .px), features: ["tnum", "lnum"]),
        h4: .init(families: ["IBM Plex Sans", "Inter", "Segoe UI", "Helvetica Neue", "Arial", "Liberation Sans", "sans-serif"], size: .init(1.187, .rem), pixels: 18.984375, weight: 600, slant: .normal, width: 100, lineHeight: 1.2, letterSpacing: .init(0, .px), features: ["tnum", "lnum"]),
        h5: .init(families: ["IBM Plex Sans", "Inter", "Segoe UI", "Helvetica Neue", "Arial", "Liberation Sans", "sans-serif"], size: .init(1.055, .rem), pixels: 16.875, weight: 600, slant: .normal, width: 100, lineHeight: 1.2, letterSpacing: .init(0, .px), features: ["tnum", "lnum"]),
        h6: .init(families: ["IBM Plex Sans", "Inter", "Segoe UI", "Helvetica Neue", "Arial", "Liberation Sans", "sans-serif"], size: .init(0.9375, .rem), pixels: 15, weight: 700, slant: .normal, width: 100, lineHeight: 1.2, letterSpacing: .init(0, .px), features: ["tnum", "lnum"]),
        caption: .init(families: ["IBM Plex Sans", "Inter", "Segoe UI", "Helvetica Neue", "Arial", "Liberation Sans", "sans-serif"], size: .init(0.8125, .rem), pixels: 13, weight: 400, slant: .normal, width: 100, lineHeight: 1.35, letterSpacing: .init(0, .px), features: ["tnum"]),
        quote: .init(families: ["IBM Plex Sans", "Inter", "Segoe UI", "Helvetica Neue", "Arial", "Liberation Sans", "sans-serif"], size: .init(1, .rem), pixels: 16, weight: 400, slant: .italic, width: 100, lineHeight: 1.45, letterSpacing: .init(0, .px), features: ["tnum", "lnum"]),
        code: .init(families: ["IBM Plex Mono", "SF Mono", "Consolas", "Liberation Mono", "monospace"], size: .init(0.875, .rem), pixels: 14, weight: 400, slant: .normal, width: 100, lineHeight: 1.4, letterSpacing: .init(0, .px), features: ["zero"]),
        label: .init(families: ["IBM Plex Sans", "Inter", "Segoe UI", "Helvetica Neue", "Arial", "Liberation Sans", "sans-serif"], size: .init(0.8125, .rem), pixels: 13, weight: 600, slant: .normal, width: 100, lineHeight: 1.45, letterSpacing: .init(0, .px), features: ["tnum"]),
        button: .init(families: ["IBM Plex Sans", "Inter", "Segoe UI", "Helvetica Neue", "Arial", "Liberation Sans", "sans-serif"], size: .init(0.875, .rem), pixels: 14, weight: 600, slant: .normal, width: 100, lineHeight: 1.25, letterSpacing: .init(0, .px), features: ["tnum", "lnum"]),
        figure: .init(families: ["IBM Plex Sans", "Inter", "Segoe UI", "Helvetica Neue", "Arial", "Liberation Sans", "sans-serif"], size: .init(0.9375, .rem), pixels: 15, weight: 500, slant: .normal, width: 100, lineHeight: 1.45, letterSpacing: .init(0, .px), features: ["tnum", "lnum", "zero"]))
}

nonisolated extension AppTheme.Layout {
    fileprivate static let ledgerLight = Self(
        measure: .init(84, .ch),
        border: .init(1, .px),
        spacing: .ledgerLight,
        radius: .ledgerLight)
    fileprivate static let ledgerHighContrast = Self(
        measure: .init(84, .ch),
        border: .init(2, .px),
        spacing: .ledgerLight,
        radius: .ledgerLight)
}

nonisolated extension AppTheme.Spacing {
    fileprivate static let ledgerLight = Self(
        xs: .init(0.125, .rem),
        sm: .init(0.25, .rem),
        md: .init(0.625, .rem),
        lg: .init(1, .rem),
        xl: .init(1.75, .rem))
}

nonisolated extension AppTheme.Radius {
    fileprivate static let ledgerLight = Self(
        sm: .init(2, .px),
        md: .init(2, .px),
        lg: .init(3, .px),
        full: .init(2, .px))
}
