import SourceText

/// The sides that the properties of borders colour.
enum BorderSides {
    /// In the order of the colours that a property has.
    private static let sides: [String: [SheetSlot]] = [
        "": SheetSlot.borders,
        "top": [.borderTop],
        "right": [.borderRight],
        "bottom": [.borderBottom],
        "left": [.borderLeft],
        "block": [.borderTop, .borderBottom],
        "block-start": [.borderTop],
        "block-end": [.borderBottom],
        "inline": [.borderLeft, .borderRight],
        "inline-start": [.borderLeft],
        "inline-end": [.borderRight],
    ]

    /// The sides of `border`, `border-color`, `border-top-color` and so on; none for any other property.
    static func slots(of property: String) -> [SheetSlot] {
        guard property.hasPrefix("border") else { return [] }
        var name = property.dropFirst("border".count)
        if name.hasSuffix("-color") { name = name.dropLast("-color".count) }
        return sides[String(name.drop { $0 == "-" })] ?? []
    }

    static func paints(
        of property: String,
        _ value: ArraySlice<CSSScanner.Token>
    ) -> [SheetDeclaration.SlotPaint] {
        let sides = slots(of: property)
        if sides.isEmpty { return [] }
        let colors = PaintReader.components(of: value)
        guard property.hasSuffix("-color"), colors.count > 1, colors.count <= sides.count else {
            let paint = PaintReader.paint(ofShorthand: value)
            return sides.map { ($0, paint) }
        }
        // The side across stands in for one that is left out.
        return sides.enumerated().map { index, side in
            let place = index < colors.count ? index : index == 3 ? 1 : 0
            return (side, PaintReader.paint(ofColor: colors[place]))
        }
    }
}
