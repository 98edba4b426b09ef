import ColorScience
import SourceText


extension FontDescriptor {
    /// CSS declarations of all that the descriptor sets: `font-family: "Trebuchet MS", sans-serif; font-weight: 700`.
    ///
    /// A stack without a generic family gets `sans-serif` at its end; one of the theme's families is its custom property.
    public var css: String {
        let tags = features?.value.map { "\(CSSEscape.string($0)) 1" }.joined(separator: ", ")
        let all: [(String, String?)] =
            [("font-family", familyValue)]
            + declarations.map { ($0.property.rawValue, $0.value.css) } + [
                ("line-height", lineHeight.map { CSSNumber.text(of: $0.value) }),
                ("letter-spacing", letterSpacing?.value.css),
                ("font-feature-settings", tags == "" ? "normal" : tags),
            ]
        return all.compactMap { name, value in value.map { "\(name): \($0)" } }.joined(
            separator: "; "
        )
    }

    private var familyValue: String? {
        switch family?.value {
        case .named(let name): "var(--font-family-\(TokenName.isValid(name) ? name : "sans"))"
        case .stack(let stack):
            CSSEscape.fontStack(
                stack.last.map(GenericFamily.contains) ?? false ? stack : stack + ["sans-serif"]
            )
        case nil: nil
        }
    }
}
