import ColorScience
import Findings
import SourceText
import SourceTrees
import ThemeModel

/// Writes a document in themepreview's own format: one tree, as YAML or as JSON.
struct ThemeWriter {
    private let document: ThemeDocument
    private let members: [(key: String, value: JSONValue)]

    init(_ document: ThemeDocument) throws(ThemeWritingError) {
        self.document = document
        members = try Self.members(of: document)
    }

    /// A file without a value would be read as empty.
    var yaml: String { members.isEmpty ? "{}\n" : YAMLWriter.text(of: members) }

    /// JSON without a file has no file name to give the id, so the id is written unless the name gives the same one.
    var json: String {
        let isImplied = document.id == ThemeID.make(from: document.name ?? "theme")
        let id = isImplied ? [] : [(key: "id", value: JSONValue.string(document.id))]
        var text = JSONValue.object(id + members).indented
        // YAML folds these line breaks and refuses these scalars, so a reader needs them escaped.
        for scalar in "\u{2028}\u{2029}\u{FEFF}\u{FFFE}\u{FFFF}".unicodeScalars {
            let code = String(scalar.value, radix: 16)
            text = text.replacing(String(scalar), with: "\\u\(code)")
        }
        return text
    }

    private typealias Members = [(key: String, value: JSONValue)]

    private static func members(of document: ThemeDocument) throws(ThemeWritingError) -> Members {
        var members: Members = []
        members.add("name", document.name)
        members.add("description", document.description)
        members.add("author", document.author)
        members.add("license", document.license)
        members.add("homepage", document.homepage)
        members.add("kind", document.kind?.rawValue)
        members.add("extends", document.base?.value)
        members += try Self.members(of: document.appearance, path: "")
        members.add(
            "modes",
            try document.modes.members { name, mode throws(ThemeWritingError) in
                var members: Members = []
                members.add("contrast", mode.contrast?.value.rawValue)
                return .object(members + (try Self.members(of: mode, path: "modes.\(name).")))
            }
        )
        members.add("contrast", Self.members(of: document.contrast))
        members.add("css", document.style?.css)
        return members
    }

    private static func members(of appearance: Appearance, path: String) throws(ThemeWritingError)
        -> Members
    {
        var members: Members = []
        members.add("scheme", appearance.scheme?.value.rawValue)
        let palette = try colors(appearance.palette, path: "\(path)palette.")
        members.add("palette", palette + gradients(appearance.gradients, in: "palette."))
        // A palette has no colours that others give.
        let roles = appearance.unset.sorted().filter { !$0.hasPrefix("palette.") }
        let derived = roles.map { role in
            (key: role, value: JSONValue.string(ColorReader.derived))
        }
        let colors = try colors(appearance.colors, path: "\(path)colors.")
        let grounds = gradients(appearance.gradients, in: "colors.")
        members.add("colors", colors + grounds + derived)
        var fonts: Members = []
        fonts.add("families", appearance.families.members { .list($1.value.map(JSONValue.string)) })
        fonts.add("styles", appearance.styles.members { .object(self.members(of: $1)) })
        members.add("fonts", fonts)
        members.add("layout", layout(appearance.layout))
        var components: Members = []
        for component in Component.allCases {
            guard let descriptor = appearance.components[component] else { continue }
            let path = "\(path)components.\(component.rawValue)."
            components.append(
                (component.rawValue, .object(try self.members(of: descriptor, path: path)))
            )
        }
        members.add("components", components)
        return members
    }

    private static func colors(
        _ table: Table<Located<ColorExpression>>,
        path: String
    ) throws(ThemeWritingError) -> Members {
        try table.members { name, color throws(ThemeWritingError) in
            try text(of: color.value, path: path + name)
        }
    }

    /// The gradients of a group that are understood; the others are not judged, either.
    private static func gradients(
        _ table: Table<Located<GradientExpression>>,
        in group: String
    ) -> Members {
        table.compactMap { path, gradient in
            guard let name = path.suffix(after: group) else { return nil }
            let text = gradient.value.css { color in
                guard case .string(let text)? = try? self.text(of: color, path: path) else {
                    return nil
                }
                return text
            }
            return text.map { (name, .string($0)) }
        }
    }

