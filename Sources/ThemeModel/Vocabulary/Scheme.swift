/// The brightness of an appearance: the value of CSS `color-scheme`.
public enum Scheme: String, CaseIterable, Hashable, Sendable, Codable {
    /// Dark on light.
    case light
    /// Light on dark.
    case dark

    /// The other one.
    public var opposite: Scheme { self == .light ? .dark : .light }
}

/// The contrast that an appearance is made for: the supported values of CSS `prefers-contrast`.
public enum ContrastPreference: String, CaseIterable, Hashable, Sendable, Codable {
    /// WCAG at the theme's level.
    case standard
    /// WCAG at AAA.
    case more
}
