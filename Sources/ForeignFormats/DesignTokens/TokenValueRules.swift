import ColorScience
import Findings
import SourceText
import SourceTrees
import ThemeModel

/// What the format asks of a value, for the types that a theme has a place for.
///
/// Source: Design Tokens Format Module, §8 and §9.7, and Color Module, §4, 2025.10.
struct TokenValueRules {
    struct Flaw {
        let kind: String
        /// What comes after the token's name.
        let message: String
        let help: String

        static func form(_ message: String, _ help: String) -> Flaw {
            Flaw(kind: "form", message: message, help: help)
        }
    }

    let tokens: TokenFile

    /// The first thing that is wrong with a value; nil for one that keeps the rules, and for other types.
    func flaw(in value: SourceNode, type: String) -> Flaw? {
        switch type {
        case "color": color(value)
        case "dimension": length(value, units: ["px", "rem"])
        case "duration": length(value, units: ["ms", "s"])
        case "fontFamily": family(value)
        case "fontWeight": weight(value)
        case "number":
            value.number == nil ? .form("is no number", "write a number without quotes") : nil
        case "typography": typography(value)
        default: nil
        }
    }

    /// A text is what earlier drafts had: it is read, and judged, as CSS.
    private func color(_ value: SourceNode) -> Flaw? {
        guard case .mapping(let members) = value.content else { return nil }
        if let flaw = innerAlias(in: members.map(\.value)) { return flaw }
        if let hex = value["hex"], hex["$ref"] == nil, !Self.isCode(hex) {
            return Flaw(
                kind: "hex",
                message: "has the hex code '\((hex.text ?? "").excerpt)'",
                help: "write six digits; the components count"
            )
        }
        let space = part("colorSpace", of: value)?.text ?? ""
        guard let ranges = ColorSpace(rawValue: space).flatMap(TokenComponents.ranges),
            case .sequence(let items)? = part("components", of: value)?.content
        else {
            return value["hex"] == nil
                ? nil : .form("has no space and components", "write both; the hex code counts")
        }
        if let flaw = innerAlias(in: items) { return flaw }
        for (item, range) in zip(items, ranges) {
            guard let number = tokens.value(of: item)?.number, !range.contains(number) else {
                continue
            }
            return outside(
                "the component \(number)",
                "in \(space.excerpt), where \(Self.words(range))"
            )
        }
        guard let alpha = part("alpha", of: value)?.number, !(0...1).contains(alpha) else {
            return nil
        }
        return outside("the alpha \(alpha)", "and it goes from 0 to 1")
    }

    private func outside(_ what: String, _ rest: String) -> Flaw {
        Flaw(
            kind: "range",
            message: "has \(what) \(rest)",
            help: "it is read as CSS reads it: write one inside the range"
        )
    }

    private static func words(_ range: Range<Double>) -> String {
        if range.upperBound == .infinity { return "it is not negative" }
        return range.upperBound == 360
            ? "it is less than 360" : "it goes from 0 to \(Int(range.upperBound))"
    }

    /// Braces name tokens; a part of a value is reached by a pointer.
    private func innerAlias(in values: [SourceNode]) -> Flaw? {
        guard let alias = values.lazy.compactMap(\.text).first(where: { $0.hasPrefix("{") }) else {
            return nil
        }
        return Flaw(
            kind: "inner",
            message: "has the alias '\(alias.excerpt)' inside its value",
            help: "write a pointer there, as in { \"$ref\": \"#/scale/half/$value\" }"
        )
    }

    private func length(_ value: SourceNode, units: Set<String>) -> Flaw? {
        let help = "write it as { \"value\": 1, \"unit\": \"\(units.sorted()[0])\" }"
        guard case .mapping(let members) = value.content else {
            let isDraft =
                value.number == nil && value.text.flatMap { try? Dimension(parsing: $0) } != nil
            return isDraft ? nil : .form("is no number with a unit", help)
        }
        if let flaw = innerAlias(in: members.map(\.value)) { return flaw }
        if part("value", of: value)?.number == nil {
            return .form("has no number as its 'value'", help)
        }
        guard let unit = part("unit", of: value)?.text else { return .form("has no 'unit'", help) }
        return units.contains(unit)
            ? nil
            : Flaw(
                kind: "unit",
                message: "has the unit '\(unit.excerpt)'",
                help: "a dimension is in px or rem, a duration in ms or s"
            )
    }

    private func family(_ value: SourceNode) -> Flaw? {
        var names = [value]
        if case .sequence(let items) = value.content {
            names = items.compactMap { tokens.value(of: $0) ?? $0 }
        }
        let areTexts = names.allSatisfy { $0.text != nil && $0.number == nil }
        return areTexts && !names.isEmpty
            ? nil : .form("is no font", "write a name in quotes, or a list of names")
    }

    private func weight(_ value: SourceNode) -> Flaw? {
        let isWeight =
            value.number.map((1...1000).contains)
            ?? (TokenTypography.weights[value.text ?? ""] != nil)
        return isWeight
            ? nil
            : .form(
                "has the weight '\((value.text ?? "").excerpt)'",
                "write a number from 1 to 1000, or a name such as 'semi-bold'"
            )
    }

    private func typography(_ value: SourceNode) -> Flaw? {
        let members = [
            "fontFamily": "fontFamily", "fontSize": "dimension", "fontWeight": "fontWeight",
            "letterSpacing": "dimension", "lineHeight": "number",
        ]
        for (name, type) in members.sorted(by: { $0.key < $1.key }) {
            guard let member = value[name] else {
                return .form(
                    "has no '\(name)'",
                    "write all of \(members.keys.sorted().joined(separator: ", "))"
                )
            }
            guard let end = tokens.value(of: member) else {
                return .form(
                    "has a '\(name)' that refers to no token",
                    "name a token that has a value"
                )
            }
            if let flaw = flaw(in: end, type: type) {
                return Flaw(
                    kind: flaw.kind,
                    message: "has a '\(name)' that \(flaw.message)",
                    help: flaw.help
                )
            }
        }
        return nil
    }

    private func part(_ key: String, of value: SourceNode) -> SourceNode? {
        value[key].flatMap { tokens.value(of: $0) }
    }

    private static func isCode(_ hex: SourceNode) -> Bool {
        guard let text = hex.text, hex.number == nil, text.utf8.count == 7, text.hasPrefix("#")
        else { return false }
        return text.dropFirst().allSatisfy { $0.isASCII && $0.isHexDigit }
    }
}