    private static func members(of font: FontDescriptor) -> Members {
        var members: Members = []
        switch font.family?.value {
        case .named(let name): members.add("family", name)
        case .stack(let stack): members.append(("family", .list(stack.map(JSONValue.string))))
        case nil: break
        }
        members.add("size", font.size.map { text(of: $0.value) })
        if let weight = font.weight { members.append(("weight", .integer(weight.value))) }
        members.add("slant", font.slant?.value.rawValue)
        members.add("width", font.width.map { number($0.value) + "%" })
        if let height = font.lineHeight { members.append(("lineHeight", .number(height.value))) }
        members.add("letterSpacing", font.letterSpacing.map { text(of: $0.value) })
        if let features = font.features {
            members.append(("features", .list(features.value.map(JSONValue.string))))
        }
        if let scale = font.scale { members.append(("scale", .number(scale.value))) }
        return members
    }

    /// `spacing.md` is written as `md` in the group `spacing`.
    private static func layout(_ table: Table<Located<DimensionExpression>>) -> Members {
        var members: Members = []
        for (name, expression) in table {
            let value = JSONValue.string(text(of: expression.value))
            let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
            if parts.count == 1 {
                members.append((name, value))
            } else if let index = members.firstIndex(where: { $0.key == parts[0] }),
                case .object(let group) = members[index].value
            {
                members[index].value = .object(group + [(parts[1], value)])
            } else {
                members.append((parts[0], .object([(parts[1], value)])))
            }
        }
        return members
    }

    private static func members(
        of component: ComponentDescriptor,
        path: String
    ) throws(ThemeWritingError) -> Members {
        var members: Members = []
        for state in ComponentState.allCases {
            guard let colors = component.colors[state] else { continue }
            let path = state == .normal ? path : "\(path)\(state.rawValue)."
            var parts: Members = []
            for part in ComponentColor.allCases {
                guard let color = colors[part] else { continue }
                parts.append((part.rawValue, try text(of: color.value, path: path + part.rawValue)))
            }
            if state == .normal { members += parts } else { members.add(state.rawValue, parts) }
        }
        for dimension in ComponentDimension.allCases {
            members.add(
                dimension.rawValue,
                component.dimensions[dimension].map { text(of: $0.value) }
            )
        }
        return members
    }

    private static func members(of contrast: ContrastRequirements) -> Members {
        var members: Members = []
        members.add("level", contrast.level?.rawValue)
        members.add("pairs", contrast.pairs.map { written($0.value) })
        members.add("distinct", contrast.distinct.map { .list($0.value.map(JSONValue.string)) })
        members.add("order", contrast.orders.map { .list($0.value.map { .string($0.phrase) }) })
        members.add("ladder", contrast.ladders.map(\.value.written))
        if contrast.margin > 0 { members.append(("margin", .number(contrast.margin))) }
        members.add("waivers", contrast.waivers.map(written))
        return members
    }

    private static func written(_ waiver: Waiver) -> JSONValue {
        let pair = "\(waiver.foreground) on \(waiver.background)"
        return [
            "pair": waiver.css == nil ? .string(pair) : nil,
            "css": .text(waiver.css),
            "mode": .text(waiver.mode),
            "modes": waiver.mode == nil ? list(waiver.modes) : nil,
            "reason": .string(waiver.reason),
            "expires": .text(waiver.expires?.description),
            "rule": waiver.rule == .lowContrast ? nil : .string(waiver.rule.rawValue),
        ]
    }

    private static func written(_ pair: RequiredPair) -> JSONValue {
        let name = pair.name
        if pair == RequiredPair(PairName(name.foreground, on: name.background)) {
            return .string(pair.phrase)
        }
        let isOne = pair.alternatives.isEmpty
        let phrases = ([name] + pair.alternatives).map(\.phrase)
        return [
            "pair": isOne ? nil : list(phrases),
            "enough": isOne ? nil : "one",
            "foreground": isOne ? .string(name.foreground) : nil,
            "background": isOne ? .string(name.background) : nil,
            "use": name.use == .text && pair.ratio != nil ? nil : .string(name.use.rawValue),
            "ratio": pair.writtenRatio, "reason": .text(pair.reason),
            "modes": list(pair.modes), "between": list(pair.extremes.map { text(of: $0) }),
            "except": list(pair.exceptions.map(\.name)),
        ]
    }

