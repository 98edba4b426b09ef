/// The parts of the source that do not depend on the themes.
enum SwiftSupport {
    static func choice(type: String, access: String) -> [String] {
        lines(
            """
            /// The themes, each in its default mode.
            @static var themes: [\(type)] { ThemeID.allCases.map { \(type)($0) } }

            /// The theme in another of its modes; nil where it has no such mode.
            @func inMode(_ mode: Mode) -> \(type)? { modes.first { $0.mode == mode } }

            /// The theme in the mode that a system's settings ask for, as in the theme's CSS.
            ///
            /// More contrast counts before the scheme; where no mode suits, the theme is in its default one.
            @func adapted(to scheme: Scheme, contrast: Contrast = .standard) -> \(type) {
                let usual = modes[0]
                let suiting = modes.filter { mode in
                    (mode.scheme == usual.scheme || mode.scheme == scheme)
                        && (mode.contrast == usual.contrast || mode.contrast == contrast)
                }
                func rank(_ mode: \(type)) -> Int {
                    (mode.scheme == usual.scheme ? 0 : 1) + (mode.contrast == usual.contrast ? 0 : 2)
                }
                return suiting.max { rank($0) < rank($1) } ?? usual
            }
            """,
            access
        )
    }

    static func themer(type: String, access: String) -> [String] {
        lines(
            """
            nonisolated extension Themer where Theme == \(type) {
                /// Shows another theme, in the mode that suits the scheme and contrast of the present one; false where it is
                /// shown already.
                @discardableResult
                @func show(theme: \(type).ThemeID) -> Bool {
                    update { $0 = \(type)(theme).adapted(to: $0.scheme, contrast: $0.contrast) }
                }

                /// Shows the present theme in another mode; false where it has no such mode or is in it already.
                @discardableResult
                @func show(mode: \(type).Mode) -> Bool { update { $0 = $0.inMode(mode) ?? $0 } }

                /// Shows the present theme in the mode that suits the system's scheme and contrast.
                @discardableResult
                @func adapt(to scheme: \(type).Scheme, contrast: \(type).Contrast = .standard) -> Bool {
                    update { $0 = $0.adapted(to: scheme, contrast: contrast) }
                }
            }
            """,
            access
        )
    }

    static func types(access: String) -> [[String]] {
        [appearance, color, textStyle, length].map { lines($0, access) }
    }

    private static let appearance = """
        /// Whether a mode is light or dark.
        nonisolated @enum Scheme: String, CaseIterable, Codable, Sendable { case light, dark }

        /// The contrast that a mode is made for.
        nonisolated @enum Contrast: String, CaseIterable, Codable, Sendable { case standard, more }
        """

    private static let color = """
        /// A colour in encoded sRGB; channels below 0 or above 1 lie outside its gamut, as in 'extended sRGB'.
        nonisolated @struct Color: Hashable, Sendable {
            @let red: Double
            @let green: Double
            @let blue: Double
            /// Opacity, 0...1.
            @let alpha: Double
            /// The opaque colour as 0xRRGGBB, mapped into sRGB: what CSS has and contrast was measured of.
            @let rgb8: UInt32

            @init(red: Double, green: Double, blue: Double, alpha: Double = 1, rgb8: UInt32) {
                (self.red, self.green, self.blue, self.alpha, self.rgb8) = (red, green, blue, alpha, rgb8)
            }

            /// An opaque or translucent colour by its code, `0xRRGGBB`.
            @static func hex(_ rgb8: UInt32, alpha: Double = 1) -> Self {
                Self(
                    red: Double(rgb8 >> 16) / 255, green: Double(rgb8 >> 8 & 255) / 255, blue: Double(rgb8 & 255) / 255,
                    alpha: alpha, rgb8: rgb8)
            }
        }
        """

    private static let textStyle = """
        /// How letters lean.
        nonisolated @enum Slant: String, CaseIterable, Sendable { case normal, italic, oblique }

        /// A text style, with nothing left to a default.
        nonisolated @struct TextStyle: Hashable, Sendable {
            /// Names of fonts, the first choice first.
            @let families: [String]
            @let size: Length
            /// The size in CSS pixels, which are the points of Apple's platforms; nil where it depends on the page.
            @let pixels: Double?
            /// From 1 to 1000; 400 is regular, 700 bold.
            @let weight: Int
            @let slant: Slant
            /// In per cent of the normal width.
            @let width: Double
            /// In multiples of the size.
            @let lineHeight: Double
            @let letterSpacing: Length
            /// OpenType feature tags.
            @let features: [String]
        }
        """

    private static let length = """
        /// A length as CSS has it.
        nonisolated @struct Length: Hashable, Sendable {
            nonisolated @enum Unit: String, CaseIterable, Sendable {
                case px, rem, em, pt, ch, ex, vw, vh
                case percent = "%"
            }

            @let value: Double
            @let unit: Unit

            @init(_ value: Double, _ unit: Unit) { (self.value, self.unit) = (value, unit) }

            /// The length in CSS pixels, which are the points of Apple's platforms; nil where it depends on the page.
            ///
            /// `em` is the size of the text around, `rem` that of the page.
            @func pixels(em: Double = 16, rem: Double = 16) -> Double? {
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
        """

    /// The lines of a text, in which `@` in front of a declaration stands for its access.
    private static func lines(_ text: String, _ access: String) -> [String] {
        ["func ", "init(", "let ", "enum ", "static ", "struct "]
            .reduce(text) { $0.replacing("@\($1)", with: access + $1) }
            .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
}
