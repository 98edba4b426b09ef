import SourceText

/// Refuses CSS that could load a file or affect something outside its scope.
struct StyleHookScanner {
    private static let allowedAtRules: Set<String> = ["media", "supports", "container"]
    private static let loadingFunctions: Set<String> = [
        "url", "src", "image", "image-set", "-webkit-image-set", "expression",
    ]

    private var scanner: CSSScanner
    private var open: [Unicode.Scalar] = []
    private var scope = StyleHookScope()

    init(_ css: String) { scanner = CSSScanner(TextCursor(css)) }

    mutating func scan() throws(StyleHookError) {
        while let token = scanner.next() { try inspect(token) }
        if let bracket = open.last {
            throw StyleHookError(
                line: scanner.line,
                column: scanner.column,
                message: "'\(bracket)' is not closed"
            )
        }
    }

    private var isInParentheses: Bool { open.contains { $0 == "(" || $0 == "[" } }

    private mutating func inspect(_ token: CSSScanner.Token) throws(StyleHookError) {
        switch token.kind {
        case .comment(let isClosed):
            if !isClosed { throw token.error("the comment is not closed") }
        case .string(let isClosed):
            try refuseSpecialScalars(in: token)
            if !isClosed { throw token.error("the string is not closed") }
        case .word:
            try inspectWord(token)
        case .space:
            try follow(token)
        case .sign("@"):
            try inspectAtRule(token)
        case .sign(let sign):
            try inspect(sign, token)
        }
    }

    private mutating func inspect(
        _ sign: Unicode.Scalar,
        _ token: CSSScanner.Token
    ) throws(StyleHookError) {
        switch sign {
        // A browser ends a rule at these even in brackets; what follows would lie outside the scope.
        case "{" where isInParentheses, ";" where isInParentheses:
            throw token.error("'\(sign)' is not allowed in brackets")
        case "{":
            guard scope.enter() else {
                throw token.error(
                    "'+' and '~' must not lead from the theme's own element to what lies beside it"
                )
            }
            open.append(sign)
        case "(", "[":
            open.append(sign)
        case "}", ")", "]":
            let pairs: [Unicode.Scalar: Unicode.Scalar] = ["}": "{", ")": "(", "]": "["]
            guard let last = open.popLast(), last == pairs[sign] else {
                throw token.error("'\(sign)' closes nothing")
            }
            if sign == "}" { scope.leave() }
        case "&" where isInParentheses:
            throw token.error("'&' is not allowed in brackets: it could mean what lies outside")
        default:
            try follow(token)
        }
    }

    private mutating func inspectAtRule(_ token: CSSScanner.Token) throws(StyleHookError) {
        if isInParentheses { throw token.error("'@' is not allowed in brackets") }
        scope.follow("@")
        var ahead = scanner
        let following = ahead.next()?.scalars ?? []
        let name = Self.lowercased(following.prefix(while: Self.isASCIIWord))
        guard Self.allowedAtRules.contains(name) else {
            throw token.error(
                "'@\(name)' is not allowed: only @media, @supports and @container are"
            )
        }
    }

    /// `éurl(` is refused too: only the ASCII letters before a bracket count.
    private mutating func inspectWord(_ token: CSSScanner.Token) throws(StyleHookError) {
        try follow(token)
        let name = token.scalars.reversed().prefix(while: Self.isASCIIWord).reversed()
        let word = Self.lowercased(name)
        guard scanner.isAtBracket, Self.loadingFunctions.contains(word) else { return }
        throw token.error(
            "'\(word)()' is not allowed: a theme's CSS loads no files",
            after: token.scalars.count - name.count
        )
    }

    private mutating func follow(_ token: CSSScanner.Token) throws(StyleHookError) {
        try refuseSpecialScalars(in: token)
        guard !isInParentheses else { return }
        for scalar in token.scalars {
            scope.follow(scalar)
        }
    }

    private func refuseSpecialScalars(in token: CSSScanner.Token) throws(StyleHookError) {
        for (offset, scalar) in token.scalars.enumerated() {
            guard let name = Self.refusedName(of: scalar) else { continue }
            throw token.error("\(name) not allowed in a theme's CSS", after: offset)
        }
    }

    /// An escape could spell a bracket, and `<` could end the page's style element.
    private static func refusedName(of scalar: Unicode.Scalar) -> String? {
        switch scalar {
        case "\\": return "escapes are"
        case "<": return "'<' is"
        case "\t", "\n", "\r": return nil
        default:
            let isControl = scalar.properties.generalCategory == .control
            return isControl ? "control characters are" : nil
        }
    }

    private static func lowercased(_ scalars: some Sequence<Unicode.Scalar>) -> String {
        String(String.UnicodeScalarView(scalars)).lowercased()
    }

    private static func isASCIIWord(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9", "-", "_": true
        default: false
        }
    }
}

extension CSSScanner.Token {
    fileprivate func error(_ message: String, after offset: Int = 0) -> StyleHookError {
        StyleHookError(line: line, column: column + offset, message: message)
    }
}
