import ColorScience
import SourceText

/// Reads a style sheet, CSS or plain SCSS, declaration by declaration.
///
/// Complexity: O(n) in time; memory grows with the uses that are kept.
package struct SheetReader {
    /// A rule whose end is not read yet.
    private struct OpenRule {
        /// The custom property that an `@property` registers.
        var registered: String?
        /// The start of the names of properties in `font: { … }` of Sass.
        var property: String?
        /// Indices of the custom properties that are text.
        var texts: [Int] = []
        var grounds: [String] = []
        var hasOtherGround = false
        /// It counts on paper alone.
        var isPrinted = false
        /// It has other rules in it and no declarations, as the page and `@media` on it have.
        var isGroup = false
    }

    /// The most tokens of one statement that are kept: 4 MB.
    private static let statementLimit = 65_536
    /// Deeper rules are read, but share what is known of their texts and grounds.
    private static let depthLimit = 256

    private var scanner: CSSScanner
    private let isSCSS: Bool
    private var uses: StyleUses
    private var builder: SheetRuleBuilder
    private var rules = [OpenRule(isGroup: true)]
    private var hiddenDepth = 0
    private var brackets = OpenBrackets()
    /// The end of declarations between rules, which browsers take for the start of the next rule's selector.
    private var strayEnd: CSSScanner.Token?
    private var statement: [CSSScanner.Token] = []
    /// The braces that are open in an expression of Sass, which stands in the statement.
    private var expressionDepth = 0
    /// The places in the statement at which Sass computes a part of a name.
    private var holes: [Int] = []
    /// A colon stands in the statement.
    private var hasColon = false
    private var isComputed: Bool { !holes.isEmpty }

    package static func read(_ text: String, file: String) -> StyleUses {
        read(text, file: file, isSCSS: StyleUses.isSCSS(file))
    }

    static func read(_ text: String, file: String, isSCSS: Bool) -> StyleUses {
        var reader = SheetReader(text, file: file, isSCSS: isSCSS)
        reader.readAll()
        reader.uses.rules = reader.builder.finish()
        return reader.uses
    }

    private init(_ text: String, file: String, isSCSS: Bool) {
        scanner = CSSScanner(TextCursor(text))
        self.isSCSS = isSCSS
        builder = SheetRuleBuilder(file: file, isSCSS: isSCSS)
        uses = StyleUses(file: file)
    }

    private mutating func readAll() {
        while let token = scanner.next() {
            switch token.kind {
            case .comment(let isClosed):
                if hiddenDepth == 0 { builder.state(token) }
                if !isClosed { uses.unclosed = ("comment", place(of: token)) }
            case .sign("/") where isSCSS && isComment(after: token):
                scanner.skipLine()
            case .sign("#") where isSCSS && begins(with: "{"):
                readInterpolation()
            case .sign("}") where expressionDepth > 0:
                expressionDepth -= 1
            case .sign("{") where brackets.isEmpty:
                openRule()
            case .sign("}") where brackets.isEmpty && isInRule:
                endStatement()
                closeRule()
            case .sign("}") where brackets.isEmpty, .sign(";") where brackets.isEmpty:
                endStatement(at: token)
            default:
                append(token)
            }
            if uses.count >= StyleUses.limit {
                uses.end = uses.end ?? place(of: token)
                break
            }
        }
        if let bracket = brackets.holder { uses.unclosed = ("bracket", place(of: bracket)) }
        endStatement()
        while rules.count > 1 { closeRule() }
        closeRule()
    }

    private mutating func append(_ token: CSSScanner.Token) {
        if case .space = token.kind, statement.isEmpty { return }
        brackets.read(token)
        if statement.count < Self.statementLimit {
            statement.append(token)
            if case .sign(":") = token.kind { hasColon = true }
        } else if uses.end == nil {
            uses.end = place(of: token)
        }
        if case .word = token.kind, scanner.isAtBracket, token.scalars.count == 3,
            token.text.lowercased() == "url"
        {
            skipAddress()
        }
    }

    private func place(of token: CSSScanner.Token) -> SourceLocation {
        SourceLocation(file: uses.file, line: token.line, column: token.column)
    }
}

