/// What a colour is for: the name that pages and components use.
///
/// The vocabulary is open: a theme may add roles of its own.
public struct Role: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
    /// The name itself.
    public let rawValue: String

    /// Takes a name as it is.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Takes a name as it is.
    public init(stringLiteral value: String) { rawValue = value }
}

extension Role: CustomStringConvertible {
    /// The name itself.
    public var description: String { rawValue }
}

extension Role {
    /// What everything else lies on; a theme must give it.
    public static let background: Role = "background"
    /// Ordinary text; a theme must give it.
    public static let text: Role = "text"
    /// Areas set apart from the page, such as side bars.
    public static let surface: Role = "surface"
    /// Areas above the page, such as cards and menus.
    public static let surfaceRaised: Role = "surface-raised"
    /// Headings of every level.
    public static let heading: Role = "heading"
    /// Secondary text.
    public static let textMuted: Role = "text-muted"
    /// Text of controls that cannot be used.
    public static let textDisabled: Role = "text-disabled"
    /// What an empty field says.
    public static let placeholder: Role = "placeholder"
    /// Links.
    public static let link: Role = "link"
    /// Links that were followed.
    public static let linkVisited: Role = "link-visited"
    /// Lines that only decorate.
    public static let border: Role = "border"
    /// Lines that are needed to see a control.
    public static let borderStrong: Role = "border-strong"
    /// The fill of the main action.
    public static let primary: Role = "primary"
    /// The fill of other actions.
    public static let secondary: Role = "secondary"
    /// The fill of what should catch the eye.
    public static let accent: Role = "accent"
    /// What went well.
    public static let success: Role = "success"
    /// What needs care.
    public static let warning: Role = "warning"
    /// What went wrong or cannot be undone.
    public static let danger: Role = "danger"
    /// What is worth knowing.
    public static let info: Role = "info"
    /// Behind marked words.
    public static let highlight: Role = "highlight"
    /// Behind selected text.
    public static let selection: Role = "selection"
    /// The ring around what has the keyboard.
    public static let focus: Role = "focus"
    /// Behind code.
    public static let codeBackground: Role = "code-background"
    /// Code that no syntax role colours.
    public static let code: Role = "code"

    /// The role of what is written on a fill of this role: `on-primary` for `primary`.
    public var on: Role { Role(rawValue: "on-\(rawValue)") }

    /// The role of a kind of word in code: `syntax-keyword` for `keyword`.
    public static func syntax(_ kind: String) -> Role { Role(rawValue: "syntax-\(kind)") }
}
