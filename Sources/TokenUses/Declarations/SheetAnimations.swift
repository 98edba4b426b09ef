import SourceText

/// The names of animations, in `@keyframes` and in the properties that ask for them.
enum SheetAnimations {
    /// The name that stands for one that is computed.
    static let any = "*"

    private static let ends: Set<String> = ["0", "1", "0%", "100%"]
    private static let rules: Set<String> = [
        "keyframes", "-webkit-keyframes", "-moz-keyframes",
    ]

    /// The name of the animation whose frames a block has; nil for any other block.
    static func name(ofFrames prelude: [CSSScanner.Token]) -> String? {
        guard prelude.count > 1, case .sign("@") = prelude[0].kind,
            rules.contains(prelude[1].text.lowercased())
        else { return nil }
        let name = prelude[2...].writtenText.filter { !" \"'".contains($0) }
        return name.isEmpty ? any : name
    }

    /// The names in the value of `animation` or `animation-name`.
    static func names(in value: ArraySlice<CSSScanner.Token>) -> Set<String> {
        let words = PaintReader.components(of: value).map(\.writtenText)
        return Set(
            words.map { word in
                let isComputed = word.hasPrefix("var(") || word.contains("$")
                return isComputed ? any : word.filter { !"\"'".contains($0) }
            }
        )
    }

    /// A frame with the declaration changes a colour; one that fades in from nothing does so for a moment alone.
    static func changesColors(
        _ property: String,
        _ value: ArraySlice<CSSScanner.Token>
    ) -> Bool {
        if property.hasPrefix("--") { return !PaintReader.isNumber(value) }
        let slots = SheetDeclaration.slots(of: property)
        if slots.contains(.opacity) { return !ends.contains(value.trimmed.text) }
        return !slots.isDisjoint(with: [.text, .ground, .image, .effect])
    }

    /// A frame with the declaration may make a text smaller.
    static func changesSize(
        _ property: String,
        _ value: ArraySlice<CSSScanner.Token>
    ) -> Bool {
        SheetDeclaration.paints(of: property, value).contains { SheetSlot.sizes.contains($0.slot) }
    }
}

extension [SheetSlot] {
    fileprivate func isDisjoint(with others: Set<SheetSlot>) -> Bool {
        !contains(where: others.contains)
    }
}
