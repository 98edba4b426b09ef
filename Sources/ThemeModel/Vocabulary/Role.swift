/// The purpose of a colour: the name that pages and components use.
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
    /// The ground of everything else; a theme must give it.
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
    /// The hint in an empty field.
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
    /// The fill that should catch the eye.
    public static let accent: Role = "accent"
    /// Success.
    public static let success: Role = "success"
    /// Something that needs care.
    public static let warning: Role = "warning"
    /// An error, or an action that cannot be undone.
    public static let danger: Role = "danger"
    /// Something worth knowing.
    public static let info: Role = "info"
    /// The ground of marked words.
    public static let highlight: Role = "highlight"
    /// The ground of selected text.
    public static let selection: Role = "selection"
    /// The ring around the element that has the keyboard.
    public static let focus: Role = "focus"
    /// The ground of code.
    public static let codeBackground: Role = "code-background"
    /// Code that no syntax role colours.
    public static let code: Role = "code"

    /// The role of words on a fill of this role: `on-primary` for `primary`.
    public var on: Role { Role(rawValue: "on-\(rawValue)") }

    /// The role of a kind of word in code: `syntax-keyword` for `keyword`.
    public static func syntax(_ kind: String) -> Role { Role(rawValue: "syntax-\(kind)") }
}
