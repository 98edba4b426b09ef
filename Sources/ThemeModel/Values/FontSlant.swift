/// How the letters lean.
public enum FontSlant: String, CaseIterable, Hashable, Sendable, Codable {
    /// Upright.
    case normal
    /// The italic letters of the family.
    case italic
    /// The upright letters, slanted.
    case oblique
}
