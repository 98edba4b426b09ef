import ColorScience
import SourceText

/// A custom property of one mode; its name is without `--` and the site's prefix.
package struct CustomProperty: Sendable {
    package let name: String
    /// The value on every display; a colour's is in sRGB.
    package let value: String
    /// The value on displays that show more than sRGB; nil if it is the same.
    package private(set) var wide: String?
    package let isColor: Bool
    /// The property to write as `var()` instead of the value.
    fileprivate(set) var reference: String?

    init(_ name: String, _ value: String) {
        self.name = name
        self.value = value
        isColor = false
    }

    init(_ name: String, _ color: ThemeColor) {
        self.name = name
        value = color.display.css
        isColor = true
        let shown = color.wideTwin ?? color.color
        guard color.wideTwin != nil || !shown.isInSRGBGamut else { return }
        // With the alpha that was judged.
        let alpha = shown.mapped.alpha
        let isSame = alpha == shown.alpha
        wide = (isSame ? shown : shown.withAlpha(alpha)).css
    }

    // Bytes, because a browser tells apart two Unicode spellings of a font's name.
    fileprivate func hasValue(of other: CustomProperty) -> Bool {
        value.utf8.elementsEqual(other.value.utf8) && wide == other.wide
    }
}

extension [CustomProperty] {
    /// Replaces values by references to the properties in `targets`, where both have the same value.
    func referring(to targets: [String: String]) -> [CustomProperty] {
        // Two tokens of one name, which a finding reports, could refer to each other in a circle.
        let named = Dictionary(grouping: self, by: \.name)
        let unique = named.compactMapValues { $0.count == 1 ? $0[0] : nil }
        return map { property in
            guard unique[property.name] != nil, let target = targets[property.name],
                unique[target]?.hasValue(of: property) ?? false
            else { return property }
            var property = property
            property.reference = target
            return property
        }
    }

    /// The names of the properties that differ between this list and any of the others.
    package func names(alteredIn others: some Collection<[CustomProperty]>) -> Set<String> {
        if others.isEmpty { return [] }
        let own = Dictionary(map { ($0.name, $0) }) { $1 }
        return others.reduce(into: []) { altered, other in
            for property in other {
                if let twin = own[property.name], twin.reference == property.reference,
                    twin.hasValue(of: property)
                {
                    continue
                }
                altered.insert(property.name)
            }
        }
    }

    /// The declarations, one a line, and those for displays beyond sRGB; `prefix` is `--acme-`, for example.
    func declarations(prefix: String) -> (all: [UInt8], wide: [UInt8]) {
        let start = [UInt8]("  \(prefix)".utf8)
        let colon = [UInt8](": ".utf8)
        let end = [UInt8](";\n".utf8)
        func declare(_ name: String, _ value: String, in declarations: inout [UInt8]) {
            declarations += start
            declarations.append(text: name)
            declarations += colon
            declarations.append(text: value)
            declarations += end
        }
        var all = [UInt8]()
        var wide = [UInt8]()
        all.reserveCapacity(40 * count)
        for property in self {
            // A reference is wide where its target is.
            if let reference = property.reference {
                declare(property.name, "var(\(prefix)\(reference))", in: &all)
                continue
            }
            declare(property.name, property.value, in: &all)
            if let value = property.wide {
                declare(property.name, value, in: &wide)
            }
        }
        return (all, wide)
    }
}
