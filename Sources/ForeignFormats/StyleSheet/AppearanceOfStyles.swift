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
    /// The properties that are colours by their names, and all that these refer to.
    private let needed: Set<String>
    /// The properties that other displays than those of sRGB have otherwise, and what they have.
    private let wide: Table<SourceNode>
    private var wideValues: StyleValues?
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
        needed = Self.needed(among: properties, names)
        self.wide = wide
        if wide.isEmpty { return }
        var all = properties
        all.merge(wide)
        wideValues = StyleValues(all, scheme: scheme, known: known, bare: bare)
    }

    mutating func appearance(
        _ scheme: Scheme?,
        _ contrast: ContrastPreference?,
        _ colors: inout ForeignColors
    ) -> Appearance {
        var appearance = Appearance()
        let start = properties.names.first.flatMap { properties[$0]?.location }
        appearance.scheme = scheme.map {
            Located($0, at: properties["color-scheme"]?.location ?? start)
        }
        appearance.contrast = contrast.map { Located($0, at: start) }
        for (property, node) in properties where property.hasPrefix("--") {
            // A property that only repeats another has no place of its own.
            guard let place = names.places[property] else { continue }
            let color = self.color(of: property, node, &colors, orInto: &appearance)
            if let color { appearance.set(place, to: color) }
        }
        unplaced.removeAll { values.used.contains($0.property) }
        addKnownRoles(to: &appearance)
        return appearance
    }
}

// MARK: - Values

extension AppearanceOfStyles {
    /// The colour of a property; nil where it is none, as a font or a length is, which the appearance gets.
    private mutating func color(
        of property: String,
        _ node: SourceNode,
        _ colors: inout ForeignColors,
        orInto appearance: inout Appearance
    ) -> Located<ColorExpression>? {
        let names = names
        let isNeeded = needed.contains(property)
        switch values.value(of: property, alias: { names.place($0) }) {
        case .color(let expression):
            guard let both = adding(wideColorOf: property, to: expression) else {
                let problem = ColorProblem("its colour for wide displays cannot be read")
                let place = wide[property] ?? node
                return colors.color(.misunderstood(problem), of: property, at: place)
            }
            return colors.color(.understood(both), of: property, at: node)
        case .bareChannels:
            colors.addOnce("channels", Self.channelsFinding(property, at: node.location))
            return Located(ColorExpression(.unreadable), at: node.location)
        case .outside(let name):
            reportOutside(name, property, node, &colors)
            if !isNeeded { return nil }
            return unknown(property, node)
                ?? Located(ColorExpression(.unreadable), at: node.location)
        case .other(let text):
            if addFontOrLength(text, of: property, at: node.location, to: &appearance) {
                return nil
            }
            guard StyleText.isColorLike(text) || isNeeded && !StyleText.isPlainlyNoColor(text)
            else {
                unplaced.append((property, node.location))
                return nil
            }
            if let alias = unknown(property, node) { return alias }
            // The columns of a text with other values in it say nothing.
            let value = SourceNode(content: .scalar(text, .block), location: node.location)
            let isComputed = StyleText.isComputed(text)
            let reading = ColorReading(
                css: node.text == text ? node : value,
                isComputed: isComputed
            )
            let isOfBrowser = reading.isOfPlace || !isNeeded && isComputed
            let severity: Severity = isOfBrowser ? .warning : .error
            return colors.color(reading, of: property, at: node, severity)
        }
    }

    /// The expression with the colour of displays beyond sRGB, where that is another one; nil where that is none.
    private mutating func adding(
        wideColorOf property: String,
        to expression: ColorExpression
    ) -> ColorExpression? {
        if wide.isEmpty { return expression }
        // The colour that an alias names has its own one for these displays.
        if case .reference = expression.source, !wide.contains(property) { return expression }
        let here = values.value(of: property) { _ in nil }
        let there = wideValues?.value(of: property) { _ in nil }
        guard case .color(var both) = here,
            case .color(let other)? = there,
            case .literal(let color) = other.source
        else { return nil }
        if both == other { return expression }
        // The value for all displays may be the same colour, mapped into sRGB.
        if case .literal(let shown) = both.source, shown.mapped == color.mapped {
            both.source = other.source
        }
        both.wide = color
        return both
    }

