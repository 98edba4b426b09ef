public import ColorScience
public import Findings
public import SourceText

/// A pair that a theme, a project or a profile asks for.
public struct RequiredPair: Hashable, Sendable {
    /// The pair; in its names each `*` stands for any characters, and each `{name}` for the same text on both sides.
    public var name: PairName
    /// The ratio to reach, whatever the level; nil for that of the use.
    public var ratio: Double?
    /// The ratio that must not be exceeded; nil for none.
    public var highestRatio: Double?
    /// The two colours between which the background is somewhere; empty where it is a colour of the theme.
    public var extremes: [Color] = []
    /// The colours and pairs that a pattern does not stand for.
    public var exceptions: [PairException] = []
    /// Other pairs, one of which is enough in place of this one; empty where the pair itself must pass.
    public var alternatives: [PairName] = []
    /// The reason to ask for less than the default pair; nil for none.
    public var reason: String?
    /// The ids of the themes that it is for, with `*` for any characters; empty for all.
    public var themes: [String] = []
    /// The modes that it is for, likewise.
    public var modes: [String] = []

    /// Asks for a pair.
    public init(_ name: PairName, ratio: Double? = nil) {
        self.name = name
        self.ratio = ratio
    }

    /// The pair as it is written in a theme file.
    public var phrase: String { name.phrase }

    package var isPattern: Bool { PairPattern(name).isPattern }
}

extension Located<RequiredPair> {
    /// Asks for a pair at the ratio of its use.
    public init(_ name: PairName, at location: SourceLocation? = nil) {
        self.init(RequiredPair(name), at: location)
    }
}
