/// The differences of a font from its family's regular one, as symbolic traits.
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

extension FontDescriptor {
    /// A font of a family; the traits choose the fallback after it, unless it is a generic one.
    public init(family: String, size: Dimension? = nil, traits: FontTraits = []) {
        self.init()
        self.family = Located(.stack([family]))
        self.size = size.map { Located($0) }
        if generic == nil { self = withFallback(Self.fallback(of: traits)) }
        self = adding(traits)
    }

    /// The traits of the weight, the slant, the width and the fallback.
    public var symbolicTraits: FontTraits {
        var traits: FontTraits = []
        if let weight = weight?.value, weight >= 600 {
            traits.insert(.bold)
        }
        if let slant = slant?.value, slant != .normal {
            traits.insert(.italic)
        }
        if let width = width?.value, width != 100 {
            traits.insert(width < 100 ? .condensed : .expanded)
        }
        switch generic {
        case "monospace", "ui-monospace": traits.insert(.monospaced)
        case "serif", "ui-serif": traits.insert(.serif)
        default: break
        }
        return traits
    }

    /// This font with exactly these traits; a value that already agrees stays: a weight of 900 is bold.
    public func withSymbolicTraits(_ traits: FontTraits) -> FontDescriptor {
        var result = self
        let changes = symbolicTraits.symmetricDifference(traits)
        if changes.contains(.bold) {
            result.weight = Located(traits.contains(.bold) ? 700 : 400)
        }
        if changes.contains(.italic) {
            result.slant = Located(traits.contains(.italic) ? .italic : .normal)
        }
        if !changes.isDisjoint(with: [.condensed, .expanded]) {
            result.width = Located(Self.width(of: traits))
        }
        if changes.isDisjoint(with: [.monospaced, .serif]) { return result }
        return result.withFallback(Self.fallback(of: traits))
    }

    /// This font with traits added.
    public func adding(_ traits: FontTraits) -> FontDescriptor {
        withSymbolicTraits(symbolicTraits.union(traits))
    }

    /// This font with traits taken away.
    public func removing(_ traits: FontTraits) -> FontDescriptor {
        withSymbolicTraits(symbolicTraits.subtracting(traits))
    }

    private static func width(of traits: FontTraits) -> Double {
        if traits.contains(.condensed) { return 75 }
        return traits.contains(.expanded) ? 125 : 100
    }

    private static func fallback(of traits: FontTraits) -> String {
        if traits.contains(.monospaced) { return "monospace" }
        return traits.contains(.serif) ? "serif" : "sans-serif"
    }
}
