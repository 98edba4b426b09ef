package import Findings
package import SourceText
package import ThemeModel

/// A colour on a ground that the app's own files put together.
package struct PairUse: Hashable, Sendable {
    /// A token, and how much of it is there.
    package struct Layer: Hashable, Sendable {
        /// The name as the file has it, such as `--card-bg`, `primary` or `inkMuted`.
        package var name: String
        /// The factor on the colour's own alpha, from 0 to 1.
        package var alpha = 1.0

        package init(_ name: String, alpha: Double = 1) {
            self.name = name
            self.alpha = alpha
        }
    }

    /// The colours that a foreground lies on.
    package enum Ground: Hashable, Sendable {
        /// From the top down; all but the last may be translucent. An empty name stands for what nothing tells.
        case layers([Layer])
        /// Translucent ones, from the top down, over a ground in another file; empty where the file has none at all.
        case open([Layer])
        /// The reason that nothing tells the colour.
        case unknown(UnjudgedReason)
    }

    package var foreground: Layer
    package var ground: Ground
    package var use: ContrastUse
    /// The scheme that the rule is for; nil for every one.
    package var scheme: Scheme?
    /// The place of the foreground.
    package var location: SourceLocation
    /// The reason that nobody knows whether the app has the pair; such a pair counts as unjudged
    /// unless it passes.
    package var doubt: UnjudgedReason?

    package init(
        _ foreground: Layer,
        on ground: Ground,
        as use: ContrastUse,
        in scheme: Scheme? = nil,
        at location: SourceLocation
    ) {
        self.foreground = foreground
        self.ground = ground
        self.use = use
        self.scheme = scheme
        self.location = location
    }

    /// The use that stands for the rest of a file whose brackets or tags are too many to be followed.
    static func cut(at location: SourceLocation) -> PairUse {
        PairUse(
            Layer("the rest of the file"),
            on: .unknown(.size(.nesting)),
            as: .text,
            at: location
        )
    }
}

extension PairUse.Layer {
    /// A comment may name a token without the start of its custom property.
    func isNamed(_ stated: String) -> Bool {
        let own = name.drop { $0 == "-" || $0 == "$" }
        let other = stated.drop { $0 == "-" || $0 == "$" }
        return own == other || own.hasSuffix("-" + other)
    }
}

extension PairUse.Ground {
    /// The colours that the file tells.
    var layers: [PairUse.Layer] {
        switch self {
        case .layers(let layers), .open(let layers): layers
        case .unknown: []
        }
    }

    /// The file tells the ground down to its end.
    var isKnown: Bool {
        if case .layers = self { return true }
        return false
    }
}

extension PairUse {
    /// Nothing tells the ground, and a comment about one of some texts says it.
    func isUnknown(in stated: Set<String>) -> Bool {
        !ground.isKnown && stated.contains(where: foreground.isNamed)
    }

    /// Another one has the same colour at the same place, and does not tell its ground for the same reason.
    func isSameQuestion(as other: PairUse) -> Bool {
        !ground.isKnown
            && ground == other.ground && foreground == other.foreground
            && location == other.location && scheme == other.scheme
    }
}
