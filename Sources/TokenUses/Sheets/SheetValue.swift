import ColorScience
import SourceText

/// The colours and custom properties in the value of a declaration.
struct SheetValue {
    private(set) var literals: [StyleUses.Literal] = []
    private(set) var variables: [StyleUses.Variable] = []
    private(set) var substitutes: [StyleUses.Substitute] = []

    private let tokens: ArraySlice<CSSScanner.Token>
    private let property: String
    private let file: String
    /// A word is a colour in properties of colours, and as the whole value of a custom one.
    private let takesNames: Bool
    private var index: Int

    init(_ tokens: ArraySlice<CSSScanner.Token>, of property: String, in file: String) {
        self.tokens = tokens
        self.property = property
        self.file = file
        takesNames = Self.takesNames(property, count: tokens.count)
        index = tokens.startIndex
        while index < tokens.endIndex { readNext() }
    }

    private mutating func readNext() {
        let token = tokens[index]
        switch token.kind {
        case .sign("#"):
            if let end = hexEnd { addLiteral(to: end) }
        case .word where isBracket(index + 1):
            let name = token.text.lowercased()
            if name == "var" {
                readVariable()
                return
            }
            if Color.functionNames.contains(name), let end = bracketEnd(after: index + 1) {
                addLiteral(to: end)
            }
        case .word where takesNames && !isVariable && Color.isName(token.text):
            addLiteral(to: index + 1)
        default:
            break
        }
        index += 1
    }

    /// The word is the name of a variable of Sass, such as `$red`.
    private var isVariable: Bool {
        guard index > tokens.startIndex, case .sign("$") = tokens[index - 1].kind else {
            return false
        }
        return true
    }

    private func location(_ index: Int) -> SourceLocation {
        SourceLocation(file: file, line: tokens[index].line, column: tokens[index].column)
    }

    private func isBracket(_ index: Int) -> Bool {
        guard index < tokens.endIndex, case .sign("(") = tokens[index].kind else { return false }
        return true
    }

    private func isWord(_ index: Int) -> Bool {
        guard index < tokens.endIndex, case .word = tokens[index].kind else { return false }
        return true
    }

    private func isSpace(_ index: Int) -> Bool {
        guard index < tokens.endIndex, case .space = tokens[index].kind else { return false }
        return true
    }
}

// MARK: - Colours

extension SheetValue {
    private static let namedStarts = ["background", "border", "outline", "text-decoration"]
    private static let namedEnds = ["color", "shadow"]

    private static func takesNames(_ property: String, count: Int) -> Bool {
        if property.hasPrefix("--") || property.hasPrefix("$") { return count == 1 }
        return ["fill", "stroke"].contains(property)
            || namedStarts.contains(where: property.hasPrefix)
            || namedEnds.contains(where: property.hasSuffix)
    }

    /// The end of a hex code: the word directly after its sign.
    private var hexEnd: Int? {
        guard isWord(index + 1), tokens[index + 1].column == tokens[index].column + 1,
            tokens[index + 1].line == tokens[index].line
        else { return nil }
        return index + 2
    }

    /// The index after the bracket that closes the one at `start`; functions of colours are short.
    private func bracketEnd(after start: Int) -> Int? {
        var depth = 0
        let limit = min(tokens.endIndex, start + 64)
        for place in start..<limit {
            if case .sign("(") = tokens[place].kind { depth += 1 }
            if case .sign(")") = tokens[place].kind { depth -= 1 }
            if depth == 0 { return place + 1 }
        }
        return nil
    }

    private func literal(from start: Int, to end: Int) -> StyleUses.Literal? {
        let text = tokens[start..<end].map(\.text).joined()
        guard let color = try? Color(parsing: text), text.lowercased() != "transparent" else {
            return nil
        }
        return StyleUses.Literal(
            text: text,
            color: color,
            property: property,
            location: location(start)
        )
    }

    /// Keeps the colour up to an end and moves to its last token; stays where there is none.
    private mutating func addLiteral(to end: Int) {
        guard let literal = literal(from: index, to: end) else { return }
        literals.append(literal)
        index = end - 1
    }
}

// MARK: - Custom properties

extension SheetValue {
    /// Reads `var(--name)` up to its end, or up to its fallback, in which further ones may stand.
    private mutating func readVariable() {
        let start = index
        index += 2
        while isSpace(index) { index += 1 }
        guard isWord(index), tokens[index].unescaped.hasPrefix("--") else { return }
        let name = tokens[index].unescaped
        index += 1
        while isSpace(index) { index += 1 }
        guard index < tokens.endIndex, case .sign(let sign) = tokens[index].kind,
            sign == ")" || sign == ","
        else { return }
        index += 1
        variables.append(
            StyleUses.Variable(
                name: name,
                property: property,
                location: location(start),
                hasFallback: sign == ","
            )
        )
        if sign == "," { readFallback(of: name) }
    }

    /// Keeps a fallback that is one colour, which is no use of its own.
    private mutating func readFallback(of name: String) {
        while isSpace(index) { index += 1 }
        var depth = 0
        let limit = min(tokens.endIndex, index + 64)
        for end in index..<max(index, limit) {
            if case .sign("(") = tokens[end].kind { depth += 1 }
            guard case .sign(")") = tokens[end].kind else { continue }
            if depth > 0 {
                depth -= 1
                continue
            }
            var last = end
            while last > index, isSpace(last - 1) { last -= 1 }
            if let literal = literal(from: index, to: last) {
                substitutes.append(.init(kind: .fallback, name: name, literal: literal))
                index = end + 1
            }
            return
        }
    }
}
