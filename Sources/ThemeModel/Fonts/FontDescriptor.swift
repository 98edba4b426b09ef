import SourceText

/// The properties of a font that a text style sets; nil ones come from the style that it builds on.
public struct FontDescriptor: Hashable, Sendable {
    /// A family name of the theme's, or the stack itself.
    public enum Family: Hashable, Sendable {
        /// The name of a family of the theme.
        case named(String)
        /// Names of fonts; a system uses the first that it has.
        case stack([String])
    }

    /// The fonts, by the name of a family of the theme or as a stack.
    public var family: Located<Family>?
    /// The size; `em` and `%` are relative to the style it builds on.
    public var size: Located<Dimension>?
    /// From 1 to 1000; 400 is regular, 700 bold.
    public var weight: Located<Int>?
    /// The slant of the letters.
    public var slant: Located<FontSlant>?
    /// In per cent of the normal width, from 50 to 200.
    public var width: Located<Double>?
    /// In multiples of the size.
    public var lineHeight: Located<Double>?
    /// The space added between letters; may be negative.
    public var letterSpacing: Located<Dimension>?
    /// OpenType feature tags of four characters, such as `tnum`.
    public var features: Located<[String]>?
    /// For `heading`: the ratio of each heading's size to the next smaller one's.
    public var scale: Located<Double>?

    /// Makes a descriptor that sets nothing.
    public init() {}

    /// This descriptor with the values of `other` over it.
    public func merging(_ other: FontDescriptor) -> FontDescriptor {
        var result = self
        result.family = other.family ?? family
        result.size = other.size ?? size
        result.weight = other.weight ?? weight
        result.slant = other.slant ?? slant
        result.width = other.width ?? width
        result.lineHeight = other.lineHeight ?? lineHeight
        result.letterSpacing = other.letterSpacing ?? letterSpacing
        result.features = other.features ?? features
        result.scale = other.scale ?? scale
        return result
    }
}

/// The slant of letters.
public enum FontSlant: String, CaseIterable, Hashable, Sendable, Codable {
    /// Upright.
    case normal
    /// The italic letters of the family.
    case italic
    /// The upright letters, slanted.
    case oblique
}

extension FontDescriptor {
    /// The families in the order of preference; empty where the family is one of the theme's, by name.
    public var stack: [String] {
        guard case .stack(let stack)? = family?.value else { return [] }
        return stack
    }

    /// The families to use when the first is missing.
    public var cascadeList: [String] { Array(stack.dropFirst()) }

    /// This font with other families after the first one; a generic family is added at the end if there is none.
    public func withCascadeList(_ families: [String]) -> FontDescriptor {
        guard let first = stack.first else { return self }
        var stack = [first] + families
        if let last = families.last, GenericFamily.contains(last) {
            return withStack(stack)
        }
        stack.append(generic ?? "sans-serif")
        return withStack(stack)
    }

    /// This font in another family; the rest of the stack stays.
    public func withFamily(_ family: String) -> FontDescriptor {
        withStack([family] + cascadeList)
    }

    /// This font in another size.
    public func withSize(_ size: Dimension) -> FontDescriptor {
        var result = self
        result.size = Located(size)
        return result
    }

    /// This font with OpenType features of four letters or digits; other tags are left out.
    public func withFeatures(_ tags: [String]) -> FontDescriptor {
        var result = self
        result.features = Located(tags.filter(Self.isFeatureTag))
        return result
    }

    /// An OpenType feature tag that we write has four ASCII letters or digits.
    package static func isFeatureTag(_ tag: String) -> Bool {
        tag.utf8.count == 4 && tag.utf8.allSatisfy(\.isASCIIAlphanumeric)
    }

    var generic: String? {
        guard let last = stack.last, GenericFamily.contains(last) else { return nil }
        return last.lowercased()
    }

    /// This font with this generic family at the end of its stack, instead of one that is there.
    func withFallback(_ fallback: String) -> FontDescriptor {
        guard !stack.isEmpty, generic != fallback else { return self }
        let isReplaced = generic != nil && stack.count > 1
        let families = isReplaced ? stack.dropLast() : stack
        return withStack(families + [fallback])
    }

    private func withStack(_ families: [String]) -> FontDescriptor {
        var result = self
        result.family = Located(.stack(families))
        return result
    }
}
