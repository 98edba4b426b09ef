import ColorScience
import Findings
import SourceText
import SourceTrees
import ThemeModel

/// One appearance out of the properties that a page has in it.
struct AppearanceOfStyles {
    let names: StyleNames
    let properties: Table<SourceNode>
    let registered: RegisteredProperties
    var values: StyleValues
    /// The properties that are colours by their names, and all that these refer to.
    private let needed: Set<String>
    /// The properties that other displays than those of sRGB have otherwise, and what they have.
    let wide: Table<SourceNode>
    var wideValues: StyleValues?
    let isDark: Bool
    /// The properties that a theme has no place for.
    private(set) var unplaced: [(property: String, location: SourceLocation)] = []
    /// The properties with names of colours that have a number, which other properties may be made of.
    private var numbers: [(property: String, node: SourceNode)] = []

    init(
        _ properties: Table<SourceNode>,
        isDark: Bool,
        names: StyleNames,
        registered: RegisteredProperties,
        bare: Set<String>,
        wide: Table<SourceNode>
    ) {
        self.properties = properties
        self.names = names
        self.registered = registered
        self.isDark = isDark
        values = StyleValues(properties, isDark: isDark, registered: registered, bare: bare)
        needed = names.needed(among: properties)
        self.wide = wide
        if wide.isEmpty { return }
        var all = properties
        all.merge(wide)
        wideValues = StyleValues(all, isDark: isDark, registered: registered, bare: bare)
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
        reportUnusedBranch(in: &colors)
        for (property, node) in properties where property.hasPrefix("--") {
            // A property that only repeats another has no place of its own.
            guard let place = names.places[property] else { continue }
            let color = self.color(of: property, node, &colors, orInto: &appearance)
            if let color { appearance.set(place, to: color) }
        }
        judgeNumbers(in: &appearance, &colors)
        judgeSecondNames(in: &appearance, &colors)
        unplaced.removeAll { values.used.contains($0.property) }
        addSharedRoles(to: &appearance)
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
        if let place = names.places[property], !place.hasPrefix("colors."),
            let gradient = gradient(of: property, node)
        {
            appearance.gradients[place] = Located(gradient, at: node.location)
            return nil
        }
        if registered.staysAtRoot(property) {
            return colorBelowRoot(of: property, node, &colors)
        }
        switch values.value(of: property, alias: { names.place($0) }) {
        case .color(let expression):
            guard let both = adding(wideColorOf: property, to: expression) else {
                let problem = ColorProblem("its colour for wide displays cannot be read")
                let place = wide[property] ?? node
                return colors.color(.misunderstood(problem), of: property, at: place)
            }
            return colors.color(.understood(both), of: property, at: node)
        case .bareChannels:
            colors.addOnce("channels", .channels(property, at: node.location))
            return Located(ColorExpression(.unreadable), at: node.location)
        case .outside(let name):
            // Of several names that lead out of the file the last has the finding.
            if node.text.flatMap(StyleValues.target).map(properties.contains) != true {
                colors.addOnce("outside", .outside(name, of: property, at: node.location))
            }
            return isNeeded ? unknown(property, node) : nil
        case .circle(let names):
            colors.addOnce("outside", .circle(property, names, at: node.location))
            return isNeeded ? Located(ColorExpression(.unreadable), at: node.location) : nil
        case .other(let text, let error):
            if areChannelsOfTwin(property, text) { return nil }
            let value = OtherValue(text: text, error: error, isNeeded: isNeeded)
            return color(of: property, value, at: node, &colors, orInto: &appearance)
        }
    }

    /// `--red-rgb` has the channels of `--red`, for rules that add an alpha.
    private func areChannelsOfTwin(_ property: String, _ text: String) -> Bool {
        guard let ending = ["-rgb", "-hsl"].first(where: property.hasSuffix),
            StyleText.isChannels(text)
        else { return false }
        return properties.contains(String(property.dropLast(ending.count)))
    }

    /// A value that is no colour, or none that is known.
    private struct OtherValue {
        let text: String
        let error: ColorParsingError?
        let isNeeded: Bool

        var mayBeColor: Bool {
            if StyleText.isLine(text) { return false }
            return StyleText.isColorLike(text) || isNeeded && !StyleText.isPlainlyNoColor(text)
        }

