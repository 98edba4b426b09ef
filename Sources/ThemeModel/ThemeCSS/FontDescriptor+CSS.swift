import ColorScience
import SourceText

extension FontDescriptor {
    /// CSS declarations of all that the descriptor sets: `font-family: "Trebuchet MS", sans-serif; font-weight: 700`.
    ///
    /// A stack without a generic family gets `sans-serif` at its end; one of the theme's families is its custom property.
    public var css: String {
        let own: [(String, String?)] = [
            ("line-height", lineHeight.map { CSSNumber.text(of: $0.value) }),
            ("letter-spacing", letterSpacing?.value.css),
            ("font-feature-settings", featureValue),
        ]
        let shared = declarations.map { ($0.property.rawValue, Optional($0.value.css)) }
        let all = [("font-family", familyValue)] + shared + own
        let written = all.compactMap { name, value in
            value.map { "\(name): \($0)" }
        }
        return written.joined(separator: "; ")
    }

    private var featureValue: String? {
        guard let features else { return nil }
        let tags = features.value.map { "\(CSSEscape.string($0)) 1" }
        return tags.isEmpty ? "normal" : tags.joined(separator: ", ")
    }

    private var familyValue: String? {
        switch family?.value {
        case .named(let name):
            let known = TokenName.isValid(name) ? name : "sans"
            return "var(--font-family-\(known))"
        case .stack(let stack):
            if let last = stack.last, GenericFamily.contains(last) {
                return CSSEscape.fontStack(stack)
            }
            return CSSEscape.fontStack(stack + ["sans-serif"])
        case nil:
            return nil
        }
    }
}
