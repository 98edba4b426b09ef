/// The use of a foreground colour, as in WCAG 2.2 (1.4.3, 1.4.6, 1.4.11), the strictest first.
public enum ContrastUse: String, CaseIterable, Hashable, Sendable, Codable {
    /// Text below the large size.
    case text
    /// Text of at least 24 px, or at least 18.67 px with a weight of 700 or more.
    case largeText
    /// Parts of controls and graphics that are needed to understand them.
    case nonText
    /// Decoration and disabled controls, which need no contrast.
    case exempt

    /// The use of text of a size in pixels: large from 24 px on, and from 18.67 px on (14 pt) where it is bold.
    ///
    /// WCAG 2.2, "large scale (text)".
    package static func text(size: Double, weight: Double) -> ContrastUse {
        size >= 24 || size * 3 >= 56 && weight >= 700 ? .largeText : .text
    }

    /// The least ratio that passes at `level`; nil where none is required.
    ///
    /// WCAG 2.2 has no stricter level for non-text contrast: it is 3 at AA and AAA.
    public func requiredRatio(at level: ContrastLevel) -> Double? {
        switch self {
        case .text: level == .aa ? 4.5 : 7
        case .largeText: level == .aa ? 3 : 4.5
        case .nonText: 3
        case .exempt: nil
        }
    }

    package var label: String {
        switch self {
        case .text: "text"
        case .largeText: "large text"
        case .nonText: "non-text"
        case .exempt: "exempt"
        }
    }
}

/// A conformance level of WCAG 2.2.
public enum ContrastLevel: String, CaseIterable, Hashable, Sendable, Codable {
    /// The level that laws and policies usually ask for.
    case aa = "AA"
    /// The stricter level.
    case aaa = "AAA"
}