    private static func channelsFinding(
        _ property: String,
        at location: SourceLocation
    ) -> Finding {
        Finding(
            .invalidColor,
            .warning,
            "'\(property.excerpt)' is used as a colour, but has only the channels of one",
            help: "wrap them, as in 'hsl(220 23% 95%)': browsers paint nothing with bare channels",
            at: location
        )
    }

    /// An alias of a property whose colour is unknown, which has a finding of its own.
    private func unknown(_ property: String, _ node: SourceNode) -> Located<ColorExpression>? {
        guard let target = node.text.flatMap(StyleValues.target), target != property,
            properties.contains(target), let place = names.place(target),
            place != names.places[property]
        else { return nil }
        return Located(ColorExpression(.reference(place)), at: node.location)
    }

    private func reportOutside(
        _ name: String,
        _ property: String,
        _ node: SourceNode,
        _ colors: inout ForeignColors
    ) {
        let isCircle = properties.contains(name)
        // Of several names that lead out of the file the last has the finding.
        if !isCircle, let target = node.text.flatMap(StyleValues.target),
            properties.contains(target)
        {
            return
        }
        let message =
            isCircle
            ? "'\(property.excerpt)' leads back to itself by way of '\(name.excerpt)'"
            : "'\(property.excerpt)' takes '\(name.excerpt)', which the file does not set"
        colors.addOnce(
            "outside",
            Finding(
                .unknownReference,
                .warning,
                message,
                help: isCircle
                    ? "give one of them a colour of its own"
                    : "put what sets it into this file; until then the colour is unknown",
                at: node.location
            )
        )
    }

    /// Takes fonts and dimensions by our names.
    private func addFontOrLength(
        _ text: String,
        of property: String,
        at location: SourceLocation,
        to appearance: inout Appearance
    ) -> Bool {
        let name = property.dropFirst(2)
        // Tailwind has one radius, which others are made of.
        let isRadius = name == "radius" && !properties.contains("--radius-md")
        let parts =
            isRadius ? ["radius", "md"] : name.split(separator: "-", maxSplits: 1).map(String.init)
        guard parts.count == 2, TokenName.isWord(parts[1]) else { return false }
        if parts[0] == "font", let stack = Self.stack(text), !parts[1].contains("-") {
            appearance.families[parts[1]] = Located(stack, at: location)
            return true
        }
        let groups = ["radius": "radius", "spacing": "spacing", "space": "spacing"]
        guard let group = groups[parts[0]], let dimension = Dimension(styled: text) else {
            return false
        }
        appearance.layout["\(group).\(parts[1])"] = Located(.literal(dimension), at: location)
        return true
    }

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

    /// The names of roles of ours and of shadcn and daisyUI, and Tailwind's colours, with all that `var()` leads to.
    private static func needed(
        among properties: Table<SourceNode>,
        _ names: StyleNames
    ) -> Set<String> {
        var needed: Set<String> = []
        var queue = properties.names.filter { property in
            let isRole = names.places[property]?.hasPrefix("colors.") ?? false
            return isRole || property.hasPrefix("--color-")
                || StyleNames.ofManners.contains(property)
        }
        while let property = queue.popLast() {
            guard needed.insert(property).inserted, let text = properties[property]?.text,
                text.contains("var(")
            else { continue }
            queue += text.matches(of: /var\(\s*(--[^\s,()]+)/).map { String($0.1) }
        }
        return needed
    }

    /// The roles of shadcn and daisyUI, whose files are themes by these very names.
    private func addKnownRoles(to appearance: inout Appearance) {
        for manner in MappingSet.builtIn.manners where manner.isOfThemes {
            func place(_ role: String) -> String? {
                let properties = (manner.roles[role] ?? []).flatMap { name in
                    ["--\(name)", "--color-\(name)"]
                }
                return properties.lazy.compactMap(names.place).first { appearance.has($0) }
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
