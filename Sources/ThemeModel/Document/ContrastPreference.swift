/// How much contrast an appearance is made for: the values of CSS `prefers-contrast` that we know.
public enum ContrastPreference: String, CaseIterable, Hashable, Sendable, Codable {
    /// What WCAG asks at the theme's level.
    case standard
    /// What WCAG asks at AAA.
    case more
}
