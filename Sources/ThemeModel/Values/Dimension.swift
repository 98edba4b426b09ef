import ColorScience
import SourceText

/// A length or a share, as CSS writes it.
public struct Dimension: Hashable, Sendable {
    /// The units that a theme may use.
    public enum Unit: String, CaseIterable, Sendable {
        /// Units of CSS Values 4, §6.
        case px, rem, em, pt, ch, ex, vw, vh
        /// A percentage.
        case percent = "%"
    }

    /// The number of units.
    public var value: Double
    /// The unit.
    public var unit: Unit

    /// Makes a dimension.
    public init(_ value: Double, _ unit: Unit) {
        self.value = value
        self.unit = unit
    }

    /// The dimension as CSS, such as `1.5rem`.
    public var css: String { value == 0 ? "0" : CSSNumber.text(of: value) + unit.rawValue }

    /// The size in CSS pixels, where it does not depend on the page: 16 px to the rem, 4/3 px to the point.
    ///
    /// `parent` is what `em` and `%` are relative to.
    public func pixels(relativeTo parent: Double?) -> Double? {
        switch unit {
        case .px: value
        case .pt: value * 4 / 3
        case .rem: value * 16
        case .em: parent.map { value * $0 }
        case .percent: parent.map { value / 100 * $0 }
        case .ch, .ex, .vw, .vh: nil
        }
    }
}

extension Dimension {
    /// Reads `1.5rem`, `8px`, `68ch`, `50%` or `0`.
    public init(parsing text: String) throws(ExpressionError) {
        let digits = text.utf8.prefix {
            (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "-")
        }
        let suffix = String(Substring(text.utf8.dropFirst(digits.count))).lowercased()
        guard let value = Double(String(Substring(digits))), abs(value) <= 1e6 else {
            throw ExpressionError(
                "'\(text.excerpt)' is not a dimension: write a number and a unit, as in 16px or 1.5rem"
            )
        }
        if suffix.isEmpty && value == 0 {
            self.init(0, .px)
            return
        }
        guard let unit = Unit(rawValue: suffix) else {
            let units = Unit.allCases.map(\.rawValue).joined(separator: ", ")
            throw ExpressionError(
                column: digits.count + 1,
                suffix.isEmpty
                    ? "'\(text.excerpt)' has no unit: write one of \(units)"
                    : "'\(suffix.excerpt)' is not one of the units \(units)",
                suggestion: suffix.isEmpty ? "\(text.excerpt)px" : nil
            )
        }
        self.init(value, unit)
    }
}

/// A dimension in a theme file: a literal, or another layout token's.
public enum DimensionExpression: Hashable, Sendable {
    /// The dimension itself.
    case literal(Dimension)
    /// The dotted path of another token, such as `layout.radius.md`.
    case reference(String)

    /// Reads `8px`, which may not be negative, or `{layout.radius.md}`.
    public init(parsing text: String) throws(ExpressionError) {
        guard text.utf8.first == UInt8(ascii: "{") else {
            let dimension = try Dimension(parsing: text)
            guard dimension.value >= 0 else {
                throw ExpressionError(
                    "'\(text.excerpt)' is negative: write a dimension of 0 or more"
                )
            }
            self = .literal(dimension)
            return
        }
        let (path, rest) = try splitReference(text)
        guard rest == nil else { throw ExpressionError("a dimension has no alpha") }
        self = .reference(path)
    }
}
