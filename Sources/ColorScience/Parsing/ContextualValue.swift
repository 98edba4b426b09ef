/// CSS colours whose value depends on where they are used.
///
/// Source: CSS Color 4, §6.2 and §6.4; CSS Color 5.
package enum ContextualValue {
    /// The reason to refuse a keyword of CSS, given in lower case; `nil` for any other name.
    static func reason(againstKeyword name: String) -> String? {
        if name == "currentcolor" {
            return "currentcolor has no fixed value: it depends on where it is used"
        }
        if systemColors.contains(name) {
            return "the system colour '\(name)' has no fixed value"
        }
        if wideKeywords.contains(name) {
            return "'\(name)' has no fixed value"
        }
        return nil
    }

    /// The reason to refuse a function of CSS, given in lower case; `nil` for any other name.
    static func reason(againstFunction name: String) -> String? {
        if mathFunctions.contains(name) {
            return "\(name)() is not supported: write the number itself"
        }
        if variableFunctions.contains(name) {
            return "\(name)() has no fixed value"
        }
        return nil
    }

    /// A function of CSS, given in lower case, has another value for every element.
    static func hasNoFixedValue(function name: String) -> Bool {
        ["env", "attr", "if", "inherit", "sibling-index", "sibling-count", "random"].contains(name)
    }

    /// A keyword, given in lower case, is a colour of the system or of the browser's user.
    package static func isSystemColor(_ name: String) -> Bool { systemColors.contains(name) }

    private static let mathFunctions: Set = [
        "calc",
        "min",
        "max",
        "clamp",
        "round",
        "mod",
        "rem",
        "abs",
        "sign",
        "sin",
        "cos",
        "tan",
        "asin",
        "acos",
        "atan",
        "atan2",
        "pow",
        "sqrt",
        "hypot",
        "log",
        "exp",
    ]
    private static let variableFunctions: Set = [
        "var",
        "env",
        "attr",
        "if",
        "light-dark",
        "color-mix",
        "contrast-color",
        "device-cmyk",
        "color-layers",
        "alpha",
    ]
    private static let wideKeywords: Set = [
        "inherit", "initial", "unset", "revert", "revert-layer",
    ]
    private static let systemColors: Set = [
        "accentcolor",
        "accentcolortext",
        "activetext",
        "buttonborder",
        "buttonface",
        "buttontext",
        "canvas",
        "canvastext",
        "field",
        "fieldtext",
        "graytext",
        "highlight",
        "highlighttext",
        "linktext",
        "mark",
        "marktext",
        "selecteditem",
        "selecteditemtext",
        "visitedtext",
        "activeborder",
        "activecaption",
        "appworkspace",
        "background",
        "buttonhighlight",
        "buttonshadow",
        "captiontext",
        "inactiveborder",
        "inactivecaption",
        "inactivecaptiontext",
        "infobackground",
        "infotext",
        "menu",
        "menutext",
        "scrollbar",
        "threeddarkshadow",
        "threedface",
        "threedhighlight",
        "threedlightshadow",
        "threedshadow",
        "window",
        "windowframe",
        "windowtext",
    ]
}
