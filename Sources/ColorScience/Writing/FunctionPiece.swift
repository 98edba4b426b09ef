/// A part of a colour function as written: a number, or the text between numbers.
enum FunctionPiece: Sendable {
    case text(String)
    /// A component, by its index and the rule it is read by.
    case component(Int, ComponentRule, Numeral)
    case alpha(Numeral)

    /// The parts of a function without comments; `nil` where they do not make the colour.
    static func all(in text: String, of color: Color) -> [FunctionPiece]? {
        guard let open = text.firstIndex(of: "(") else {
            return nil
        }
        var pieces: [FunctionPiece] = [.text(String(text[...open]))]
        var rest = text[text.index(after: open)...]
        let name = text[..<open].lowercased()
        if name.hasSuffix("color") {
            let blanks = rest.prefix(while: \.isWhitespace)
            let space = blanks + rest.dropFirst(blanks.count).prefix { !$0.isWhitespace }
            pieces.append(.text(String(space)))
            rest = rest.dropFirst(space.count)
        }
        let rules = name.contains("rgb") ? ComponentRules.rgb : color.space.rules
        var count = 0
        while let first = rest.first {
            let isText = Self.isSeparator(first)
            let run = rest.prefix { Self.isSeparator($0) == isText }
            if isText {
                pieces.append(.text(String(run)))
            } else {
                guard let numeral = Numeral(run), count <= 3 else {
                    return nil
                }
                pieces.append(
                    count == 3 ? .alpha(numeral) : .component(count, rules[count], numeral)
                )
                count += 1
            }
            rest = rest.dropFirst(run.count)
        }
        guard count >= 3 else { return nil }
        // Three channels are written alike; lightness, chroma and hue are not.
        if ![.lab, .lch, .oklab, .oklch, .hsl, .hwb].contains(color.space) {
            let decimals = pieces.compactMap(\.decimals).max() ?? 0
            pieces = pieces.map { $0.with(decimals: decimals) }
        }
        return pieces
    }

    /// The decimals that components are written with; nil for other parts.
    var decimals: Int? {
        if case .component(_, _, let numeral) = self { numeral.decimals } else { nil }
    }

    /// The same part with at least so many decimals, if it is a component.
    func with(decimals: Int) -> FunctionPiece {
        guard case .component(let index, let rule, var numeral) = self else {
            return self
        }
        numeral.decimals = max(numeral.decimals, decimals)
        return .component(index, rule, numeral)
    }

    private static func isSeparator(_ character: Character) -> Bool {
        character.isWhitespace || [",", "/", "(", ")"].contains(character)
    }

    /// The part with other components, and perhaps another alpha; numbers get `extra` more decimals.
    func written(with components: [Double?], alpha: Double?, extra: Int) -> String {
        switch self {
        case .text(let text): text
        case .component(let index, let rule, let numeral):
            numeral.written(components[index], rule: rule, extra: extra)
        case .alpha(let numeral):
            alpha.map { numeral.written($0, rule: .unit, extra: extra) } ?? numeral.original
        }
    }
}

struct Numeral: Sendable {
    let original: String
    var decimals: Int
    private let unit: String

    /// Takes a number, a percentage, an angle or `none` apart; `nil` for anything else.
    init?(_ text: some StringProtocol) {
        original = String(text)
        let lower = original.lowercased()
        unit = Self.units.first { lower.hasSuffix($0) } ?? ""
        let number = lower.dropLast(unit.count)
        guard Double(number) != nil || lower == "none" else {
            return nil
        }
        let mantissa = number.prefix { $0 != "e" }
        decimals = mantissa.firstIndex(of: ".").map { mantissa[$0...].count - 1 } ?? 0
    }

    /// `grad` before `rad`, which it ends in.
    private static let units = ["%", "deg", "grad", "rad", "turn", "none"]

    /// Another value in the same unit; a missing one is `none` if the old one was, else 0.
    func written(_ value: Double?, rule: ComponentRule, extra: Int) -> String {
        if unit == "none" && (value ?? 0) == 0 {
            return original
        }
        let value = value ?? 0
        let written =
            switch unit {
            case "%": value / rule.hundredPercent * 100
            case "grad": value / 0.9
            case "rad": value * .pi / 180
            case "turn": value / 360
            default: value * rule.divisor
            }
        let scale = power(10, Double(decimals + extra))
        let text = CSSNumber.text(of: (written * scale).rounded() / scale)
        return unit == "none" ? text : text + original.suffix(unit.count)
    }
}
