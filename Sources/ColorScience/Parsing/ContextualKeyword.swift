/// Keywords of CSS with another colour at every place where they are used.
///
/// Source: CSS Color 4, §6.2 and §6.4; CSS Cascade 5, §7.3.
package enum ContextualKeyword {
    /// The reason to refuse a keyword, given in lower case; nil for any other name.
    static func reason(against keyword: String) -> String? {
        if keyword == "currentcolor" {
            return "currentcolor has no fixed value: it depends on where it is used"
        }
        if systemColors.contains(keyword) {
            return "the system colour '\(keyword)' has no fixed value"
        }
        return isOfCascade(keyword) ? "'\(keyword)' has no fixed value" : nil
    }

    /// A keyword, given in lower case, is a colour, though one of its place.
    static func isColor(_ keyword: String) -> Bool {
        keyword == "currentcolor" || isSystemColor(keyword)
    }

    /// A keyword, given in lower case, is a colour of the system or of the browser's user.
    package static func isSystemColor(_ keyword: String) -> Bool {
        systemColors.contains(keyword)
    }

    /// A keyword, given in lower case, stands for the value of another rule or element in every property.
    package static func isOfCascade(_ keyword: String) -> Bool { cascading.contains(keyword) }

    private static let cascading: Set = ["inherit", "initial", "unset", "revert", "revert-layer"]

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
