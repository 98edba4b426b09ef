import ColorScience
import Findings
import SourceTrees
import ThemeModel

extension NodeReader {
    /// Reads a ratio, or the two ends of a range: `4.5`, or `1.2..2`.
    mutating func readRatio(_ node: SourceNode, into pair: inout RequiredPair) {
        guard let ends = node.text?.firstRange(of: ".."), let text = node.text else {
            pair.ratio = number(node, "'ratio'", in: 1...21)?.value
            return
        }
        let least = Double(String(text[..<ends.lowerBound]))
        let highest = Double(String(text[ends.upperBound...]))
        guard let least, let highest, (1...21).contains(least), (1...21).contains(highest),
            least < highest
        else {
            wrongType(
                node,
                "'ratio'",
                expected: "a number from 1 to 21, or a range such as 1.2..2"
            )
            return
        }
        pair.ratio = least
        pair.highestRatio = highest
    }

    /// Reads the two colours between which a ground is; empty where they are none.
    mutating func extremes(_ node: SourceNode) -> [Color] {
        let items = items(of: node, "'between'")
        guard items.count == 2 else {
            if case .sequence = node.content {
                wrongType(node, "'between'", expected: "a list of two colours")
            }
            return []
        }
        let colors = items.compactMap { opaqueColor($0) }
        return colors.count == items.count ? colors : []
    }

    private mutating func opaqueColor(_ node: SourceNode) -> Color? {
        let color = expression(node, "a colour of 'between'", rule: .invalidColor) {
            text throws(ExpressionError) in
            try ColorExpression(parsing: text)
        }
        guard case .literal(let color)? = color?.value.source else {
            if color != nil {
                wrongType(node, "a colour of 'between'", expected: "a colour such as '#0a1420'")
            }
            return nil
        }
        guard color.alpha == 1 else {
            wrongType(
                node,
                "a colour of 'between'",
                expected: "an opaque colour",
                help: "write the colour that is seen, without an alpha"
            )
            return nil
        }
        return color
    }
}

extension RequiredPair {
    /// The pair with the ground that a hex code names, as in `ink on #ffffff`.
    var onLiteralGround: RequiredPair {
        guard extremes.isEmpty, name.background.hasPrefix("#"),
            let color = try? Color(parsing: name.background), color.alpha == 1
        else { return self }
        var pair = self
        pair.extremes = [color, color]
        return pair
    }
}