    private static func list(_ names: [String]) -> JSONValue? {
        names.isEmpty ? nil : .list(names.map(JSONValue.string))
    }
}

extension ThemeWriter {
    private static func text(of expression: ColorExpression, path: String) throws(ThemeWritingError)
        -> JSONValue
    {
        switch expression.source {
        case .literal(let color):
            if let alpha = expression.alpha {
                .string(text(of: color.withAlpha(alpha)))
            } else {
                .string(text(of: color, written: expression.written))
            }
        case .reference(let path):
            .string("{\(path)}" + (expression.alpha.map { " / \(number($0))" } ?? ""))
        case .computed(let text):
            .string(text)
        case .unreadable: throw ThemeWritingError(path: path)
        }
    }

    /// The first of these texts that reads back as exactly this colour: hex, the CSS of browsers, its own, six digits, all.
    private static func text(of color: Color, written: String? = nil) -> String {
        let texts = [
            color.clipped.rgb.hex, color.css, written ?? "",
            function(of: color, CSSNumber.text), function(of: color, number),
        ]
        return texts.first { (try? Color(parsing: $0)) == color } ?? color.css
    }

    private static func function(of color: Color, _ number: (Double) -> String) -> String {
        let isRGB = color.space == .srgb && color.css.hasPrefix("rgb")
        let values = zip(color.components.array, scales(of: color, isRGB: isRGB)).map(*)
        let missing: [MissingComponents] = [.first, .second, .third]
        let numbers = zip(values, missing).map { value, component in
            color.missing.contains(component) ? "none" : number(value)
        }
        var text = numbers.joined(separator: " ")
        if color.missing.contains(.alpha) {
            text += " / none"
        } else if color.alpha < 1 {
            text += " / \(number(color.alpha))"
        }
        return switch color.space {
        case .lab, .lch, .oklab, .oklch, .hsl, .hwb: "\(color.space.rawValue)(\(text))"
        case _ where isRGB: "rgb(\(text))"
        default: "color(\(color.space.rawValue) \(text))"
        }
    }

    private static func scales(of color: Color, isRGB: Bool) -> [Double] {
        if isRGB { return [255, 255, 255] }
        let isPercentage = color.space == .hsl || color.space == .hwb
        return isPercentage ? [1, 100, 100] : [1, 1, 1]
    }

    private static func text(of dimension: Dimension) -> String {
        number(dimension.value) + dimension.unit.rawValue
    }

    private static func text(of expression: DimensionExpression) -> String {
        switch expression {
        case .literal(let dimension): text(of: dimension)
        case .reference(let path): "{\(path)}"
        }
    }

    /// In full precision, unless that takes an exponent, which theme files do not have.
    private static func number(_ value: Double) -> String {
        let exact =
            value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(value)
        return exact.contains("e") ? CSSNumber.text(of: value) : exact
    }
}

extension Table {
    fileprivate func members<Failure: Error>(
        _ value: (String, Value) throws(Failure) -> JSONValue
    ) throws(Failure) -> [(key: String, value: JSONValue)] {
        var members: [(key: String, value: JSONValue)] = []
        for (name, element) in self { members.append((name, try value(name, element))) }
        return members
    }
}

extension [(key: String, value: JSONValue)] {
    fileprivate mutating func add(_ key: String, _ text: String?) {
        if let text { append((key, .string(text))) }
    }

    fileprivate mutating func add(_ key: String, _ members: Self) {
        if !members.isEmpty { append((key, .object(members))) }
    }

    fileprivate mutating func add(_ key: String, _ items: [JSONValue]) {
        if !items.isEmpty { append((key, .list(items))) }
    }
}
