// Written by 'themepreview export --to swift': change the themes, not this file.
// swift-format-ignore-file
// swiftlint:disable all

import Theming

/// The themes, each in its modes.
nonisolated enum AppTheme: String, CaseIterable, Codable, Sendable {
    /// Jellybean, light.
    case jellybeanLight = "jellybean/light"
    /// Jellybean, dark.
    case jellybeanDark = "jellybean/dark"

    /// The colours by role.
    var colors: Colors {
        switch self {
        case .jellybeanLight: .jellybeanLight
        case .jellybeanDark: .jellybeanDark
        }
    }

    /// The text styles.
    var fonts: Fonts {
        switch self {
        case .jellybeanLight: .jellybeanLight
        case .jellybeanDark: .jellybeanLight
        }
    }

    /// The dimensions.
    var layout: Layout {
        switch self {
        case .jellybeanLight: .jellybeanLight
        case .jellybeanDark: .jellybeanLight
        }
    }
}

nonisolated extension AppTheme {
    /// A theme in its default mode.
    init(_ theme: ThemeID) {
        switch theme {
        case .jellybean: self = .jellybeanLight
        }
    }

    /// The name of the theme.
    var name: String {
        switch self {
        case .jellybeanLight: "Jellybean"
        case .jellybeanDark: "Jellybean"
        }
    }

    /// The theme, whatever its mode.
    var themeID: ThemeID {
        switch self {
        case .jellybeanLight: .jellybean
        case .jellybeanDark: .jellybean
        }
    }

    /// The mode.
    var mode: Mode {
        switch self {
        case .jellybeanLight: .light
        case .jellybeanDark: .dark
        }
    }

    /// Whether it is light or dark.
    var scheme: Scheme {
        switch self {
        case .jellybeanLight: .light
        case .jellybeanDark: .dark
        }
    }

    /// The contrast that it is made for.
    var contrast: Contrast {
        switch self {
        case .jellybeanLight: .standard
        case .jellybeanDark: .standard
        }
    }

    /// The theme in each of its modes, the default one first.
    var modes: [AppTheme] {
        switch self {
        case .jellybeanLight: [.jellybeanLight, .jellybeanDark]
        case .jellybeanDark: [.jellybeanLight, .jellybeanDark]
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
        case jellybean
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
    fileprivate static let jellybeanLight = Self(
        background: .init(red: 0.9964526277201681, green: 0.9734431625560226, blue: 0.9829776884779599, rgb8: 0xfef8fb),
        surface: .init(red: 0.9938980854953775, green: 0.9169293126364382, blue: 0.9566133648177714, rgb8: 0xfdeaf4),
        surfaceRaised: .hex(0xffffff),
        text: .init(red: 0.2111088637424851, green: 0.10521332024894911, blue: 0.2699532988922562, rgb8: 0x361b45),
        heading: .init(red: 0.29101753600430835, green: 0.14407428727278268, blue: 0.35828362940308106, rgb8: 0x4a255b),
        textMuted: .init(red: 0.41070588946436715, green: 0.21673658036693244, blue: 0.48373438794382123, rgb8: 0x69377b),
        textDisabled: .init(red: 0.41070588946436715, green: 0.21673658036693244, blue: 0.48373438794382123, alpha: 0.6, rgb8: 0x69377b),
        placeholder: .init(red: 0.41070588946436715, green: 0.21673658036693244, blue: 0.48373438794382123, rgb8: 0x69377b),
        link: .init(red: 0.4130319171960896, green: 0.1769930817838991, blue: 0.712942060644544, rgb8: 0x692db6),
        linkVisited: .init(red: 0.6367323232738854, green: 0.03201006926386374, blue: 0.26887107994417664, rgb8: 0xa20845),
        border: .init(red: 0.96132635351799, green: 0.8262379091572829, blue: 0.8973826916860944, rgb8: 0xf5d3e5),
        borderStrong: .init(red: 0.6184926464349834, green: 0.4507878342790777, blue: 0.6856426294446925, rgb8: 0x9e73af),
        focus: .init(red: 0.48885013309671016, green: -0.206406081679041, blue: 0.9375977265199757, rgb8: 0x7900e2),
        primary: .init(red: 0.8034522008450454, green: -0.1709378710759755, blue: 0.28389857368279436, rgb8: 0xc8004a),
        onPrimary: .hex(0xffffff),
        secondary: .init(red: -0.37586588092024154, green: 0.8459819407940524, blue: 0.9329317704769863, rgb8: 0x00d6e9),
        onSecondary: .init(red: 0.13739952183080326, green: 0.06726937204059896, blue: 0.18437597162839806, rgb8: 0x23112f),
        accent: .init(red: 0.3844476369713363, green: 0.9850137956661579, blue: -0.15170761031733068, rgb8: 0x62fb00),
        onAccent: .init(red: 0.13739952183080326, green: 0.06726937204059896, blue: 0.18437597162839806, rgb8: 0x23112f),
        success: .init(red: -0.1332975773438365, green: 0.4346543558661918, blue: 0.14426821626329836, rgb8: 0x006f25),
        onSuccess: .hex(0xffffff),
        warning: .init(red: 0.8589755959783077, green: 0.3996608328865555, blue: -0.16455482295325596, rgb8: 0xdb6600),
        onWarning: .init(red: 0.13739952183080326, green: 0.06726937204059896, blue: 0.18437597162839806, rgb8: 0x23112f),
        danger: .init(red: 0.8581532951835685, green: 0.08824224109247591, blue: 0.23754545935189814, rgb8: 0xdb173d),
        onDanger: .hex(0xffffff),
        info: .init(red: 0.43061566801450835, green: -0.16988989301741142, blue: 0.827918096002442, rgb8: 0x6b00ca),
        onInfo: .hex(0xffffff),
        highlight: .init(red: 1.048748619783877, green: 0.6326510084541251, blue: -0.18390365929029265, alpha: 0.5, rgb8: 0xffa200),
        onHighlight: .init(red: 0.13739952183080326, green: 0.06726937204059896, blue: 0.18437597162839806, rgb8: 0x23112f),
        selection: .init(red: -0.37586588092024154, green: 0.8459819407940524, blue: 0.9329317704769863, alpha: 0.45, rgb8: 0x00d6e9),
        onSelection: .init(red: 0.13739952183080326, green: 0.06726937204059896, blue: 0.18437597162839806, rgb8: 0x23112f),
        codeBackground: .init(red: 0.9938980854953775, green: 0.9169293126364382, blue: 0.9566133648177714, rgb8: 0xfdeaf4),
        code: .init(red: 0.2111088637424851, green: 0.10521332024894911, blue: 0.2699532988922562, rgb8: 0x361b45),
        syntaxComment: .init(red: 0.41070588946436715, green: 0.21673658036693244, blue: 0.48373438794382123, rgb8: 0x69377b),
        syntaxKeyword: .init(red: 0.6367323232738854, green: 0.03201006926386374, blue: 0.26887107994417664, rgb8: 0xa20845),
        syntaxString: .init(red: 0.010018058147959221, green: 0.39182489136804144, blue: 0.1703037334591737, rgb8: 0x03642b),
        syntaxNumber: .init(red: 0.5092655820268607, green: 0.29795117599060583, blue: 0.06640664779052519, rgb8: 0x824c11),
        syntaxConstant: .init(red: 0.5092655820268607, green: 0.29795117599060583, blue: 0.06640664779052519, rgb8: 0x824c11),
        syntaxType: .init(red: 0.08840436308759222, green: 0.35174893865559814, blue: 0.4663557094408463, rgb8: 0x175a77),
        syntaxFunction: .init(red: 0.4130319171960896, green: 0.1769930817838991, blue: 0.712942060644544, rgb8: 0x692db6),
        syntaxVariable: .init(red: 0.2111088637424851, green: 0.10521332024894911, blue: 0.2699532988922562, rgb8: 0x361b45),
        syntaxOperator: .init(red: 0.41070588946436715, green: 0.21673658036693244, blue: 0.48373438794382123, rgb8: 0x69377b),
        syntaxPunctuation: .init(red: 0.41070588946436715, green: 0.21673658036693244, blue: 0.48373438794382123, rgb8: 0x69377b),
        syntaxTag: .init(red: 0.6367323232738854, green: 0.03201006926386374, blue: 0.26887107994417664, rgb8: 0xa20845),
        syntaxAttribute: .init(red: 0.08840436308759222, green: 0.35174893865559814, blue: 0.4663557094408463, rgb8: 0x175a77),
        syntaxInserted: .init(red: 0.010018058147959221, green: 0.39182489136804144, blue: 0.1703037334591737, rgb8: 0x03642b),
        syntaxDeleted: .init(red: 0.6367323232738854, green: 0.03201006926386374, blue: 0.26887107994417664, rgb8: 0xa20845))
    fileprivate static let jellybeanDark = Self(
        background: .init(red: 0.0836990587454369, green: 0.034830127654997455, blue: 0.11678705248172361, rgb8: 0x15091e),
        surface: .init(red: 0.13739952183080326, green: 0.06726937204059896, blue: 0.18437597162839806, rgb8: 0x23112f),
        surfaceRaised: .init(red: 0.2111088637424851, green: 0.10521332024894911, blue: 0.2699532988922562, rgb8: 0x361b45),
        text: .init(red: 0.9938980854953775, green: 0.9169293126364382, blue: 0.9566133648177714, rgb8: 0xfdeaf4),
        heading: .hex(0xffffff),
        textMuted: .init(red: 0.8196708304068282, green: 0.690352409425412, blue: 0.8604599876758446, rgb8: 0xd1b0db),
        textDisabled: .init(red: 0.8196708304068282, green: 0.690352409425412, blue: 0.8604599876758446, alpha: 0.6, rgb8: 0xd1b0db),
        placeholder: .init(red: 0.8196708304068282, green: 0.690352409425412, blue: 0.8604599876758446, rgb8: 0xd1b0db),
        link: .init(red: 0.5925562456505421, green: 0.9038555753806693, blue: 0.9595599228641506, rgb8: 0x97e6f5),
        linkVisited: .init(red: 0.8470180897860397, green: 0.7376968289781676, blue: 0.9812254614663255, rgb8: 0xd8bcfa),
        border: .init(red: 0.29101753600430835, green: 0.14407428727278268, blue: 0.35828362940308106, rgb8: 0x4a255b),
        borderStrong: .init(red: 0.6184926464349834, green: 0.4507878342790777, blue: 0.6856426294446925, rgb8: 0x9e73af),
        focus: .init(red: 0.3844476369713363, green: 0.9850137956661579, blue: -0.15170761031733068, rgb8: 0x62fb00),
        primary: .init(red: 1.072005596843078, green: 0.4127579306429851, blue: 0.7703293505124983, rgb8: 0xff72c3),
        onPrimary: .init(red: 0.13739952183080326, green: 0.06726937204059896, blue: 0.18437597162839806, rgb8: 0x23112f),
        secondary: .init(red: -0.37586588092024154, green: 0.8459819407940524, blue: 0.9329317704769863, rgb8: 0x00d6e9),
        onSecondary: .init(red: 0.13739952183080326, green: 0.06726937204059896, blue: 0.18437597162839806, rgb8: 0x23112f),
        accent: .init(red: 0.3844476369713363, green: 0.9850137956661579, blue: -0.15170761031733068, rgb8: 0x62fb00),
        onAccent: .init(red: 0.13739952183080326, green: 0.06726937204059896, blue: 0.18437597162839806, rgb8: 0x23112f),
        success: .init(red: 0.3844476369713363, green: 0.9850137956661579, blue: -0.15170761031733068, rgb8: 0x62fb00),
        onSuccess: .init(red: 0.13739952183080326, green: 0.06726937204059896, blue: 0.18437597162839806, rgb8: 0x23112f),
        warning: .init(red: 1.0159159412663032, green: 0.5839786908138656, blue: -0.06051849000394014, rgb8: 0xff9500),
        onWarning: .init(red: 0.13739952183080326, green: 0.06726937204059896, blue: 0.18437597162839806, rgb8: 0x23112f),
        danger: .init(red: 1.028788252312014, green: 0.13793290432625857, blue: 0.3840109730744194, rgb8: 0xff2362),
        onDanger: .init(red: 0.13739952183080326, green: 0.06726937204059896, blue: 0.18437597162839806, rgb8: 0x23112f),
        info: .init(red: -0.37586588092024154, green: 0.8459819407940524, blue: 0.9329317704769863, rgb8: 0x00d6e9),
        onInfo: .init(red: 0.13739952183080326, green: 0.06726937204059896, blue: 0.18437597162839806, rgb8: 0x23112f),
        highlight: .init(red: 1.048748619783877, green: 0.6326510084541251, blue: -0.18390365929029265, alpha: 0.3, rgb8: 0xffa200),
        onHighlight: .hex(0xffffff),
        selection: .init(red: 0.48885013309671016, green: -0.206406081679041, blue: 0.9375977265199757, alpha: 0.65, rgb8: 0x7900e2),
        onSelection: .hex(0xffffff),
        codeBackground: .init(red: 0.13739952183080326, green: 0.06726937204059896, blue: 0.18437597162839806, rgb8: 0x23112f),
        code: .init(red: 0.9938980854953775, green: 0.9169293126364382, blue: 0.9566133648177714, rgb8: 0xfdeaf4),
        syntaxComment: .init(red: 0.8196708304068282, green: 0.690352409425412, blue: 0.8604599876758446, rgb8: 0xd1b0db),
        syntaxKeyword: .init(red: 0.9950057674667624, green: 0.6990843391129932, blue: 0.7628794050109109, rgb8: 0xfeb2c3),
        syntaxString: .init(red: 0.6254986613826368, green: 0.9347742394966442, blue: 0.6339722300369537, rgb8: 0xa0eea2),
        syntaxNumber: .init(red: 0.9815874774451944, green: 0.8343910139338756, blue: 0.5884369521404853, rgb8: 0xfad596),
        syntaxConstant: .init(red: 0.9815874774451944, green: 0.8343910139338756, blue: 0.5884369521404853, rgb8: 0xfad596),
        syntaxType: .init(red: 0.5925562456505421, green: 0.9038555753806693, blue: 0.9595599228641506, rgb8: 0x97e6f5),
        syntaxFunction: .init(red: 0.8470180897860397, green: 0.7376968289781676, blue: 0.9812254614663255, rgb8: 0xd8bcfa),
        syntaxVariable: .init(red: 0.9938980854953775, green: 0.9169293126364382, blue: 0.9566133648177714, rgb8: 0xfdeaf4),
        syntaxOperator: .init(red: 0.8196708304068282, green: 0.690352409425412, blue: 0.8604599876758446, rgb8: 0xd1b0db),
        syntaxPunctuation: .init(red: 0.8196708304068282, green: 0.690352409425412, blue: 0.8604599876758446, rgb8: 0xd1b0db),
        syntaxTag: .init(red: 0.9950057674667624, green: 0.6990843391129932, blue: 0.7628794050109109, rgb8: 0xfeb2c3),
        syntaxAttribute: .init(red: 0.5925562456505421, green: 0.9038555753806693, blue: 0.9595599228641506, rgb8: 0x97e6f5),
        syntaxInserted: .init(red: 0.6254986613826368, green: 0.9347742394966442, blue: 0.6339722300369537, rgb8: 0xa0eea2),
        syntaxDeleted: .init(red: 0.9950057674667624, green: 0.6990843391129932, blue: 0.7628794050109109, rgb8: 0xfeb2c3))
}

nonisolated extension AppTheme.Fonts {
    fileprivate static let jellybeanLight = Self(
        body: .init(families: ["ui-rounded", "SF Pro Rounded", "Hiragino Maru Gothic ProN", "Quicksand", "Nunito", "Comfortaa", "Manjari", "Arial Rounded MT Bold", "Calibri", "DejaVu Sans", "sans-serif"], size: .init(1.0625, .rem), pixels: 17, weight: 500, slant: .normal, width: 100, lineHeight: 1.6, letterSpacing: .init(0, .px), features: []),
        heading: .init(families: ["ui-rounded", "SF Pro Rounded", "Hiragino Maru Gothic ProN", "Quicksand", "Nunito", "Comfortaa", "Manjari", "Arial Rounded MT Bold", "Calibri", "DejaVu Sans", "sans-serif"], size: .init(1.0625, .rem), pixels: 17, weight: 800, slant: .normal, width: 100, lineHeight: 1.1, letterSpacing: .init(-0.01, .em), features: []),
        h1: .init(families: ["ui-rounded", "SF Pro Rounded", "Hiragino Maru Gothic ProN", "Quicksand", "Nunito", "Comfortaa", "Manjari", "Arial Rounded MT Bold", "Calibri", "DejaVu Sans", "sans-serif"], size: .init(3.651, .rem), pixels: 58.41155522560001, weight: 800, slant: .normal, width: 100, lineHeight: 1.1, letterSpacing: .init(-0.01, .em), features: []),
        h2: .init(families: ["ui-rounded", "SF Pro Rounded", "Hiragino Maru Gothic ProN", "Quicksand", "Nunito", "Comfortaa", "Manjari", "Arial Rounded MT Bold", "Calibri", "DejaVu Sans", "sans-serif"], size: .init(2.852, .rem), pixels: 45.63402752000001, weight: 800, slant: .normal, width: 100, lineHeight: 1.1, letterSpacing: .init(-0.01, .em), features: []),
        h3: .init(families: ["ui-rounded", "SF Pro Rounded", "Hiragino Maru Gothic ProN", "Quicksand", "Nunito", "Comfortaa", "Manjari", "Arial Rounded MT Bold", "Calibri", "DejaVu Sans", "sans-serif"], size: .init(2.228, .rem), pixels: 35.65158400000001, weight: 800, slant: .normal, width: 100, lineHeight: 1.1, letterSpacing: .init(-0.01, .em), features: []),
        h4: .init(families: ["ui-rounded", "SF Pro Rounded", "Hiragino Maru Gothic ProN", "Quicksand", "Nunito", "Comfortaa", "Manjari", "Arial Rounded MT Bold", "Calibri", "DejaVu Sans", "sans-serif"], size: .init(1.741, .rem), pixels: 27.852800000000002, weight: 800, slant: .normal, width: 100, lineHeight: 1.1, letterSpacing: .init(-0.01, .em), features: []),
        h5: .init(families: ["ui-rounded", "SF Pro Rounded", "Hiragino Maru Gothic ProN", "Quicksand", "Nunito", "Comfortaa", "Manjari", "Arial Rounded MT Bold", "Calibri", "DejaVu Sans", "sans-serif"], size: .init(1.36, .rem), pixels: 21.76, weight: 800, slant: .normal, width: 100, lineHeight: 1.1, letterSpacing: .init(-0.01, .em), features: []),
        h6: .init(families: ["ui-rounded", "SF Pro Rounded", "Hiragino Maru Gothic ProN", "Quicksand", "Nunito", "Comfortaa", "Manjari", "Arial Rounded MT Bold", "Calibri", "DejaVu Sans", "sans-serif"], size: .init(1.063, .rem), pixels: 17, weight: 800, slant: .normal, width: 100, lineHeight: 1.1, letterSpacing: .init(-0.01, .em), features: []),
        caption: .init(families: ["ui-rounded", "SF Pro Rounded", "Hiragino Maru Gothic ProN", "Quicksand", "Nunito", "Comfortaa", "Manjari", "Arial Rounded MT Bold", "Calibri", "DejaVu Sans", "sans-serif"], size: .init(0.875, .rem), pixels: 14, weight: 500, slant: .normal, width: 100, lineHeight: 1.6, letterSpacing: .init(0, .px), features: []),
        quote: .init(families: ["ui-rounded", "SF Pro Rounded", "Hiragino Maru Gothic ProN", "Quicksand", "Nunito", "Comfortaa", "Manjari", "Arial Rounded MT Bold", "Calibri", "DejaVu Sans", "sans-serif"], size: .init(1.375, .rem), pixels: 22, weight: 700, slant: .italic, width: 100, lineHeight: 1.35, letterSpacing: .init(0, .px), features: []),
        code: .init(families: ["Fira Code", "Cascadia Code", "ui-monospace", "DejaVu Sans Mono", "monospace"], size: .init(0.9375, .rem), pixels: 15, weight: 500, slant: .normal, width: 100, lineHeight: 1.6, letterSpacing: .init(0, .px), features: ["calt"]),
        label: .init(families: ["ui-rounded", "SF Pro Rounded", "Hiragino Maru Gothic ProN", "Quicksand", "Nunito", "Comfortaa", "Manjari", "Arial Rounded MT Bold", "Calibri", "DejaVu Sans", "sans-serif"], size: .init(0.875, .rem), pixels: 14, weight: 700, slant: .normal, width: 100, lineHeight: 1.6, letterSpacing: .init(0, .px), features: []),
        button: .init(families: ["ui-rounded", "SF Pro Rounded", "Hiragino Maru Gothic ProN", "Quicksand", "Nunito", "Comfortaa", "Manjari", "Arial Rounded MT Bold", "Calibri", "DejaVu Sans", "sans-serif"], size: .init(1.0625, .rem), pixels: 17, weight: 800, slant: .normal, width: 100, lineHeight: 1.25, letterSpacing: .init(0, .px), features: []))
}

nonisolated extension AppTheme.Layout {
    fileprivate static let jellybeanLight = Self(
        measure: .init(62, .ch),
        border: .init(2, .px),
        spacing: .jellybeanLight,
        radius: .jellybeanLight)
}

nonisolated extension AppTheme.Spacing {
    fileprivate static let jellybeanLight = Self(
        xs: .init(0.375, .rem),
        sm: .init(0.625, .rem),
        md: .init(1.25, .rem),
        lg: .init(2, .rem),
        xl: .init(3.5, .rem))
}

nonisolated extension AppTheme.Radius {
    fileprivate static let jellybeanLight = Self(
        sm: .init(10, .px),
        md: .init(18, .px),
        lg: .init(30, .px),
        full: .init(999, .px))
}
