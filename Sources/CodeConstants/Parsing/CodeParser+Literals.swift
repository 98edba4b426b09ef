import SourceText

/// Colours that code writes out anywhere, in constants or not.
extension CodeParser {
    struct Literal {
        let text: String
        /// The tokens that make it.
        let range: Range<Int>
    }

    /// Reads all colours but those in initialisers, which make them of their parameters.
    mutating func readLiterals() -> [Literal] {
        var literals: [Literal] = []
        while index < tokens.count {
            if isInitializer {
                skipBody()
            } else if isColorCall {
                let start = index
                let argument = argument(named: nil, depth: 0)
                index = max(index, start + 1)
                guard argument.isWrittenOut else { continue }
                literals.append(Literal(text: argument.text, range: start..<index))
            } else {
                index += 1
            }
        }
        return literals
    }

    private var isInitializer: Bool {
        current == .name("init") && (index == 0 || tokens[index - 1].kind != .sign("."))
    }

    private mutating func skipBody() {
        while let kind = current, kind != .sign("{") { index += 1 }
        index = max(index, endOfBraces)
    }

    /// The name at the position is a type: `-> Color {`, `extension Color {`, `where Self == Color {`.
    private var isTypeOfDeclaration: Bool {
        let before = tokens[..<index].suffix(2).map(\.kind)
        switch before.last {
        case .sign(">"), .sign(":"): return true
        case .sign("="): return before.first == .sign("=") && before.count == 2
        case .name(let name): return Self.scopeWords.contains(name)
        default: return false
        }
    }

    /// `Color(`, `UIColor {`, `UIColor.hex(` or `.hex(` is at the position.
    private var isColorCall: Bool {
        let kinds = tokens[index...].prefix(4).map(\.kind)
        let isType: Bool
        switch kinds.first {
        case .name(let name)?: isType = CodeLanguage.colorTypes.contains(name)
        case .sign(".")?: return kinds.dropFirst().prefix(2) == [.name("hex"), .sign("(")]
        default: return false
        }
        guard isType, kinds.count > 1 else { return false }
        switch kinds[1] {
        case .sign("("): return true
        case .sign("."): return kinds.dropFirst(2) == [.name("hex"), .sign("(")]
        case .sign("{"): return !isTypeOfDeclaration
        default: return false
        }
    }
}

extension CodeArgument {
    fileprivate var isWrittenOut: Bool {
        switch value {
        case .color: true
        case .group(let members): members.allSatisfy(\.isOfMode)
        case .reference, .operation, .unknown, .number, .string, .other: false
        }
    }
}
