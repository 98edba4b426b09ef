// Written by 'themepreview export --to swift': change the themes, not this file.
// swift-format-ignore-file
// swiftlint:disable all

import Theming

/// The themes, each in its modes.
nonisolated enum AppTheme: String, CaseIterable, Codable, Sendable {
    /// Harbor, light.
    case harborLight = "harbor/light"
    /// Harbor, dark.
    case harborDark = "harbor/dark"
    /// Harbor, high-contrast.
    case harborHighContrast = "harbor/high-contrast"

    /// The colours by role.
    var colors: Colors {
        switch self {
        case .harborLight: .harborLight
        case .harborDark: .harborDark
        case .harborHighContrast: .harborHighContrast
        }
    }

    /// The text styles.
    var fonts: Fonts {
        switch self {
        case .harborLight: .harborLight
        case .harborDark: .harborLight
        case .harborHighContrast: .harborHighContrast
        }
    }

    /// The dimensions.
    var layout: Layout {
        switch self {
        case .harborLight: .harborLight
        case .harborDark: .harborLight
        case .harborHighContrast: .harborHighContrast
        }
    }
}

nonisolated extension AppTheme {
    /// A theme in its default mode.
    init(_ theme: ThemeID) {
        switch theme {
        case .harbor: self = .harborLight
        }
    }

    /// The name of the theme.
    var name: String {
        switch self {
        case .harborLight: "Harbor"
        case .harborDark: "Harbor"
        case .harborHighContrast: "Harbor"
        }
    }

    /// The theme, whatever its mode.
    var themeID: ThemeID {
        switch self {
        case .harborLight: .harbor
        case .harborDark: .harbor
        case .harborHighContrast: .harbor
        }
    }

    /// The mode.
    var mode: Mode {
        switch self {
        case .harborLight: .light
        case .harborDark: .dark
        case .harborHighContrast: .highContrast
        }
    }

    /// Whether it is light or dark.
    var scheme: Scheme {
        switch self {
        case .harborLight: .light
        case .harborDark: .dark
        case .harborHighContrast: .light
        }
    }

    /// The contrast that it is made for.
    var contrast: Contrast {
        switch self {
        case .harborLight: .standard
        case .harborDark: .standard
        case .harborHighContrast: .more
        }
    }

    /// The theme in each of its modes, the default one first.
    var modes: [AppTheme] {
        switch self {
        case .harborLight: [.harborLight, .harborDark, .harborHighContrast]
        case .harborDark: [.harborLight, .harborDark, .harborHighContrast]
        case .harborHighContrast: [.harborLight, .harborDark, .harborHighContrast]
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
        case harbor
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
        let primaryStrong: Color
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
        let lede: TextStyle
        let overline: TextStyle
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
    fileprivate static let harborLight = Self(
        background: .hex(0xf4f7f9),
        surface: .hex(0xe7edf2),
        surfaceRaised: .hex(0xffffff),
        text: .hex(0x0c2038),
        heading: .hex(0x081626),
        textMuted: .hex(0x0c2038, alpha: 0.76),
        textDisabled: .hex(0x0c2038, alpha: 0.45599999999999996),
        placeholder: .hex(0x0c2038, alpha: 0.76),
        link: .hex(0x0b5c9e),
        linkVisited: .hex(0x5b41a8),
        border: .hex(0xd2dce5),
        borderStrong: .hex(0x456080),
        focus: .hex(0xc9351c),
        primary: .hex(0x0b5c9e),
        onPrimary: .hex(0xffffff),
        secondary: .hex(0x16304f),
        onSecondary: .hex(0xf4f7f9),
        accent: .hex(0xc9351c),
        onAccent: .hex(0xffffff),
        success: .hex(0x0a6a54),
        onSuccess: .hex(0xffffff),
        warning: .hex(0x946200),
        onWarning: .hex(0xffffff),
        danger: .hex(0x8f1d0a),
        onDanger: .hex(0xffffff),
        info: .hex(0x0b5c9e),
        onInfo: .hex(0xffffff),
        highlight: .hex(0xfdd06d, alpha: 0.55),
        onHighlight: .hex(0x081626),
        selection: .hex(0xb3dcf9),
        onSelection: .hex(0x081626),
        codeBackground: .hex(0x0c2038),
        code: .hex(0xe7edf2),
        syntaxComment: .hex(0xaebfd0),
        syntaxKeyword: .hex(0xc5b5f7),
        syntaxString: .hex(0x7ad7b4),
        syntaxNumber: .hex(0xfdd06d),
        syntaxConstant: .hex(0xfdd06d),
        syntaxType: .hex(0x7cc1f3),
        syntaxFunction: .hex(0xb3dcf9),
        syntaxVariable: .hex(0xe7edf2),
        syntaxOperator: .hex(0xfc9b84),
        syntaxPunctuation: .hex(0xaebfd0),
        syntaxTag: .hex(0xfc9b84),
        syntaxAttribute: .hex(0xfbdf9d),
        syntaxInserted: .hex(0x7ad7b4),
        syntaxDeleted: .hex(0xfc9b84),
        primaryStrong: .hex(0x053760))
    fileprivate static let harborDark = Self(
        background: .hex(0x081626),
        surface: .hex(0x0c2038),
        surfaceRaised: .hex(0x16304f),
        text: .hex(0xe7edf2),
        heading: .hex(0xffffff),
        textMuted: .hex(0xe7edf2, alpha: 0.74),
        textDisabled: .hex(0xe7edf2, alpha: 0.444),
        placeholder: .hex(0xe7edf2, alpha: 0.74),
        link: .hex(0x7cc1f3),
        linkVisited: .hex(0xc5b5f7),
        border: .hex(0xe7edf2, alpha: 0.14),
        borderStrong: .hex(0x8499b0),
        focus: .hex(0xfdd06d),
        primary: .hex(0x7cc1f3),
        onPrimary: .hex(0x081626),
        secondary: .hex(0xaebfd0),
        onSecondary: .hex(0x081626),
        accent: .hex(0xfc9b84),
        onAccent: .hex(0x081626),
        success: .hex(0x7ad7b4),
        onSuccess: .hex(0x081626),
        warning: .hex(0xfdd06d),
        onWarning: .hex(0x081626),
        danger: .hex(0xfc9b84),
        onDanger: .hex(0x081626),
        info: .hex(0x7cc1f3),
        onInfo: .hex(0x081626),
        highlight: .hex(0xfdd06d, alpha: 0.26),
        onHighlight: .hex(0xfbdf9d),
        selection: .hex(0x0b5c9e, alpha: 0.6),
        onSelection: .hex(0xffffff),
        codeBackground: .hex(0x040c16),
        code: .hex(0xe7edf2),
        syntaxComment: .hex(0xaebfd0),
        syntaxKeyword: .hex(0xc5b5f7),
        syntaxString: .hex(0x7ad7b4),
        syntaxNumber: .hex(0xfdd06d),
        syntaxConstant: .hex(0xfdd06d),
        syntaxType: .hex(0x7cc1f3),
        syntaxFunction: .hex(0xb3dcf9),
        syntaxVariable: .hex(0xe7edf2),
        syntaxOperator: .hex(0xfc9b84),
        syntaxPunctuation: .hex(0xaebfd0),
        syntaxTag: .hex(0xfc9b84),
        syntaxAttribute: .hex(0xfbdf9d),
        syntaxInserted: .hex(0x7ad7b4),
        syntaxDeleted: .hex(0xfc9b84),
        primaryStrong: .hex(0xb3dcf9))
    fileprivate static let harborHighContrast = Self(
        background: .hex(0xffffff),
        surface: .hex(0xffffff),
        surfaceRaised: .hex(0xffffff),
        text: .hex(0x040c16),
        heading: .hex(0x040c16),
        textMuted: .hex(0x16304f),
        textDisabled: .hex(0x16304f, alpha: 0.6),
        placeholder: .hex(0x16304f),
        link: .hex(0x053760),
        linkVisited: .hex(0x3e2880),
        border: .hex(0x2a486b),
        borderStrong: .hex(0x081626),
        focus: .hex(0x8f1d0a),
        primary: .hex(0x053760),
        onPrimary: .hex(0xffffff),
        secondary: .hex(0x0c2038),
        onSecondary: .hex(0xf4f7f9),
        accent: .hex(0x8f1d0a),
        onAccent: .hex(0xffffff),
        success: .hex(0x054637),
        onSuccess: .hex(0xffffff),
        warning: .hex(0x6d4800),
        onWarning: .hex(0xffffff),
        danger: .hex(0x630c00),
        onDanger: .hex(0xffffff),
        info: .hex(0x053760),
        onInfo: .hex(0xffffff),
        highlight: .hex(0xfbdf9d),
        onHighlight: .hex(0x081626),
        selection: .hex(0xb3dcf9),
        onSelection: .hex(0x081626),
        codeBackground: .hex(0x040c16),
        code: .hex(0xffffff),
        syntaxComment: .hex(0xaebfd0),
        syntaxKeyword: .hex(0xc5b5f7),
        syntaxString: .hex(0x7ad7b4),
        syntaxNumber: .hex(0xfdd06d),
        syntaxConstant: .hex(0xfdd06d),
        syntaxType: .hex(0x7cc1f3),
        syntaxFunction: .hex(0xb3dcf9),
        syntaxVariable: .hex(0xe7edf2),
        syntaxOperator: .hex(0xfc9b84),
        syntaxPunctuation: .hex(0xaebfd0),
        syntaxTag: .hex(0xfc9b84),
        syntaxAttribute: .hex(0xfbdf9d),
        syntaxInserted: .hex(0x7ad7b4),
        syntaxDeleted: .hex(0xfc9b84),
        primaryStrong: .hex(0x040c16))
}

nonisolated extension AppTheme.Fonts {
    fileprivate static let harborLight = Self(
        body: .init(families: ["Seravek", "Gill Sans Nova", "Source Sans 3", "Source Sans Pro", "Calibri", "Noto Sans", "DejaVu Sans", "sans-serif"], size: .init(1.0625, .rem), pixels: 17, weight: 400, slant: .normal, width: 100, lineHeight: 1.6, letterSpacing: .init(0, .px), features: []),
        heading: .init(families: ["Charter", "Bitstream Charter", "Source Serif 4", "Sitka Text", "Cambria", "DejaVu Serif", "serif"], size: .init(1.0625, .rem), pixels: 17, weight: 700, slant: .normal, width: 100, lineHeight: 1.15, letterSpacing: .init(0, .px), features: []),
        h1: .init(families: ["Charter", "Bitstream Charter", "Source Serif 4", "Sitka Text", "Cambria", "DejaVu Serif", "serif"], size: .init(2.75, .rem), pixels: 44, weight: 700, slant: .normal, width: 100, lineHeight: 1.08, letterSpacing: .init(-0.02, .em), features: []),
        h2: .init(families: ["Charter", "Bitstream Charter", "Source Serif 4", "Sitka Text", "Cambria", "DejaVu Serif", "serif"], size: .init(2, .rem), pixels: 32, weight: 700, slant: .normal, width: 100, lineHeight: 1.15, letterSpacing: .init(-0.01, .em), features: []),
        h3: .init(families: ["Charter", "Bitstream Charter", "Source Serif 4", "Sitka Text", "Cambria", "DejaVu Serif", "serif"], size: .init(1.746, .rem), pixels: 27.931543999999995, weight: 700, slant: .normal, width: 100, lineHeight: 1.15, letterSpacing: .init(0, .px), features: []),
        h4: .init(families: ["Charter", "Bitstream Charter", "Source Serif 4", "Sitka Text", "Cambria", "DejaVu Serif", "serif"], size: .init(1.479, .rem), pixels: 23.670799999999996, weight: 700, slant: .normal, width: 100, lineHeight: 1.15, letterSpacing: .init(0, .px), features: []),
        h5: .init(families: ["Charter", "Bitstream Charter", "Source Serif 4", "Sitka Text", "Cambria", "DejaVu Serif", "serif"], size: .init(1.254, .rem), pixels: 20.06, weight: 700, slant: .normal, width: 100, lineHeight: 1.15, letterSpacing: .init(0, .px), features: []),
        h6: .init(families: ["Charter", "Bitstream Charter", "Source Serif 4", "Sitka Text", "Cambria", "DejaVu Serif", "serif"], size: .init(1.063, .rem), pixels: 17, weight: 700, slant: .normal, width: 100, lineHeight: 1.15, letterSpacing: .init(0, .px), features: []),
        caption: .init(families: ["Seravek", "Gill Sans Nova", "Source Sans 3", "Source Sans Pro", "Calibri", "Noto Sans", "DejaVu Sans", "sans-serif"], size: .init(0.875, .rem), pixels: 14, weight: 400, slant: .normal, width: 100, lineHeight: 1.45, letterSpacing: .init(0, .px), features: []),
        quote: .init(families: ["Charter", "Bitstream Charter", "Source Serif 4", "Sitka Text", "Cambria", "DejaVu Serif", "serif"], size: .init(1.25, .rem), pixels: 20, weight: 400, slant: .italic, width: 100, lineHeight: 1.5, letterSpacing: .init(0, .px), features: []),
        code: .init(families: ["ui-monospace", "SF Mono", "Cascadia Code", "Source Code Pro", "IBM Plex Mono", "DejaVu Sans Mono", "monospace"], size: .init(0.9, .rem), pixels: 14.4, weight: 400, slant: .normal, width: 100, lineHeight: 1.55, letterSpacing: .init(0, .px), features: []),
        label: .init(families: ["Seravek", "Gill Sans Nova", "Source Sans 3", "Source Sans Pro", "Calibri", "Noto Sans", "DejaVu Sans", "sans-serif"], size: .init(0.875, .rem), pixels: 14, weight: 600, slant: .normal, width: 100, lineHeight: 1.6, letterSpacing: .init(0.01, .em), features: []),
        button: .init(families: ["Seravek", "Gill Sans Nova", "Source Sans 3", "Source Sans Pro", "Calibri", "Noto Sans", "DejaVu Sans", "sans-serif"], size: .init(1, .rem), pixels: 16, weight: 600, slant: .normal, width: 100, lineHeight: 1.25, letterSpacing: .init(0, .px), features: []),
        lede: .init(families: ["Charter", "Bitstream Charter", "Source Serif 4", "Sitka Text", "Cambria", "DejaVu Serif", "serif"], size: .init(1.3125, .rem), pixels: 21, weight: 400, slant: .normal, width: 100, lineHeight: 1.45, letterSpacing: .init(0, .px), features: []),
        overline: .init(families: ["Seravek", "Gill Sans Nova", "Source Sans 3", "Source Sans Pro", "Calibri", "Noto Sans", "DejaVu Sans", "sans-serif"], size: .init(0.8125, .rem), pixels: 13, weight: 700, slant: .normal, width: 100, lineHeight: 1.6, letterSpacing: .init(0.12, .em), features: []))
    fileprivate static let harborHighContrast = Self(
        body: .init(families: ["Seravek", "Gill Sans Nova", "Source Sans 3", "Source Sans Pro", "Calibri", "Noto Sans", "DejaVu Sans", "sans-serif"], size: .init(1.0625, .rem), pixels: 17, weight: 500, slant: .normal, width: 100, lineHeight: 1.6, letterSpacing: .init(0, .px), features: []),
        heading: .init(families: ["Charter", "Bitstream Charter", "Source Serif 4", "Sitka Text", "Cambria", "DejaVu Serif", "serif"], size: .init(1.0625, .rem), pixels: 17, weight: 700, slant: .normal, width: 100, lineHeight: 1.15, letterSpacing: .init(0, .px), features: []),
        h1: .init(families: ["Charter", "Bitstream Charter", "Source Serif 4", "Sitka Text", "Cambria", "DejaVu Serif", "serif"], size: .init(2.75, .rem), pixels: 44, weight: 700, slant: .normal, width: 100, lineHeight: 1.08, letterSpacing: .init(-0.02, .em), features: []),
        h2: .init(families: ["Charter", "Bitstream Charter", "Source Serif 4", "Sitka Text", "Cambria", "DejaVu Serif", "serif"], size: .init(2, .rem), pixels: 32, weight: 700, slant: .normal, width: 100, lineHeight: 1.15, letterSpacing: .init(-0.01, .em), features: []),
        h3: .init(families: ["Charter", "Bitstream Charter", "Source Serif 4", "Sitka Text", "Cambria", "DejaVu Serif", "serif"], size: .init(1.746, .rem), pixels: 27.931543999999995, weight: 700, slant: .normal, width: 100, lineHeight: 1.15, letterSpacing: .init(0, .px), features: []),
        h4: .init(families: ["Charter", "Bitstream Charter", "Source Serif 4", "Sitka Text", "Cambria", "DejaVu Serif", "serif"], size: .init(1.479, .rem), pixels: 23.670799999999996, weight: 700, slant: .normal, width: 100, lineHeight: 1.15, letterSpacing: .init(0, .px), features: []),
        h5: .init(families: ["Charter", "Bitstream Charter", "Source Serif 4", "Sitka Text", "Cambria", "DejaVu Serif", "serif"], size: .init(1.254, .rem), pixels: 20.06, weight: 700, slant: .normal, width: 100, lineHeight: 1.15, letterSpacing: .init(0, .px), features: []),
        h6: .init(families: ["Charter", "Bitstream Charter", "Source Serif 4", "Sitka Text", "Cambria", "DejaVu Serif", "serif"], size: .init(1.063, .rem), pixels: 17, weight: 700, slant: .normal, width: 100, lineHeight: 1.15, letterSpacing: .init(0, .px), features: []),
        caption: .init(families: ["Seravek", "Gill Sans Nova", "Source Sans 3", "Source Sans Pro", "Calibri", "Noto Sans", "DejaVu Sans", "sans-serif"], size: .init(0.875, .rem), pixels: 14, weight: 500, slant: .normal, width: 100, lineHeight: 1.45, letterSpacing: .init(0, .px), features: []),
        quote: .init(families: ["Charter", "Bitstream Charter", "Source Serif 4", "Sitka Text", "Cambria", "DejaVu Serif", "serif"], size: .init(1.25, .rem), pixels: 20, weight: 500, slant: .italic, width: 100, lineHeight: 1.5, letterSpacing: .init(0, .px), features: []),
        code: .init(families: ["ui-monospace", "SF Mono", "Cascadia Code", "Source Code Pro", "IBM Plex Mono", "DejaVu Sans Mono", "monospace"], size: .init(0.9, .rem), pixels: 14.4, weight: 500, slant: .normal, width: 100, lineHeight: 1.55, letterSpacing: .init(0, .px), features: []),
        label: .init(families: ["Seravek", "Gill Sans Nova", "Source Sans 3", "Source Sans Pro", "Calibri", "Noto Sans", "DejaVu Sans", "sans-serif"], size: .init(0.875, .rem), pixels: 14, weight: 600, slant: .normal, width: 100, lineHeight: 1.6, letterSpacing: .init(0.01, .em), features: []),
        button: .init(families: ["Seravek", "Gill Sans Nova", "Source Sans 3", "Source Sans Pro", "Calibri", "Noto Sans", "DejaVu Sans", "sans-serif"], size: .init(1, .rem), pixels: 16, weight: 600, slant: .normal, width: 100, lineHeight: 1.25, letterSpacing: .init(0, .px), features: []),
        lede: .init(families: ["Charter", "Bitstream Charter", "Source Serif 4", "Sitka Text", "Cambria", "DejaVu Serif", "serif"], size: .init(1.3125, .rem), pixels: 21, weight: 500, slant: .normal, width: 100, lineHeight: 1.45, letterSpacing: .init(0, .px), features: []),
        overline: .init(families: ["Seravek", "Gill Sans Nova", "Source Sans 3", "Source Sans Pro", "Calibri", "Noto Sans", "DejaVu Sans", "sans-serif"], size: .init(0.8125, .rem), pixels: 13, weight: 700, slant: .normal, width: 100, lineHeight: 1.6, letterSpacing: .init(0.12, .em), features: []))
}

nonisolated extension AppTheme.Layout {
    fileprivate static let harborLight = Self(
        measure: .init(66, .ch),
        border: .init(1, .px),
        spacing: .harborLight,
        radius: .harborLight)
    fileprivate static let harborHighContrast = Self(
        measure: .init(66, .ch),
        border: .init(2, .px),
        spacing: .harborLight,
        radius: .harborLight)
}

nonisolated extension AppTheme.Spacing {
    fileprivate static let harborLight = Self(
        xs: .init(0.25, .rem),
        sm: .init(0.5, .rem),
        md: .init(1, .rem),
        lg: .init(1.75, .rem),
        xl: .init(3, .rem))
}

nonisolated extension AppTheme.Radius {
    fileprivate static let harborLight = Self(
        sm: .init(3, .px),
        md: .init(6, .px),
        lg: .init(12, .px),
        full: .init(999, .px))
}
