/// The two opaque colours that a verdict compared, after mapping and compositing.
public struct ComparedColors: Hashable, Sendable {
    /// The colour in front, as `#rrggbb`.
    public var foreground: String
    /// The colour behind it, as `#rrggbb`.
    public var background: String

    /// Names the two colours that were compared.
    public init(foreground: String, background: String) {
        self.foreground = foreground
        self.background = background
    }
}
