import ColorScience
public import ThemeModel

extension FontDescriptor {
    /// What the descriptor sets, as CSS declarations: `font-family: "Trebuchet MS", sans-serif; font-weight: 700`.
    ///
    /// A stack without a generic family gets `sans-serif` at its end; a family of the theme's is its custom property.
    public var css: String { declarations.map { "\($0.name): \($0.value)" }.joined(separator: "; ") }

    private var declarations: [(name: String, value: String)] {
        let tags = features?.value.map { "\(CSSEscape.string($0)) 1" }.joined(separator: ", ")
        let all: [(String, String?)] = [
            ("font-family", familyValue), ("font-size", size?.value.css), ("font-weight", weight?.value.description),
            ("font-style", slant?.value.rawValue), ("font-stretch", width.map { CSSNumber.text(of: $0.value) + "%" }),
            ("line-height", lineHeight.map { CSSNumber.text(of: $0.value) }),
            ("letter-spacing", letterSpacing?.value.css), ("font-feature-settings", tags == "" ? "normal" : tags),
        ]
        return all.compactMap { name, value in value.map { (name, $0) } }
    }

    private var familyValue: String? {
        switch family?.value {
        case .named(let name): "var(--font-family-\(TokenName.isValid(name) ? name : "sans"))"
        case .stack(let stack):
            CSSEscape.fontStack(stack.last.map(GenericFamily.contains) ?? false ? stack : stack + ["sans-serif"])
        case nil: nil
        }
    }
}
