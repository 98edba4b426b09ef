/// What a colour is for: the name by which pages and components ask for it.
///
/// The vocabulary is open: a theme may add roles of its own.
public struct Role: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral value: String) { rawValue = value }
}

extension Role: CustomStringConvertible {
    public var description: String { rawValue }
}

extension Role {
    public static let background: Role = "background"
    public static let text: Role = "text"
    public static let surface: Role = "surface"
    public static let surfaceRaised: Role = "surface-raised"
    public static let heading: Role = "heading"
    public static let textMuted: Role = "text-muted"
    public static let textDisabled: Role = "text-disabled"
    public static let link: Role = "link"
    public static let linkVisited: Role = "link-visited"
    public static let border: Role = "border"
    public static let borderStrong: Role = "border-strong"
    public static let primary: Role = "primary"
    public static let secondary: Role = "secondary"
    public static let accent: Role = "accent"
    public static let success: Role = "success"
    public static let warning: Role = "warning"
    public static let danger: Role = "danger"
    public static let info: Role = "info"
    public static let highlight: Role = "highlight"
    public static let selection: Role = "selection"
    public static let focus: Role = "focus"
    public static let codeBackground: Role = "code-background"
    public static let code: Role = "code"

    /// The role of what is written on a fill of this role: `on-primary` for `primary`.
    public var on: Role { Role(rawValue: "on-\(rawValue)") }

    /// The role of a kind of word in code: `syntax-keyword` for `keyword`.
    public static func syntax(_ kind: String) -> Role { Role(rawValue: "syntax-\(kind)") }
}
