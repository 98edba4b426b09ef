/// What sets a font apart from its family's regular one, as symbolic traits.
public struct FontTraits: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int

    /// Takes the bits as they are.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A weight of 600 or more.
    public static let bold = FontTraits(rawValue: 1 << 0)
    /// Letters that lean.
    public static let italic = FontTraits(rawValue: 1 << 1)
    /// Narrower than normal.
    public static let condensed = FontTraits(rawValue: 1 << 2)
    /// Wider than normal.
    public static let expanded = FontTraits(rawValue: 1 << 3)
    /// Letters of one width: the fallback is `monospace`.
    public static let monospaced = FontTraits(rawValue: 1 << 4)
    /// Letters with serifs: the fallback is `serif`.
    public static let serif = FontTraits(rawValue: 1 << 5)
}
