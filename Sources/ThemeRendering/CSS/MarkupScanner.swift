import SourceText

/// Finds the CSS in HTML: `<style>`, `style=""` and what SVG takes as attributes.
struct MarkupScanner {
    private(set) var pieces: [TextCursor] = []
    private(set) var scripts: [TextCursor] = []
    /// Style sheets, and the attributes that are some.
    private(set) var sheets: [TextCursor] = []
    /// The attributes of old HTML that paint, at their values.
    private(set) var paints: [(name: String, value: TextCursor)] = []
    private var cursor: TextCursor

    private static let attributes: Set<String> = [
        "fill", "stroke", "stroke-width", "color", "stop-color", "flood-color", "lighting-color",
    ]

    init(_ text: String) { cursor = TextCursor(text) }

    mutating func scan() {
        while cursor.current != nil {
            cursor.skip(to: "<")
            if cursor.isAt("<!--") {
                cursor.skip(to: "-->")
            } else {
                cursor.advance()
                readTag()
            }
        }
    }

    private mutating func readTag() {
        let name = cursor.read { Self.isName($0) }.lowercased()
        guard !name.isEmpty else { return }
        while let scalar = cursor.current, scalar != ">" {
            if Self.isName(scalar) { readAttribute() } else { cursor.advance() }
        }
        cursor.advance()
        let start = cursor
        if name == "style" || name == "script" { cursor.skip(to: "</\(name)") }
        if name == "style" { addSheet(TextCursor(from: start, to: cursor)) }
        if name == "script" { scripts.append(TextCursor(from: start, to: cursor)) }
    }

    private mutating func readAttribute() {
        let name = cursor.read { Self.isName($0) }.lowercased()
        skipSpace()
        guard cursor.current == "=" else { return }
        cursor.advance()
        skipSpace()
        let quote = cursor.current.flatMap { $0 == "\"" || $0 == "'" ? $0 : nil }
        if quote != nil { cursor.advance() }
        let start = cursor
        cursor.read { scalar in
            quote.map { scalar != $0 } ?? !(scalar == ">" || scalar.properties.isWhitespace)
        }
        let value = TextCursor(from: start, to: cursor)
        if name == "style" {
            addSheet(value)
        } else if Self.attributes.contains(name) {
            pieces.append(value)
        }
        if ["color", "bgcolor", "background"].contains(name) { paints.append((name, value)) }
        if quote != nil { cursor.advance() }
    }

    private mutating func addSheet(_ sheet: TextCursor) {
        pieces.append(sheet)
        sheets.append(sheet)
    }

    private mutating func skipSpace() { cursor.read { $0.properties.isWhitespace } }

    private static func isName(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9", "-", "_", ":": true
        default: false
        }
    }
}
