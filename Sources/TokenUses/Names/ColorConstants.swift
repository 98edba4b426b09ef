import CodeConstants
import SourceText

/// The constants of an app's Swift files that stand for a colour by its name: `static let ink = Color("Ink")`.
package enum ColorConstants {
    package struct Constant: Equatable, Sendable {
        /// The type that has it, and its own name.
        let path: [String]
        /// The name of the colour, as the constant has it.
        let color: String
    }

    /// Complexity: O(n).
    package static func read(_ text: String) -> [Constant] {
        guard text.includes("Color(\"") else { return [] }
        let tokens = CodeScanner.tokens(of: text, in: .swift)
        var found: [Constant] = []
        // The types that are open, each with the depth of its braces.
        var types: [(name: String, depth: Int)] = []
        var depth = 0
        for index in tokens.indices {
            switch tokens[index].kind {
            case .name("extension"), .name("struct"), .name("enum"), .name("class"):
                if let name = name(after: index, in: tokens) { types.append((name, depth)) }
            case .name("let"), .name("var"):
                guard let type = types.last, type.depth == depth - 1,
                    let name = name(after: index, in: tokens),
                    let color = color(after: index + 1, in: tokens)
                else { continue }
                found.append(Constant(path: [type.name, name], color: color))
            case .sign("{"):
                depth += 1
            case .sign("}"):
                depth -= 1
                while let last = types.last, last.depth >= depth { types.removeLast() }
            default:
                break
            }
        }
        return found
    }

    private static func name(after index: Int, in tokens: [CodeScanner.Token]) -> String? {
        guard index + 1 < tokens.count, case .name(let name) = tokens[index + 1].kind else {
            return nil
        }
        return name
    }

    /// The name in `: Color = Color("name")`, with or without the type.
    private static func color(after index: Int, in tokens: [CodeScanner.Token]) -> String? {
        var rest = tokens[(index + 1)...].prefix(7)
        if rest.first?.kind == .sign(":") { rest = rest.dropFirst(2) }
        let signs: [CodeScanner.Kind] = [.sign("="), .name("Color"), .sign("(")]
        guard rest.prefix(3).map(\.kind) == signs,
            case .string(let name?)? = rest.dropFirst(3).first?.kind
        else { return nil }
        return name
    }
}
