import SourceText

extension FactTable {
    /// Parts with a text of their own; others, such as the selection, show that of the element in other colours.
    private static let parts: Set<String> = [
        "before", "after", "placeholder", "marker", "backdrop",
    ]
    private static let mediaStarts = [
        "sm", "md", "lg", "xl", "2xl", "3xl", "max-", "min-", "@", "motion-", "contrast-",
        "forced-colors", "inverted-colors", "portrait", "landscape", "rtl", "ltr", "supports-",
        "not-supports-", "pointer-", "any-pointer-", "noscript", "tablet", "desktop", "mobile",
        "xs",
    ]
    private static let prefixes: Set<String> = ["tw"]

    /// The facts that the variants of a class add; nil for a class that counts on paper alone, and for too many.
    func facts(of variants: [String]) -> Facts? {
        var facts = Facts()
        guard variants.count <= Facts.limit else { return nil }
        for variant in variants where !Self.prefixes.contains(variant) {
            guard variant != "print", variant != "starting" else { return nil }
            guard let both = facts.union(fact(of: variant)) else { return nil }
            facts = both
        }
        return facts
    }

    private func fact(of variant: String) -> Facts {
        switch variant {
        case "dark": return Facts(Self.scheme, 1)
        case "light", "not-dark": return Facts(Self.scheme, 0)
        default: break
        }
        let plain = Self.withoutName(variant)
        return Facts(key(plain, Self.kind(of: plain)))
    }

    /// `group-hover` for `group-hover/item`.
    private static func withoutName(_ variant: String) -> String {
        guard variant.hasPrefix("group-") || variant.hasPrefix("peer-"),
            let slash = variant.lastIndex(of: "/"), !variant.hasSuffix("]")
        else { return variant }
        return String(variant[..<slash])
    }

    private static func kind(of variant: String) -> Kind {
        if parts.contains(variant) { return .part }
        if ["*", "**", "details-content"].contains(variant) { return .elsewhere }
        if variant.hasPrefix("["), let ampersand = variant.firstIndex(of: "&") {
            // `[&_svg]` and `[&>*]` are other elements, `[&:hover]` and `[.open_&]` are this one.
            let rest = variant[variant.index(after: ampersand)...]
            let isOther = rest.contains { " _>+~".contains($0) }
            return isOther ? .elsewhere : rest.hasPrefix("::") ? .part : .state
        }
        return mediaStarts.contains(where: variant.hasPrefix) ? .media : .state
    }

    /// The part before or after the text that facts are about.
    func drawnPart(of facts: Facts) -> Int? {
        facts.items.first { fact in
            guard kinds[fact.key] == .part else { return false }
            let name = name(fact.key)
            return name.includes("before") || name.includes("after")
        }?.key
    }
}
