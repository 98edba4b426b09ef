/// A conformance level of WCAG 2.2.
public enum ContrastLevel: String, CaseIterable, Hashable, Sendable, Codable {
    /// The level that laws and policies usually ask for.
    case aa = "AA"
    /// The stricter level.
    case aaa = "AAA"
}