// MARK: - Text without colours

extension SheetReader {
    private func begins(with sign: Unicode.Scalar) -> Bool {
        var ahead = scanner
        guard case .sign(let next)? = ahead.next()?.kind else { return false }
        return next == sign
    }

    /// Two slashes begin a comment of SCSS, but not in an address.
    private func isComment(after slash: CSSScanner.Token) -> Bool {
        if case .sign(":")? = statement.last?.kind, statement.last?.column == slash.column - 1 {
            return false
        }
        return begins(with: "/")
    }

    /// `#{$name}` of SCSS, which is read in the value of a declaration alone.
    private mutating func readInterpolation() {
        if holes.last != statement.count { holes.append(statement.count) }
        if hasColon, rules.count > 1, expressionDepth == 0 {
            _ = scanner.next()
            expressionDepth = 1
            return
        }
        var depth = 0
        while let token = scanner.next() {
            if case .sign("{") = token.kind { depth += 1 }
            if case .sign("}") = token.kind { depth -= 1 }
            if depth == 0 { return }
        }
    }

    /// Goes to the bracket that ends an address, which may hold anything else.
    private mutating func skipAddress() {
        _ = scanner.next()
        while let token = scanner.next() {
            if case .sign(")") = token.kind { return }
            // The address of an import without quotes is left out, as one that nobody knows.
            if case .string = token.kind, statement.count < Self.statementLimit {
                statement.append(token)
            }
        }
    }
}

// MARK: - Rules

extension SheetReader {
    private mutating func openRule() {
        if isSCSS, rules.count < Self.depthLimit, openProperties() { return }
        if let end = strayEnd {
            statement.insert(end, at: 0)
            strayEnd = nil
        }
        var rule = OpenRule()
        rule.isPrinted = SheetStatement.isPrint(statement)
        let isInGroup = rules[rules.count - 1].isGroup
        rule.isGroup = isInGroup && AtRules.isGroup(statement[...].writtenText)
        if let name = registeredProperty {
            rule.registered = name
            uses.definitions.append((name, place(of: statement[0])))
        }
        if rules.count < Self.depthLimit {
            rules.append(rule)
            builder.openRule(statement, isComputed: isComputed)
        } else {
            if hiddenDepth == 0, let first = statement.first { builder.leaveOut(at: first) }
            hiddenDepth += 1
        }
        startStatement()
    }

    /// Begins a block of properties that share the start of their names; false for any other block.
    private mutating func openProperties() -> Bool {
        guard SheetStatement.nestedProperty(in: statement) != nil,
            let property = declaration?.property
        else { return false }
        endStatement()
        rules.append(OpenRule(property: property))
        return true
    }

    private mutating func startStatement() {
        statement.removeAll(keepingCapacity: true)
        brackets.removeAll()
        hasColon = false
        holes.removeAll(keepingCapacity: true)
        expressionDepth = 0
    }

    /// The name after `@property`; nil for any other rule.
    private var registeredProperty: String? {
        guard case .sign("@")? = statement.first?.kind else { return nil }
        let words = statement.compactMap { token -> String? in
            if case .word = token.kind { return token.unescaped }
            return nil
        }
        guard words.count > 1, words[0].lowercased() == "property" else { return nil }
        return words[1]
    }

    private var isInRule: Bool { rules.count > 1 || hiddenDepth > 0 }

    private mutating func closeRule() {
        strayEnd = nil
        if hiddenDepth > 0 {
            hiddenDepth -= 1
            return
        }
        guard let rule = rules.popLast() else { return }
        if rule.property == nil { builder.closeRule() }
        for index in rule.texts {
            uses.variables[index].grounds = rule.grounds
            uses.variables[index].hasOtherGround = rule.hasOtherGround
        }
        if rules.isEmpty { rules.append(OpenRule(isGroup: true)) }
    }

