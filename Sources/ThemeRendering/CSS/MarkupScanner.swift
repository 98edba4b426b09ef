import SourceText

/// Finds the CSS in HTML: `<style>`, `style=""` and the attributes of SVG that are properties.
struct MarkupScanner {
    private(set) var pieces: [TextCursor] = []
    private(set) var scripts: [TextCursor] = []
    /// Style sheets, and the attributes that are some.
    private(set) var sheets: [TextCursor] = []
    /// The attributes of old HTML that paint, at their values.
    private(set) var paints: [(name: String, value: TextCursor)] = []
    /// The attributes that are colours, at their values.
    private(set) var colors: [(name: String, value: TextCursor)] = []
    /// The tags that bring what is not in the page: style sheets, scripts, and text in a picture.
    private(set) var additions: [(words: String, place: TextPlace)] = []

    private static let properties: Set<String> = [
        "fill", "stroke", "stroke-width", "color", "stop-color", "flood-color", "lighting-color",
    ]
    private static let coloring: Set<String> = properties.subtracting(["stroke-width"])
        .union(["bgcolor"])
    private static let painting: Set<String> = ["color", "bgcolor", "background"]

    init(_ html: String) {
        var scanner = HTMLScanner(html)
        while let token = scanner.next() {
            guard case .tag(let tag) = token, !tag.isClosing else { continue }
            if let words = Self.addition(of: tag) {
                additions.append((words, tag.place))
            }
            for attribute in tag.attributes where !attribute.written.isEmpty {
                take(attribute, of: tag)
            }
            guard tag.name == "style" || tag.name == "script" else { continue }
            let (text, place) = scanner.readRawText(of: tag.name)
            let content = TextCursor(text, line: place.line, column: place.column)
            if tag.name == "style" {
                takeSheet(content)
            } else {
                scripts.append(content)
            }
        }
    }

    private static func addition(of tag: HTMLTag) -> String? {
        switch tag.name {
        case "link":
            let kinds = (tag[attribute: "rel"] ?? "").lowercased().split(separator: " ")
            return kinds.contains("stylesheet") ? "links a style sheet" : nil
        case "script":
            let type = (tag[attribute: "type"] ?? "").lowercased()
            return type.contains("json") ? nil : "runs a script"
        case "text", "tspan", "textpath":
            return "has text in SVG"
        default:
            let isActive = tag.attributes.contains { $0.name.hasPrefix("on") }
            return isActive ? "runs a script" : nil
        }
    }

    private mutating func take(_ attribute: HTMLAttribute, of tag: HTMLTag) {
        let name = Self.plainName(of: attribute)
        let place = attribute.place
        let value = TextCursor(attribute.written, line: place.line, column: place.column)
        if name == "style" {
            takeSheet(value)
        } else if Self.properties.contains(name) {
            pieces.append(value)
        }
        // The colour of a link is that of a browser's tab.
        if Self.coloring.contains(name), tag.name != "link" {
            colors.append((name, value))
        }
        if Self.painting.contains(name) {
            paints.append((name, value))
        }
    }

    private mutating func takeSheet(_ sheet: TextCursor) {
        pieces.append(sheet)
        sheets.append(sheet)
    }

    /// The name after the gap of a template tag, which may stand right before an attribute.
    private static func plainName(of attribute: HTMLAttribute) -> String {
        let pieces = attribute.name.unicodeScalars.split(
            separator: PropertyScanner.gap,
            omittingEmptySubsequences: false
        )
        return pieces.last.map { String($0) } ?? ""
    }
}
