import Findings
public import SourceText

/// Colours or pairs that a pattern leaves out, or that a project asks nothing of.
public struct PairException: Hashable, Sendable {
    /// The name of a colour on either side, or a pair such as `fg.* on bg.default`; each `*` stands for any characters.
    public var name: String
    /// The reason to leave out default pairs; nil for none.
    public var reason: String?
    /// The ids of the themes that it is for, with `*` for any characters; empty for all.
    public var themes: [String] = []
    /// The modes that it is for, likewise.
    public var modes: [String] = []
    /// The place where it was written.
    public var location: SourceLocation?

    /// Leaves out the colours or pairs of a name.
    public init(_ name: String, at location: SourceLocation? = nil) {
        self.name = name
        self.location = location
    }
}