        /// A browser may know the colour, so that it is no mistake of the file.
        func isOfBrowser(_ reading: ColorReading) -> Bool {
            reading.isOfPlace || !isNeeded && StyleText.isComputed(text)
        }
    }

    /// The unknown colour of a value; nil where it is none, which the appearance gets if it is a font or a length.
    private mutating func color(
        of property: String,
        _ value: OtherValue,
        at node: SourceNode,
        _ colors: inout ForeignColors,
        orInto appearance: inout Appearance
    ) -> Located<ColorExpression>? {
        if value.text.isEmpty {
            if !value.isNeeded { return nil }
            return colors.color(.misunderstood(.empty), of: property, at: node)
        }
        let hasMiddle = properties.contains("--radius-md")
        if let metric = StyleMetric(value.text, of: property, hasMiddleRadius: hasMiddle) {
            metric.set(in: &appearance, at: node.location)
            return nil
        }
        if value.isNeeded, StyleText.isNumber(value.text), !registered.isTyped(property) {
            numbers.append((property, node))
            return nil
        }
        guard value.mayBeColor else {
            unplaced.append((property, node.location))
            return nil
        }
        if let alias = alias(of: property, node) { return alias }
        var reading = ColorReading(css: node)
        if let error = value.error { reading = .misunderstood(ColorProblem(error)) }
        let severity: Severity = value.isOfBrowser(reading) ? .warning : .error
        return colors.color(reading, of: property, at: node, severity)
    }

    /// A number under the name of a colour is a mistake, unless another property takes it, as a hue.
    private mutating func judgeNumbers(
        in appearance: inout Appearance,
        _ colors: inout ForeignColors
    ) {
        for (property, node) in numbers where !values.used.contains(property) {
            let reading = ColorReading(css: node)
            guard let place = names.places[property],
                let color = colors.color(reading, of: property, at: node)
            else { continue }
            appearance.set(place, to: color)
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

    /// The unknown colour of a property: that of the property that it is an alias of, which has a finding of its own.
    private func unknown(_ property: String, _ node: SourceNode) -> Located<ColorExpression> {
        alias(of: property, node) ?? Located(ColorExpression(.unreadable), at: node.location)
    }

    private func alias(of property: String, _ node: SourceNode) -> Located<ColorExpression>? {
        guard let target = node.text.flatMap(StyleValues.target), target != property,
            properties.contains(target), !registered.staysAtRoot(target),
            let place = names.place(target), place != names.places[property]
        else { return nil }
        return Located(ColorExpression(.reference(place)), at: node.location)
    }

    /// The colour that elements have where they do not inherit the property.
    private mutating func colorBelowRoot(
        of property: String,
        _ node: SourceNode,
        _ colors: inout ForeignColors
    ) -> Located<ColorExpression>? {
        let initial = registered.initialValue(of: property)
        let color = initial.flatMap { try? Color(computing: $0, in: ColorScope(isDark: false)) }
        if case .color(let set) = values.value(of: property, alias: { _ in nil }) {
            if let color, set.source == .literal(color) {
                return colors.color(.understood(set), of: property, at: node)
            }
        } else if color == nil {
            return nil
        }
        let finding = Finding.uninherited(property, at: node.location)
        colors.addOnce("inherits", finding)
        let expression = ColorExpression(color.map { .literal($0) } ?? .unreadable)
        return Located(expression, at: node.location)
    }

    /// Reports a `light-dark()` whose second colour no browser shows, as nothing sets `color-scheme`.
    private func reportUnusedBranch(in colors: inout ForeignColors) {
        guard UsedScheme(properties["color-scheme"]?.text).stated.isEmpty else { return }
        let first = properties.first { name, node in
            name.hasPrefix("--") && node.text?.includes("light-dark(") == true
        }
        if let node = first?.value {
            colors.addOnce("light-dark", .unusedBranch(at: node.location))
        }
    }
}

extension Appearance {
    mutating func set(_ place: String, to color: Located<ColorExpression>) {
        let name = String(place.drop { $0 != "." }.dropFirst())
        if place.hasPrefix("colors.") { colors[name] = color } else { palette[name] = color }
    }
}