    private mutating func endStatement(at sign: CSSScanner.Token) {
        // Asked before the statement is cleared.
        let end = endBetweenRules
        endStatement()
        switch end {
        case .ofDeclaration: strayEnd = sign
        case .ofSelector: append(sign)
        case nil: break
        }
    }

    /// The end of the statement, where it is in no rule; nil elsewhere.
    private var endBetweenRules: StrayEnd? {
        if isSCSS || hiddenDepth > 0 || !rules[rules.count - 1].isGroup { return nil }
        var first: Unicode.Scalar?
        if case .sign(let sign)? = statement.first?.kind { first = sign }
        return StrayEnd(after: first, isDeclaration: declaration != nil)
    }

    private mutating func endStatement() {
        defer { startStatement() }
        guard let first = statement.first else { return }
        if case .sign("@") = first.kind {
            if strayEnd != nil { return }
            uses.imports += SheetImport.imports(in: statement)
            if hiddenDepth == 0 { builder.takeStatement(statement) }
            return
        }
        guard let (property, value) = declaration else { return }
        // The value may be an interpolation of Sass alone.
        let start = value.first ?? first
        if property.hasPrefix("--") { uses.definitions.append((property, place(of: start))) }
        if property.hasPrefix("$"), rules.count == 1 {
            uses.sassVariables.append((property, place(of: start)))
        }
        let registered = rules[rules.count - 1].registered
        let found = SheetValue(value, of: property, in: uses.file)
        if let registered {
            if property == "inherits", value.trimmed.text == "false" {
                builder.result.uninherited.insert(registered)
            }
            let initial = property == "initial-value" ? found.literals.first : nil
            if let initial {
                uses.substitutes.append(
                    .init(kind: .initialValue, name: registered, literal: initial)
                )
            }
            return
        }
        note(property, found)
        if isSCSS { noteMentions(in: value) }
        if hiddenDepth == 0 {
            // A custom property that is empty is not missing: no fallback takes its place.
            let isEmpty = value.isEmpty && property.hasPrefix("--")
            builder.declare(property, isEmpty ? statement.suffix(1) : value)
        }
        // The tokens are the colours of a screen, and of a mask nothing but its opacity is seen.
        if !rules.contains(where: \.isPrinted), !Self.isMask(property) {
            uses.literals += found.literals
        }
        uses.variables += found.variables
        uses.substitutes += found.substitutes
    }

    /// A property of masks, or one of its own that is named for them: `-webkit-mask-image`, `--mask`.
    private static func isMask(_ property: String) -> Bool {
        property.split(separator: "-").contains("mask")
    }

    /// Keeps the names of Sass's variables.
    private mutating func noteMentions(in value: ArraySlice<CSSScanner.Token>) {
        for (sign, name) in zip(value, value.dropFirst()) {
            guard case .sign("$") = sign.kind, case .word = name.kind else { continue }
            uses.mentions.insert("$" + SassName.normal(name.unescaped))
        }
    }

    /// Keeps the texts and grounds of the rule.
    private mutating func note(_ property: String, _ value: SheetValue) {
        let index = rules.count - 1
        switch property {
        case "color":
            let start = uses.variables.count
            rules[index].texts += value.variables.indices.map { start + $0 }
        case "background", "background-color":
            rules[index].grounds += value.variables.map(\.name)
            if value.variables.isEmpty { rules[index].hasOtherGround = true }
        default:
            break
        }
    }

    private var declaration: SheetStatement.Declaration? {
        guard var found = SheetStatement.declaration(in: statement, holes: holes) else {
            return nil
        }
        if let start = rules[rules.count - 1].property {
            found.property = "\(start)-\(found.property)"
        }
        return found
    }
}
