import ColorScience
import Findings
import SourceText
import SourceTrees
import ThemeModel

/// One appearance out of the properties that a page has in it.
struct AppearanceOfStyles {
    let names: StyleNames
    private let properties: Table<SourceNode>
    private var values: StyleValues
    /// The properties that other displays than those of sRGB have otherwise, and what they have.
    private let wide: Table<SourceNode>
    private var wideValues: StyleValues?
    /// The properties whose `var()` leads to a name that the sheet does not set, with that name.
    private(set) var outside: [(property: String, name: String, location: SourceLocation)] = []
    /// The properties that are channels without a function, where the sheet takes them for colours.
    private(set) var bare: [(property: String, location: SourceLocation)] = []
    /// The properties that look like colours and cannot be read.
    private(set) var unreadable: [(property: String, location: SourceLocation)] = []
    /// The properties that a theme has no place for.
    private(set) var unplaced: [(property: String, location: SourceLocation)] = []

    init(
        _ properties: Table<SourceNode>,
        scheme: Scheme,
        names: StyleNames,
        known: [String: String],
        bare: Set<String>,
        wide: Table<SourceNode>
    ) {
        self.properties = properties
        self.names = names
        values = StyleValues(properties, scheme: scheme, known: known, bare: bare)
        self.wide = wide
        if wide.isEmpty { return }
        var all = properties
        all.merge(wide)
        wideValues = StyleValues(all, scheme: scheme, known: known, bare: bare)
    }

    mutating func appearance(_ scheme: Scheme?, _ contrast: ContrastPreference?) -> Appearance {
        var appearance = Appearance()
        let start = properties.names.first.flatMap { properties[$0]?.location }
        appearance.scheme = scheme.map {
            Located($0, at: properties["color-scheme"]?.location ?? start)
        }
        appearance.contrast = contrast.map { Located($0, at: start) }
        for (property, node) in properties where property.hasPrefix("--") {
            let names = names
            // A property that only repeats another has no place of its own.
            guard let place = names.places[property] else { continue }
            switch values.value(of: property, alias: { names.place($0) }) {
            case .color(let expression):
                let both = adding(wideColorOf: property, to: expression)
                appearance.set(place, to: Located(both, at: node.location))
            case .bareChannels:
                bare.append((property, node.location))
                appearance.set(
                    place,
                    to: Located(ColorExpression(.unreadable), at: node.location)
                )
            case .outside(let name):
                outside.append((property, name, node.location))
                // Tailwind's names are colours, known or not.
                if property.hasPrefix("--color-") {
                    appearance.set(
                        place,
                        to: Located(ColorExpression(.unreadable), at: node.location)
                    )
                }
            case .other(let text): read(text, of: property, at: node.location, into: &appearance)
            }
        }
        unplaced.removeAll { values.used.contains($0.property) }
        addKnownRoles(to: &appearance)
        return appearance
    }

    /// The expression with the colour of displays beyond sRGB, where that is another one; unknown where it is none.
    private mutating func adding(
        wideColorOf property: String,
        to expression: ColorExpression
    ) -> ColorExpression {
        if wide.isEmpty { return expression }
        // The colour that an alias names has its own one for these displays.
        if case .reference = expression.source, !wide.contains(property) { return expression }
        let here = values.value(of: property) { _ in nil }
        let there = wideValues?.value(of: property) { _ in nil }
        guard case .color(var both) = here,
            case .color(let other)? = there,
            case .literal(let color) = other.source
        else {
            if let location = (wide[property] ?? properties[property])?.location {
                unreadable.append((property, location))
            }
            return ColorExpression(.unreadable)
        }
        if both == other { return expression }
        // What all displays show may be the same colour, mapped into sRGB.
        if case .literal(let shown) = both.source, shown.mapped == color.mapped {
            both.source = other.source
        }
        both.wide = color
        return both
    }

    /// Takes fonts and dimensions by our names; notes what looks like a colour.
    private mutating func read(
        _ text: String,
        of property: String,
        at location: SourceLocation,
        into appearance: inout Appearance
    ) {
        let name = property.dropFirst(2)
        // Tailwind has one radius, which others are made of.
        let isRadius = name == "radius" && !properties.contains("--radius-md")
        let parts =
            isRadius ? ["radius", "md"] : name.split(separator: "-", maxSplits: 1).map(String.init)
        if parts.count == 2, parts[0] == "font", let stack = Self.stack(text),
            TokenName.isWord(parts[1]),
            !parts[1].contains("-")
        {
            appearance.families[parts[1]] = Located(stack, at: location)
        } else if parts.count == 2,
            let group = ["radius": "radius", "spacing": "spacing", "space": "spacing"][parts[0]],
            TokenName.isWord(parts[1]), let dimension = Dimension(styled: text)
        {
            appearance.layout["\(group).\(parts[1])"] = Located(.literal(dimension), at: location)
        } else if text.hasPrefix("#") || Self.functions.contains(where: text.hasPrefix) {
            unreadable.append((property, location))
        } else {
            unplaced.append((property, location))
        }
    }

    private static let functions = [
        "rgb", "hsl", "hwb(", "lab(", "lch(", "oklab(", "oklch(", "color(", "color-mix(",
        "light-dark(", "--alpha(",
        "contrast-color(",
    ]

    private static func stack(_ text: String) -> [String]? {
        guard text.utf8.allSatisfy({ !"(){};#%".utf8.contains($0) }),
            text.contains(where: \.isLetter)
        else {
            return nil
        }
        let names = text.split(separator: ",").map {
            $0.trimmed.description.trimming { $0 == "\"" || $0 == "'" }
        }
        let isStack = names.allSatisfy {
            !$0.isEmpty && !($0.first?.isNumber ?? true) && $0.utf8.count <= 200
        }
        return isStack && names.count <= TextLimits.fontStack ? names : nil
    }

    /// The roles of shadcn and daisyUI, whose files are themes by these very names.
    private func addKnownRoles(to appearance: inout Appearance) {
        for manner in MappingSet.builtIn.manners where manner.isOfThemes {
            func place(_ role: String) -> String? {
                manner.roles[role]?.lazy.compactMap { name in
                    names.place("--\(name)") ?? names.place("--color-\(name)")
                }.first { appearance.has($0) }
            }
            guard place("background") != nil, place("text") != nil else { continue }
            for role in manner.roles.names where appearance.colors[role] == nil {
                guard let place = place(role), place != "colors.\(role)" else { continue }
                appearance.colors[role] = Located(
                    ColorExpression(.reference(place)),
                    at: appearance.color(at: place)?.location
                )
            }
        }
    }
}

extension Appearance {
    fileprivate func has(_ place: String) -> Bool { color(at: place) != nil }

    fileprivate mutating func set(_ place: String, to color: Located<ColorExpression>) {
        let name = String(place.drop { $0 != "." }.dropFirst())
        if place.hasPrefix("colors.") { colors[name] = color } else { palette[name] = color }
    }
}
