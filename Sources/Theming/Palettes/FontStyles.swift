public import ThemeModel

/// The fonts of a theme by what they are for; several themes may share them.
public protocol FontStyles: Sendable {
    /// The font of headings.
    var heading: FontDescriptor { get }
    /// The font of running text.
    var body: FontDescriptor { get }
    /// The font of captions.
    var caption: FontDescriptor { get }
    /// The font of quotations.
    var quote: FontDescriptor { get }
}

/// Trebuchet MS in four forms.
public struct DefaultFontStyles: FontStyles {
    /// Makes the styles.
    public init() {}

    /// Bold, 14 pt.
    public var heading: FontDescriptor { font(14, .bold) }
    /// Regular, 12 pt.
    public var body: FontDescriptor { font(12, []) }
    /// Italic, 11 pt.
    public var caption: FontDescriptor { font(11, .italic) }
    /// Bold italic, 11 pt.
    public var quote: FontDescriptor { font(11, [.bold, .italic]) }

    private func font(_ points: Double, _ traits: FontTraits) -> FontDescriptor {
        FontDescriptor(family: "Trebuchet MS", size: Dimension(points, .pt), traits: traits)
            .withCascadeList(["Trebuchet", "sans-serif"])
    }
}

extension FontStyles {
    /// The styles by the names that theme files have for them.
    public var table: Table<FontDescriptor> {
        ["body": body, "heading": heading, "caption": caption, "quote": quote]
    }
}
