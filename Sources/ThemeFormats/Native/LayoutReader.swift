import Findings
import SourceTrees
import ThemeModel

enum LayoutReader {
    static func read(
        _ node: SourceNode,
        into table: inout Table<Located<DimensionExpression>>,
        _ reader: inout NodeReader
    ) {
        let keys = Appearance.layoutNames + Appearance.layoutGroups
        reader.readMapping(node, "'layout'", keys: keys) { reader, key, value in
            guard Appearance.layoutGroups.contains(key) else {
                table[key] = expression(value, "'layout.\(key)'", &reader)
                return
            }
            if let text = value.text, (try? Dimension(parsing: text)) != nil {
                let help = "did you mean { md: \(text) }?"
                return reader.wrongType(value, "'layout.\(key)'", expected: "a mapping", help: help)
            }
            for (name, value) in reader.entries(of: value, "'layout.\(key)'") {
                guard TokenName.isWord(name.value) else {
                    reader.add(.invalidName(name, "a dimension"))
                    continue
                }
                table["\(key).\(name.value)"] = expression(
                    value,
                    "'layout.\(key).\(name.value)'",
                    &reader
                )
            }
        }
    }

    static func expression(
        _ node: SourceNode,
        _ what: String,
        _ reader: inout NodeReader
    ) -> Located<DimensionExpression>? {
        reader.expression(node, what, rule: .wrongType) {
            text throws(ExpressionError) in try DimensionExpression(parsing: text)
        }
    }
}
