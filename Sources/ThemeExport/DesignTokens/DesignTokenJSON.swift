import ColorScience
import ForeignFormats
import SourceText
import ThemeModel

/// Values as design tokens have them.
///
/// Source: Design Tokens Format Module and Color Module, 2025.10.
enum DesignTokenJSON {
    /// A colour in the space in which it was written, with its sRGB code for programs that know no other.
    static func color(_ color: ThemeColor) -> JSONValue {
        let exact = color.color
        let scales = scales(of: exact.space)
        let numbers = zip(exact.components.array, scales).map(*)
        // The modules have no linear P3, and a range for each number: Oklab holds what is outside.
        guard let ranges = TokenComponents.ranges(of: exact.space),
            zip(numbers, ranges).allSatisfy({ $1.contains($0) })
        else {
            var lab = exact.converted(to: OKLab.self).components.array
            lab[0] = min(max(lab[0], 0), 1)
            return value(
                .oklab,
                lab.map(JSONValue.number),
                alpha: exact.alpha,
                hex: color.display.rgb.hex
            )
        }
        let missing: [MissingComponents] = [.first, .second, .third]
        let components = numbers.enumerated().map { index, number -> JSONValue in
            exact.missing.contains(missing[index]) ? "none" : .number(number)
        }
        return value(exact.space, components, alpha: exact.alpha, hex: color.display.rgb.hex)
    }

    /// The colour that displays show, in sRGB.
    static func srgb(_ color: DisplayColor) -> JSONValue {
        value(
            .srgb,
            color.rgb.srgb.components.array.map(JSONValue.number),
            alpha: color.alpha,
            hex: color.rgb.hex
        )
    }

    private static func value(
        _ space: ColorSpace,
        _ components: [JSONValue],
        alpha: Double,
        hex: String
    ) -> JSONValue {
        [
            "colorSpace": .string(space.rawValue), "components": .list(components),
            "alpha": alpha == 1 ? nil : .number(alpha), "hex": .string(hex),
        ]
    }

    /// HSL and HWB have per cent.
    private static func scales(of space: ColorSpace) -> [Double] {
        space == .hsl || space == .hwb ? [1, 100, 100] : [1, 1, 1]
    }

    /// A dimension in px or rem; nil for one that depends on the page in another way.
    static func dimension(_ dimension: Dimension) -> JSONValue? {
        if dimension.unit == .px || dimension.unit == .rem {
            return ["value": .number(dimension.value), "unit": .string(dimension.unit.rawValue)]
        }
        return pixels(dimension)
    }

    static func pixels(_ dimension: Dimension) -> JSONValue? {
        dimension.pixels(relativeTo: nil).map { ["value": .number($0), "unit": "px"] }
    }

    /// The names of a font, at least one, without those that would be read as an alias.
    static func stack(_ names: [String]) -> [JSONValue] {
        let names = names.filter { !($0.hasPrefix("{") && $0.hasSuffix("}")) }
        return names.isEmpty ? ["sans-serif"] : names.map(JSONValue.string)
    }

    static func typography(_ style: TextStyle) -> JSONValue? {
        guard
            let size = dimension(style.size)
                ?? style.pixels.flatMap({ dimension(Dimension($0, .px)) })
        else {
            return nil
        }
        let spacing = style.letterSpacing.pixels(relativeTo: style.pixels) ?? 0
        return [
            "fontFamily": .list(stack(style.family)), "fontSize": size,
            "fontWeight": .integer(style.weight),
            "letterSpacing": dimension(style.letterSpacing) ?? dimension(Dimension(spacing, .px)),
            "lineHeight": .number(style.lineHeight),
        ]
    }
}
