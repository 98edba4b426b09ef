/// The text styles of Apple's platforms, at the sizes of their default setting.
///
/// Source: Human Interface Guidelines, Typography, "Dynamic Type sizes", Large.
public enum FontTextStyle: String, CaseIterable, Hashable, Sendable {
    /// The styles by their names there, from the largest title down to the smallest caption.
    case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote,
        caption1, caption2

    /// The size in points.
    public var points: Double {
        switch self {
        case .largeTitle: 34
        case .title1: 28
        case .title2: 22
        case .title3: 20
        case .headline, .body: 17
        case .callout: 16
        case .subheadline: 15
        case .footnote: 13
        case .caption1: 12
        case .caption2: 11
        }
    }
}

extension FontDescriptor {
    /// The system's font in one of its text styles.
    public init(textStyle: FontTextStyle) {
        self.init(family: "system-ui", size: Dimension(textStyle.points, .pt))
        if textStyle == .headline { weight = Located(600) }
    }
}
