import ColorScience
import ForeignFormats
import ThemeModel

/// The colours of a theme by the slots of a scheme: one that was read from a scheme gives back its own, any other one
/// those of its code.
///
/// Source: the styling guides 0.12 and 0.1.3 of tinted-theming.
struct BaseScheme {
    /// The name of the scheme system.
    let name: String
    private let slots: Slots

    /// The roles of a slot; the first whose colour is not that of plain code counts.
    private typealias Slots = [(name: String, roles: [Role])]

    /// 16 slots.
    static let base16 = BaseScheme(name: "base16", slots: usual)
    /// base16 with bright colours and two darker backgrounds.
    static let base24 = BaseScheme(name: "base24", slots: usual + bright)

    /// The colours of a mode by their slots, such as `base0A`.
    func colors(of file: ModeFile, in theme: Theme) -> [(slot: String, color: SRGB8)] {
        let isScheme = Self.isScheme(theme)
        let bright = MappingWriter.terminalColors(in: file.code, at: file.level)
        return slots.compactMap { name, roles in
            let own = isScheme ? Self.color(named: name, in: file.mode) : nil
            let terminal = Self.brightNumbers[name].flatMap { bright("ansi.\($0)") }
            let color = own ?? terminal ?? Self.color(of: roles, in: file.code)
            return color.map { (name, $0) }
        }
    }

    /// Light or dark, as the background of code is.
    func variant(of file: ModeFile, in theme: Theme) -> Scheme {
        Self.isScheme(theme) ? file.mode.scheme : file.code.schemeBelowText
    }

    private static func isScheme(_ theme: Theme) -> Bool {
        ["base16", "base24"].contains(theme.format)
    }

    private static func color(named name: String, in mode: Mode) -> SRGB8? {
        guard let own = mode.palette[name]?.display, let background = mode[.background]?.display
        else { return nil }
        return own.composited(over: [background])
    }

    private static func color(of roles: [Role], in mode: Mode) -> SRGB8? {
        let colors = roles.compactMap(mode.opaque)
        let text = mode.opaque(.text)
        return colors.first { $0 != text } ?? colors.first
    }

    private static let usual: Slots = [
        ("base00", [.background]), ("base01", [.surface]), ("base02", [.selection]),
        ("base03", [.syntax("comment")]), ("base04", [.textMuted]),
        ("base05", [.text]), ("base06", [.text]), ("base07", [.text]),
        ("base08", [.syntax("variable"), .syntax("tag"), .syntax("deleted"), .danger]),
        ("base09", [.syntax("number"), .syntax("constant"), .warning]),
        ("base0A", [.syntax("type"), .warning]),
        ("base0B", [.syntax("string"), .success]),
        ("base0C", ["syntax-escape", .syntax("operator"), .syntax("attribute"), .info]),
        ("base0D", [.syntax("function"), .link, .primary]),
        ("base0E", [.syntax("keyword"), .accent]),
        ("base0F", ["syntax-deprecated", .syntax("deleted"), .danger]),
    ]

    private static let bright: Slots =
        [("base10", [.background]), ("base11", [.background])]
        + brightNumbers.keys.sorted().map { ($0, []) }

    /// The colours of a terminal that the bright ones are.
    private static let brightNumbers = [
        "base12": 9, "base13": 11, "base14": 10, "base15": 14, "base16": 12, "base17": 13,
    ]
}

extension Mode {
    /// Dark where the background is darker than the text on it, as that of code may be in a light mode.
    fileprivate var schemeBelowText: Scheme {
        guard let background = opaque(.background), let text = opaque(.text) else { return scheme }
        return background.oklab.lightness < text.oklab.lightness ? .dark : .light
    }
}
