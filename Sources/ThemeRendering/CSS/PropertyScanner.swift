import SourceText

/// Finds the custom properties that CSS uses and sets.
struct PropertyScanner {
    /// A `var()` without a fallback.
    struct Use: Hashable {
        let name: String
        let line: Int
        let column: Int
    }

    private(set) var uses: [Use] = []
    private(set) var definitions: Set<String> = []
    private var scanner: CSSScanner
    /// How many round brackets are open: inside them nothing is defined.
    private var depth = 0

    /// Replaces template tags; a name that contains it is unknown, and ignored.
    static let gap: Unicode.Scalar = "\u{FFFD}"

    init(_ css: TextCursor) { scanner = CSSScanner(css) }

    mutating func scan() {
        while let token = scanner.next() {
            switch token.kind {
            case .word where scanner.isAtBracket:
                if token.text.lowercased() == "var" { readUse(token) }
            case .word: if depth == 0, name(of: token) != nil { readDefinition(token) }
            case .sign("@"): readAtRule()
            case .sign("("): depth += 1
            case .sign(")"): depth = max(0, depth - 1)
            case .sign("{"), .sign("}"), .sign(";"): depth = 0
            case .sign, .comment, .string, .space: break
            }
        }
    }

    /// Reads `(--name)` after `var`; the scan continues after `var` if anything else follows.
    private mutating func readUse(_ start: CSSScanner.Token) {
        var ahead = scanner
        guard case .sign("(")? = ahead.next()?.kind,
            let name = ahead.nextSignificant().flatMap(name),
            case .sign(")")? = ahead.nextSignificant()?.kind
        else { return }
        uses.append(Use(name: name, line: start.line, column: start.column))
    }

    private mutating func readDefinition(_ word: CSSScanner.Token) {
        var ahead = scanner
        guard case .sign(":")? = ahead.nextSignificant()?.kind, let name = name(of: word) else {
            return
        }
        definitions.insert(name)
    }

    private mutating func readAtRule() {
        var ahead = scanner
        guard let rule = ahead.next(), case .word = rule.kind, rule.text.lowercased() == "property",
            let name = ahead.nextSignificant().flatMap(name)
        else { return }
        definitions.insert(name)
    }

    private func name(of token: CSSScanner.Token) -> String? {
        guard case .word = token.kind, token.scalars.count > 2,
            token.scalars.starts(with: "--".unicodeScalars),
            !token.scalars.contains(Self.gap)
        else { return nil }
        return String(token.text.dropFirst(2))
    }
}
