/// A foreground on a background, by name, with what the foreground is used for.
public struct PairName: Hashable, Sendable, Codable {
    /// The name of the colour in front: a role or a component's colour.
    public var foreground: String
    /// The name of the colour behind it.
    public var background: String
    /// What the foreground is used for, which decides the ratio that is asked of it.
    public var use: ContrastUse

    /// Names a pair.
    public init(_ foreground: String, on background: String, use: ContrastUse = .text) {
        self.foreground = foreground
        self.background = background
        self.use = use
    }

    /// By the names alone: few pairs differ in their use and nothing else.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(foreground)
        hasher.combine(background)
    }

    /// `text-muted on surface`, as it is written in a theme file.
    public var phrase: String { "\(foreground) on \(background)" }

    /// Reads a phrase such as `text-muted on surface`, as a pair of text; nil for anything else.
    package init?(phrase: String) {
        let words = phrase.split(separator: " ")
        guard words.count == 3, words[1] == "on" else { return nil }
        self.init(String(words[0]), on: String(words[2]))
    }
}

extension PairName: Comparable {
    /// Whether the left one comes first.
    public static func < (left: PairName, right: PairName) -> Bool {
        (left.foreground, left.background, left.use.rawValue)
            < (right.foreground, right.background, right.use.rawValue)
    }
}
