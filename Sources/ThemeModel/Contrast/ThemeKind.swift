/// The sort of program that a theme is for, which decides the pairs that are checked by default.
public enum ThemeKind: String, CaseIterable, Hashable, Sendable {
    /// An application or a site in our roles, those that are derived among them.
    case app
    /// A design system: the roles that its author gives.
    case tokens
    /// A terminal: text and its 16 colours on one background.
    case terminal
    /// An editor: code, marks and messages.
    case editor
    /// A base16 or base24 scheme, as its styling guide says.
    case scheme
}
