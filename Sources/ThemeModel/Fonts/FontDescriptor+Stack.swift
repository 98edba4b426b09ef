import Findings

extension FontDescriptor {
    /// The families in the order of preference; empty where the family is one of the theme's, by name.
    public var stack: [String] {
        if case .stack(let stack)? = family?.value { stack } else { [] }
    }

    /// What is tried when the first family is not there.
    public var cascadeList: [String] { Array(stack.dropFirst()) }

    /// This font with other families behind the first one; a generic family is put last where none is.
    public func withCascadeList(_ families: [String]) -> FontDescriptor {
        guard let first = stack.first else { return self }
        let fallback = generic ?? "sans-serif"
        let end = families.last.map(GenericFamily.contains) ?? false ? [] : [fallback]
        return withStack([first] + families + end)
    }

    /// This font in another family; the rest of the stack stays.
    public func withFamily(_ family: String) -> FontDescriptor { withStack([family] + cascadeList) }

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

    /// Whether a text is an OpenType feature tag that we write: four ASCII letters or digits.
    package static func isFeatureTag(_ tag: String) -> Bool {
        tag.utf8.count == 4 && tag.utf8.allSatisfy(\.isASCIIAlphanumeric)
    }

    /// The generic family at the end of the stack.
    var generic: String? { stack.last.flatMap { GenericFamily.contains($0) ? $0.lowercased() : nil } }

    /// This font with a generic family at the end of its stack, in the place of one that stands behind another family.
    func withFallback(_ fallback: String) -> FontDescriptor {
        guard !stack.isEmpty, generic != fallback else { return self }
        return withStack((generic == nil || stack.count == 1 ? stack : stack.dropLast()) + [fallback])
    }

    private func withStack(_ families: [String]) -> FontDescriptor {
        var result = self
        result.family = Located(.stack(families))
        return result
    }
}
