/// Whether an appearance is light or dark: the value of CSS `color-scheme`.
public enum Scheme: String, CaseIterable, Hashable, Sendable, Codable {
    /// Dark on light.
    case light
    /// Light on dark.
    case dark

    /// The other one.
    public var opposite: Scheme { self == .light ? .dark : .light }
}
