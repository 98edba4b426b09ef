// Written by 'themepreview export --to swift': change the themes, not this file.
// swift-format-ignore-file
// swiftlint:disable all

import Theming

/// The themes, each in its modes.
nonisolated enum AppTheme: String, CaseIterable, Codable, Sendable {
    /// Phosphor, dark.
    case phosphorDark = "phosphor/dark"
    /// Phosphor, light.
    case phosphorLight = "phosphor/light"

    /// The colours by role.
    var colors: Colors {
        switch self {
        case .phosphorDark: .phosphorDark
        case .phosphorLight: .phosphorLight
        }
    }

    /// The text styles.
    var fonts: Fonts {
        switch self {
        case .phosphorDark: .phosphorDark
        case .phosphorLight: .phosphorDark
        }
    }

    /// The dimensions.
    var layout: Layout {
        switch self {
        case .phosphorDark: .phosphorDark
        case .phosphorLight: .phosphorDark
        }
    }
}

nonisolated extension AppTheme {
    /// A theme in its default mode.
    init(_ theme: ThemeID) {
        switch theme {
        case .phosphor: self = .phosphorDark
        }
    }

    /// The name of the theme.
    var name: String {
        switch self {
        case .phosphorDark: "Phosphor"
        case .phosphorLight: "Phosphor"
        }
    }

    /// The theme, whatever its mode.
    var themeID: ThemeID {
        switch self {
        case .phosphorDark: .phosphor
        case .phosphorLight: .phosphor
        }
    }

    /// The mode.
    var mode: Mode {
        switch self {
        case .phosphorDark: .dark
        case .phosphorLight: .light
        }
    }

    /// Whether it is light or dark.
    var scheme: Scheme {
        switch self {
        case .phosphorDark: .dark
        case .phosphorLight: .light
        }
    }

    /// The contrast that it is made for.
    var contrast: Contrast {
        switch self {
        case .phosphorDark: .standard
        case .phosphorLight: .standard
        }
    }

    /// The theme in each of its modes, the default one first.
    var modes: [AppTheme] {
        switch self {
        case .phosphorDark: [.phosphorDark, .phosphorLight]
        case .phosphorLight: [.phosphorDark, .phosphorLight]
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
        case phosphor
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
    fileprivate static let phosphorDark = Self(
        background: .hex(0x060e0a),
        surface: .hex(0x0b1811),
        surfaceRaised: .hex(0x12261b),
        text: .hex(0x86f7a3),
        heading: .hex(0xdcffe4),
        textMuted: .hex(0x55dd79, alpha: 0.85),
        textDisabled: .hex(0x55dd79, alpha: 0.51),
        placeholder: .hex(0x55dd79, alpha: 0.85),
        link: .hex(0xffd27a),
        linkVisited: .hex(0x55dd79),
        border: .hex(0x1d3b2a),
        borderStrong: .hex(0x3fae5e),
        focus: .hex(0xffb000),
        primary: .hex(0x86f7a3),
        onPrimary: .hex(0x060e0a),
        secondary: .hex(0x1d3b2a),
        onSecondary: .hex(0xdcffe4),
        accent: .hex(0xffb000),
        onAccent: .hex(0x060e0a),
        success: .hex(0x55dd79),
        onSuccess: .hex(0x060e0a),
        warning: .hex(0xffd27a),
        onWarning: .hex(0x060e0a),
        danger: .hex(0xff6f5f),
        onDanger: .hex(0x060e0a),
        info: .hex(0x84e3f2),
        onInfo: .hex(0x060e0a),
        highlight: .hex(0xffb000, alpha: 0.28),
        onHighlight: .hex(0xffd27a),
        selection: .hex(0x86f7a3),
        onSelection: .hex(0x060e0a),
        codeBackground: .hex(0x0b1811),
        code: .hex(0x86f7a3),
        syntaxComment: .hex(0x3fae5e),
        syntaxKeyword: .hex(0xffb000),
        syntaxString: .hex(0xdcffe4),
        syntaxNumber: .hex(0xffd27a),
        syntaxConstant: .hex(0xffd27a),
        syntaxType: .hex(0x84e3f2),
        syntaxFunction: .hex(0xdcffe4),
        syntaxVariable: .hex(0x86f7a3),
        syntaxOperator: .hex(0x55dd79),
        syntaxPunctuation: .hex(0x55dd79),
        syntaxTag: .hex(0xffb000),
        syntaxAttribute: .hex(0x84e3f2),
        syntaxInserted: .hex(0x55dd79),
        syntaxDeleted: .hex(0xff6f5f))
    fileprivate static let phosphorLight = Self(
        background: .hex(0xfdfefb),
        surface: .hex(0xe6f3e6),
        surfaceRaised: .hex(0xfdfefb),
        text: .hex(0x17201a),
        heading: .hex(0x17201a),
        textMuted: .hex(0x4a564d),
        textDisabled: .hex(0x4a564d, alpha: 0.6),
        placeholder: .hex(0x4a564d),
        link: .hex(0x13663a),
        linkVisited: .hex(0x4a564d),
        border: .hex(0xb7cfb9),
        borderStrong: .hex(0x5d6b61),
        focus: .hex(0x84100a),
        primary: .hex(0x13663a),
        onPrimary: .hex(0xfdfefb),
        secondary: .hex(0xb7cfb9),
        onSecondary: .hex(0x17201a),
        accent: .hex(0x6e4700),
        onAccent: .hex(0xfdfefb),
        success: .hex(0x13663a),
        onSuccess: .hex(0xfdfefb),
        warning: .hex(0x6e4700),
        onWarning: .hex(0xfdfefb),
        danger: .hex(0x84100a),
        onDanger: .hex(0xfdfefb),
        info: .hex(0x0a2d7c),
        onInfo: .hex(0xfdfefb),
        highlight: .hex(0xffd27a, alpha: 0.7),
        onHighlight: .hex(0x17201a),
        selection: .hex(0x17201a),
        onSelection: .hex(0xfdfefb),
        codeBackground: .hex(0xe6f3e6),
        code: .hex(0x17201a),
        syntaxComment: .hex(0x4a564d),
        syntaxKeyword: .hex(0x0e4625),
        syntaxString: .hex(0x13663a),
        syntaxNumber: .hex(0x6e4700),
        syntaxConstant: .hex(0x6e4700),
        syntaxType: .hex(0x0a2d7c),
        syntaxFunction: .hex(0x17201a),
        syntaxVariable: .hex(0x17201a),
        syntaxOperator: .hex(0x4a564d),
        syntaxPunctuation: .hex(0x4a564d),
        syntaxTag: .hex(0x0e4625),
        syntaxAttribute: .hex(0x0a2d7c),
        syntaxInserted: .hex(0x13663a),
        syntaxDeleted: .hex(0x84100a))
}

nonisolated extension AppTheme.Fonts {
    fileprivate static let phosphorDark = Self(
        body: .init(families: ["IBM Plex Mono", "JetBrains Mono", "SF Mono", "Menlo", "Consolas", "DejaVu Sans Mono", "Liberation Mono", "monospace"], size: .init(0.9375, .rem), pixels: 15, weight: 400, slant: .normal, width: 100, lineHeight: 1.6, letterSpacing: .init(0, .px), features: ["zero"]),
        heading: .init(families: ["IBM Plex Mono", "JetBrains Mono", "SF Mono", "Menlo", "Consolas", "DejaVu Sans Mono", "Liberation Mono", "monospace"], size: .init(0.9375, .rem), pixels: 15, weight: 700, slant: .normal, width: 100, lineHeight: 1.3, letterSpacing: .init(0, .px), features: ["zero"]),
        h1: .init(families: ["IBM Plex Mono", "JetBrains Mono", "SF Mono", "Menlo", "Consolas", "DejaVu Sans Mono", "Liberation Mono", "monospace"], size: .init(1.75, .rem), pixels: 28, weight: 700, slant: .normal, width: 100, lineHeight: 1.3, letterSpacing: .init(0.02, .em), features: ["zero"]),
        h2: .init(families: ["IBM Plex Mono", "JetBrains Mono", "SF Mono", "Menlo", "Consolas", "DejaVu Sans Mono", "Liberation Mono", "monospace"], size: .init(1.373, .rem), pixels: 21.961500000000008, weight: 700, slant: .normal, width: 100, lineHeight: 1.3, letterSpacing: .init(0, .px), features: ["zero"]),
        h3: .init(families: ["IBM Plex Mono", "JetBrains Mono", "SF Mono", "Menlo", "Consolas", "DejaVu Sans Mono", "Liberation Mono", "monospace"], size: .init(1.248, .rem), pixels: 19.965000000000007, weight: 700, slant: .normal, width: 100, lineHeight: 1.3, letterSpacing: .init(0, .px), features: ["zero"]),
        h4: .init(families: ["IBM Plex Mono", "JetBrains Mono", "SF Mono", "Menlo", "Consolas", "DejaVu Sans Mono", "Liberation Mono", "monospace"], size: .init(1.134, .rem), pixels: 18.150000000000002, weight: 700, slant: .normal, width: 100, lineHeight: 1.3, letterSpacing: .init(0, .px), features: ["zero"]),
        h5: .init(families: ["IBM Plex Mono", "JetBrains Mono", "SF Mono", "Menlo", "Consolas", "DejaVu Sans Mono", "Liberation Mono", "monospace"], size: .init(1.031, .rem), pixels: 16.5, weight: 700, slant: .normal, width: 100, lineHeight: 1.3, letterSpacing: .init(0, .px), features: ["zero"]),
        h6: .init(families: ["IBM Plex Mono", "JetBrains Mono", "SF Mono", "Menlo", "Consolas", "DejaVu Sans Mono", "Liberation Mono", "monospace"], size: .init(0.938, .rem), pixels: 15, weight: 700, slant: .normal, width: 100, lineHeight: 1.3, letterSpacing: .init(0, .px), features: ["zero"]),
        caption: .init(families: ["IBM Plex Mono", "JetBrains Mono", "SF Mono", "Menlo", "Consolas", "DejaVu Sans Mono", "Liberation Mono", "monospace"], size: .init(0.8125, .rem), pixels: 13, weight: 400, slant: .normal, width: 100, lineHeight: 1.6, letterSpacing: .init(0, .px), features: ["zero"]),
        quote: .init(families: ["IBM Plex Mono", "JetBrains Mono", "SF Mono", "Menlo", "Consolas", "DejaVu Sans Mono", "Liberation Mono", "monospace"], size: .init(0.9375, .rem), pixels: 15, weight: 400, slant: .normal, width: 100, lineHeight: 1.6, letterSpacing: .init(0, .px), features: ["zero"]),
        code: .init(families: ["IBM Plex Mono", "JetBrains Mono", "SF Mono", "Menlo", "Consolas", "DejaVu Sans Mono", "Liberation Mono", "monospace"], size: .init(0.9375, .rem), pixels: 15, weight: 400, slant: .normal, width: 100, lineHeight: 1.5, letterSpacing: .init(0, .px), features: ["zero"]),
        label: .init(families: ["IBM Plex Mono", "JetBrains Mono", "SF Mono", "Menlo", "Consolas", "DejaVu Sans Mono", "Liberation Mono", "monospace"], size: .init(0.8125, .rem), pixels: 13, weight: 700, slant: .normal, width: 100, lineHeight: 1.6, letterSpacing: .init(0.05, .em), features: ["zero"]),
        button: .init(families: ["IBM Plex Mono", "JetBrains Mono", "SF Mono", "Menlo", "Consolas", "DejaVu Sans Mono", "Liberation Mono", "monospace"], size: .init(0.9375, .rem), pixels: 15, weight: 700, slant: .normal, width: 100, lineHeight: 1.25, letterSpacing: .init(0, .px), features: ["zero"]))
}

nonisolated extension AppTheme.Layout {
    fileprivate static let phosphorDark = Self(
        measure: .init(80, .ch),
        border: .init(1, .px),
        spacing: .phosphorDark,
        radius: .phosphorDark)
}

nonisolated extension AppTheme.Spacing {
    fileprivate static let phosphorDark = Self(
        xs: .init(0.25, .rem),
        sm: .init(0.5, .rem),
        md: .init(1, .rem),
        lg: .init(1.5, .rem),
        xl: .init(3, .rem))
}

nonisolated extension AppTheme.Radius {
    fileprivate static let phosphorDark = Self(
        sm: .init(0, .px),
        md: .init(0, .px),
        lg: .init(0, .px),
        full: .init(0, .px))
}
