/// Functions of CSS that are no absolute colours, with the reasons to refuse them where only these are read.
///
/// Source: CSS Values 4 and 5; CSS Color 5.
enum ContextualFunction {
    /// A function, given in lower case, has another value for every element.
    static func hasNoFixedValue(_ name: String) -> Bool { ofElements.contains(name) }

    /// The reason to refuse a function, given in lower case, in an absolute colour; nil for any other name.
    static func reason(against name: String) -> String? {
        if name == "calc" || MathFunction(rawValue: name) != nil {
            return "\(name)() is not supported: write the number itself"
        }
        if ofElements.contains(name) || name == "var" {
            return "\(name)() has no fixed value"
        }
        return computed.contains(name)
            ? "\(name)() is computed: write the colour that it makes" : nil
    }

    private static let ofElements: Set = [
        "env", "attr", "if", "inherit", "sibling-index", "sibling-count", "random",
    ]
    private static let computed: Set = [
        "light-dark", "color-mix", "contrast-color", "device-cmyk", "color-layers", "alpha",
    ]
}
