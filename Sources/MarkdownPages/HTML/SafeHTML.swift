import SourceText

/// The elements and attributes of raw HTML that are kept: none runs a script, loads a file or changes the page around.
enum SafeHTML {
    private static func words(_ text: String) -> Set<String> {
        Set(words: text)
    }

    static let elements = words(
        """
        a abbr b bdi bdo blockquote br caption cite code col colgroup dd del details dfn div dl dt em figcaption figure h1 h2 \
        h3 h4 h5 h6 hr i img ins kbd li mark ol p pre q rp rt ruby s samp small span strike strong sub summary sup table \
        tbody td tfoot th thead time tr tt u ul var wbr
        """
    )

    /// Elements without content.
    static let void = words("br col hr img wbr")

    /// Elements whose content is left out with them: it is no text.
    static let opaque = words(
        "iframe math noembed noframes noscript object plaintext script select style svg template textarea title xmp"
    )

    /// Elements that make sense only within others.
    static let parents = [
        "caption": words("table"),
        "col": words("colgroup table"),
        "colgroup": words("table"),
        "dd": words("dl div"),
        "dt": words("dl div"),
        "figcaption": words("figure"),
        "li": words("ul ol"),
        "rp": words("ruby"),
        "rt": words("ruby"),
        "summary": words("details"),
        "tbody": words("table"),
        "td": words("tr"),
        "tfoot": words("table"),
        "th": words("tr"),
        "thead": words("table"),
        "tr": words("table tbody tfoot thead"),
    ]

    /// The value of an attribute as it is kept, unless it is an address or an id; nil if it is dropped.
    static func value(_ value: String, of attribute: String, in element: String) -> String? {
        switch attribute {
        case "title":
            return value
        case "alt" where element == "img":
            return value
        case "lang":
            let isTag = value.utf8.allSatisfy { byte in
                byte.isLetter || byte.isDigit || byte == UInt8(ascii: "-")
            }
            return isTag ? value : nil
        case "dir":
            return ["ltr", "rtl", "auto"].contains(value.lowercased()) ? value : nil
        case "align" where aligned.contains(element):
            let side = value.lowercased()
            return ["left", "right", "center", "justify"].contains(side) ? side : nil
        case "open" where element == "details", "reversed" where element == "ol":
            return ""
        case "type" where element == "ol":
            return ["1", "a", "A", "i", "I"].contains(value) ? value : nil
        case "datetime" where element == "time":
            return value
        case "class" where element == "div":
            // A warning of mdBook has the look of an alert.
            return value == "warning" ? "alert alert-warning" : nil
        case "scope" where element == "th":
            return ["row", "col", "rowgroup", "colgroup"].contains(value) ? value : nil
        default:
            guard let elements = numeric[attribute], elements.contains(element) else { return nil }
            return isNumber(value) ? value : nil
        }
    }

    private static let aligned = words(
        "col colgroup div h1 h2 h3 h4 h5 h6 p tbody td tfoot th thead tr"
    )

    private static let numeric = [
        "width": words("img table td th"),
        "height": words("img"),
        "colspan": words("td th"),
        "rowspan": words("td th"),
        "span": words("col colgroup"),
        "start": words("ol"),
        "value": words("li"),
    ]

    /// At most four digits, or a percentage.
    private static func isNumber(_ value: String) -> Bool {
        let digits = value.hasSuffix("%") ? value.dropLast() : value[...]
        return (1...4).contains(digits.utf8.count) && digits.utf8.allSatisfy { $0.isDigit }
    }
}
