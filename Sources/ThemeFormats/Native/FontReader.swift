import Findings
import SourceText
import SourceTrees
import ThemeModel

enum FontReader {
    static func read(
        _ node: SourceNode,
        into appearance: inout Appearance,
        _ reader: inout NodeReader
    ) {
        reader.readMapping(node, "'fonts'", keys: ["families", "styles"]) { reader, key, value in
            for (name, value) in reader.entries(of: value, "'fonts.\(key)'") {
                guard TokenName.isWord(name.value),
                    key != "styles" || !TextStyle.isTaken(name.value)
                else {
                    reader.add(
                        .invalidName(name, key == "styles" ? "a text style" : "a font family")
                    )
                    continue
                }
                if key == "styles" {
                    appearance.styles[name.value] = descriptor(value, name.value, &reader)
                } else if let stack = stack(value, "'fonts.families.\(name.value)'", &reader) {
                    appearance.families[name.value] = Located(stack, at: value.location)
                }
            }
        }
    }

    private static func stack(_ node: SourceNode, _ what: String, _ reader: inout NodeReader)
        -> [String]?
    {
        if let text = node.text { return familyName(text, node, &reader).map { [$0] } }
        let items = reader.items(of: node, what)
        guard items.count <= TextLimits.fontStack else {
            let message =
                "\(what) has \(items.count) families, above the limit of \(TextLimits.fontStack)"
            reader.refuse(message, help: "name fewer", at: node.location)
            return nil
        }
        let names = items.compactMap { item in
            reader.text(item, what).flatMap { familyName($0.value, item, &reader) }
        }
        return names.isEmpty ? nil : names
    }

    private static func familyName(_ text: String, _ node: SourceNode, _ reader: inout NodeReader)
        -> String?
    {
        let isPlain =
            !text.isEmpty && text.utf8.count <= 128
            && text.unicodeScalars.allSatisfy {
                $0.isAlphanumeric || " -_.&+'".unicodeScalars.contains($0)
            }
        if isPlain { return text }
        let names = text.prefix(200).split(separator: ",").map {
            $0.split(separator: " ").joined(separator: " ")
        }
        if names.count > 1 {
            reader.wrongType(
                node,
                "a font family",
                expected: "one name",
                help: "write a list: [\(names.joined(separator: ", "))]"
            )
            return nil
        }
        reader.wrongType(
            node,
            "a font family",
            expected: "a name of letters, digits, spaces and '-'"
        )
        return nil
    }

    private static let styleKeys = [
        "family", "size", "weight", "slant", "width", "lineHeight", "letterSpacing", "features",
    ]

    private static func descriptor(_ node: SourceNode, _ style: String, _ reader: inout NodeReader)
        -> FontDescriptor
    {
        var font = FontDescriptor()
        let keys = styleKeys + (style == "heading" ? ["scale"] : [])
        reader.readMapping(node, "the text style '\(style)'", keys: keys) { reader, key, value in
            let what = "'\(style).\(key)'"
            switch key {
            case "family": font.family = family(value, what, &reader)
            case "size": font.size = size(value, what, &reader)
            case "weight": font.weight = weight(value, what, &reader)
            case "slant": font.slant = reader.choice(value, what)
            case "width": font.width = width(value, what, &reader)
            case "lineHeight": font.lineHeight = reader.number(value, what, in: 0.5...5)
            case "letterSpacing": font.letterSpacing = dimension(value, what, &reader)
            case "features": font.features = features(value, what, &reader)
            default: font.scale = reader.number(value, what, in: 1...2)
            }
        }
        return font
    }

    private static func family(
        _ node: SourceNode,
        _ what: String,
        _ reader: inout NodeReader
    ) -> Located<FontDescriptor.Family>? {
        if let name = node.text { return Located(.named(name), at: node.location) }
        return stack(node, what, &reader).map { Located(.stack($0), at: node.location) }
    }

    private static func dimension(_ node: SourceNode, _ what: String, _ reader: inout NodeReader)
        -> Located<Dimension>?
    {
        reader.expression(node, what, rule: .wrongType) { text throws(ExpressionError) in
            try Dimension(parsing: text)
        }
    }

    private static func size(_ node: SourceNode, _ what: String, _ reader: inout NodeReader)
        -> Located<Dimension>?
    {
        guard let size = dimension(node, what, &reader) else { return nil }
        if size.value.value > 0 { return size }
        reader.wrongType(node, what, expected: "a size above 0")
        return nil
    }

    private static func weight(_ node: SourceNode, _ what: String, _ reader: inout NodeReader)
        -> Located<Int>?
    {
        let text = node.text ?? ""
        if let weight = ["normal": 400, "bold": 700][text] {
            return Located(weight, at: node.location)
        }
        if let weight = Double(text), (1...1000).contains(weight) {
            return Located(Int(weight.rounded()), at: node.location)
        }
        reader.wrongType(node, what, expected: "a number from 1 to 1000, 'normal' or 'bold'")
        return nil
    }

    /// The keywords of CSS Fonts 4 §2.3, in per cent.
    private static let widths: [String: Double] = [
        "ultra-condensed": 50, "extra-condensed": 62.5, "condensed": 75, "semi-condensed": 87.5,
        "normal": 100,
        "semi-expanded": 112.5, "expanded": 125, "extra-expanded": 150, "ultra-expanded": 200,
    ]

    private static func width(_ node: SourceNode, _ what: String, _ reader: inout NodeReader)
        -> Located<Double>?
    {
        let text = node.text ?? ""
        if let width = widths[text] { return Located(width, at: node.location) }
        if text.last == "%", let width = Double(text.dropLast()), (50...200).contains(width) {
            return Located(width, at: node.location)
        }
        reader.wrongType(
            node,
            what,
            expected: "a percentage from 50% to 200%, or a word such as 'condensed'"
        )
        return nil
    }

    private static func features(_ node: SourceNode, _ what: String, _ reader: inout NodeReader)
        -> Located<[String]>?
    {
        let tags = reader.items(of: node, what).compactMap { item -> String? in
            guard let tag = item.text, FontDescriptor.isFeatureTag(tag) else {
                reader.wrongType(
                    item,
                    what,
                    expected: "an OpenType feature tag of four letters or digits"
                )
                return nil
            }
            return tag
        }
        return Located(tags, at: node.location)
    }
}
