public import Findings

/// A theme that is ready to be shown and checked: no alias, no gap, no text that is still to be read.
public struct Theme: Hashable, Sendable {
    /// The id: lower-case letters and digits of any script, and `-`.
    public var id: String
    /// The name to show.
    public var name: String
    /// What the theme is like, in a sentence.
    public var description: String?
    /// Who made it.
    public var author: String?
    /// The licence it is under.
    public var license: String?
    /// Where to read more about it.
    public var homepage: String?
    /// The name of the format it was read from.
    public var format: String
    /// Where it was written.
    public var location: SourceLocation?
    /// The modes; the first is the default and there is always one.
    public var modes: [Mode]
    /// What is asked of its contrast.
    public var contrast: ContrastRequirements
    /// The theme's own CSS.
    public var style: StyleHook?

    /// The mode that is shown when nothing else is asked for.
    public var defaultMode: Mode { modes[0] }

    /// The level a mode is held to: AAA where it is made for more contrast, else what is `asked`, the theme's, or AA.
    public func level(of mode: Mode, asked: ContrastLevel? = nil) -> ContrastLevel {
        mode.contrast == .more ? .aaa : asked ?? contrast.level ?? .aa
    }
}
