/// Whether an appearance is light or dark: the value of CSS `color-scheme`.
public enum Scheme: String, CaseIterable, Hashable, Sendable, Codable {
    /// Dark on light.
    case light
    /// Light on dark.
    case dark

    /// The other one.
    public var opposite: Scheme { self == .light ? .dark : .light }
}

/// How much contrast an appearance is made for: the values of CSS `prefers-contrast` that we know.
public enum ContrastPreference: String, CaseIterable, Hashable, Sendable, Codable {
    /// What WCAG asks at the theme's level.
    case standard
    /// What WCAG asks at AAA.
    case more
}
