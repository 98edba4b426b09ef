import ColorScience
import SourceText
import ThemeModel

enum SwiftLiteral {
    /// A string literal; what could end it, steer a terminal or hide source is escaped.
    static func string(_ text: String) -> String { "\"\(escaped(text))\"" }

    private static func escaped(_ text: String) -> String {
        text.unicodeScalars.enumerated().map { index, scalar in
            switch scalar {
            case "\"", "\\": "\\\(scalar)"
            case "\n": "\\n"
            case "\r": "\\r"
            case "\t": "\\t"
            // A mark at the start would join the quotation mark before it.
            case _ where isHidden(scalar) || index == 0 && scalar.isMark:
                "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            default: String(scalar)
            }
        }.joined()
    }

    static func comment(_ text: String) -> String { escaped(text.excerpt) }

    private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate,
            .unassigned:
            true
        default: false
        }
    }

    static func list(_ texts: [String]) -> String {
        "[\(texts.map(string).joined(separator: ", "))]"
    }

    /// The shortest literal that is exactly this value; 0 for what is no number.
    static func number(_ value: Double) -> String {
        guard value.isFinite else { return "0" }
        return value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : "\(value)"
    }

    static func color(_ color: ThemeColor) -> String {
        let exact = color.color.srgb
        let shown = color.display.rgb
        let alpha = color.color.alpha == 1 ? "" : ", alpha: \(number(color.color.alpha))"
        let code = "0x\(shown.hex.dropFirst())"
        if exact == shown.srgb { return ".hex(\(code)\(alpha))" }
        let channels = zip(["red", "green", "blue"], [exact.red, exact.green, exact.blue])
        let texts = channels.map { "\($0): \(number($1))" }.joined(separator: ", ")
        return ".init(\(texts)\(alpha), rgb8: \(code))"
    }

    static func length(_ dimension: Dimension) -> String {
        ".init(\(number(dimension.value)), .\(dimension.unit.swiftName))"
    }

    static func textStyle(_ style: TextStyle) -> String {
        let members = [
            "families: \(list(style.family))", "size: \(length(style.size))",
            "pixels: \(style.pixels.map(number) ?? "nil")", "weight: \(style.weight)",
            "slant: .\(style.slant.rawValue)",
            "width: \(number(style.width))", "lineHeight: \(number(style.lineHeight))",
            "letterSpacing: \(length(style.letterSpacing))", "features: \(list(style.features))",
        ]
        return ".init(\(members.joined(separator: ", ")))"
    }
}

extension Dimension.Unit {
    var swiftName: String { self == .percent ? "percent" : rawValue }
}
