import SourceText

/// A parser of style sheets, which keeps custom properties and colours, each below the rules around it.
///
/// The root has the list `$css` of rules in the order in which their declarations count, with `within`, the texts in front
/// of their braces, `properties`, and the names of those that are `important`; one of `@layer` may have none. `$others` is
/// the number of all other properties, with the first of them and its rule, and the list `$code` has those of them that
/// are colours. The list `$imports` has the statements `@import`, and `$foreign` those
/// with which Sass brings in more. A rule or string without an end ends with the text, as
/// in browsers (CSS Syntax 3, §5); the list `$unclosed` has the brackets and comments that hold the rest of the text so.
struct StyleSheetParser {
    /// A rule that is not closed.
    fileprivate struct OpenRule {
        let prelude: SourceNode
        var properties = MappingDraft()
        var important: [SourceNode] = []
        var importantNames: Set<String> = []
        var colors = MappingDraft()
        /// Something other than a declaration stands in the rule.
        var holdsMore = false
    }

    /// The properties that are kept besides custom ones.
    private static let known: Set<String> = [
        "color-scheme", "name", "default", "prefersdark", "initial-value", "syntax", "inherits",
    ]
    private static let colors: Set<String> = ["color", "background", "background-color"]
    private static let depthLimit = 64
    private static let propertyLimit = TreeLimits.nodes / 4
    private static let coloredRuleLimit = TreeLimits.nodes / 16
    private static let importLimit = 1_000

    private var scanner: CSSScanner
    private let start: SourceLocation
    private var open: [OpenRule]
    private var rules: [SourceNode] = []
    private var coloredRules: [SourceNode] = []
    private var imports: [SourceNode] = []
    private var unclosed: SourceNode?
    private var statement = StyleStatement()
    /// The end of declarations between rules, as themes for daisyUI are: browsers take it for the start of the next rule's
    /// selector.
    private var strayEnd = ""
    /// The variables of a sheet of Sass; nil in CSS, which has none.
    private var sass: SassValues?
    private var mixins = SassMixins()
    private var propertyCount = 0
    private var others: (count: Int, name: SourceNode, rule: SourceNode)?

    static func parse(
        _ text: String,
        file: String,
        isSass: Bool
    ) throws(SyntaxError) -> SourceNode {
        var parser = StyleSheetParser(text, file: file)
        if isSass { parser.sass = SassValues() }
        try parser.readAll()
        return parser.root
    }

    private init(_ text: String, file: String) {
        var text = text
        if text.unicodeScalars.first == "\u{FEFF}" { text = String(text.dropFirst()) }
        scanner = CSSScanner(TextCursor(text))
        start = SourceLocation(file: file, line: 1, column: 1)
        open = [OpenRule(prelude: Self.scalar("", at: start))]
    }

    private mutating func readAll() throws(SyntaxError) {
        while let token = scanner.next() {
            switch token.kind {
            case .comment(let isClosed):
                statement.appendComment()
                if !isClosed { noteUnclosed("comment", at: token) }
            case .sign("/") where isAtLineComment:
                scanner.skipLine()
            case .sign("{") where opensRule:
                try openRule()
            case .sign("}") where !statement.isInBrackets && open.count > 1:
                try endStatement()
                closeRule()
            case .sign("}") where !statement.isInBrackets, .sign(";") where !statement.isInBrackets:
                try endStatement(at: token)
            default:
                statement.append(token, in: start.file)
            }
        }
        if let bracket = statement.brackets.holder { noteUnclosed("bracket", at: bracket) }
        try endStatement()
        while !open.isEmpty { closeRule() }
        rules += mixins.unused
    }

    private mutating func endStatement(at sign: CSSScanner.Token) throws(SyntaxError) {
        // Asked before the statement is cleared.
        let end = endBetweenRules
        try endStatement()
        switch end {
        case .ofDeclaration: strayEnd = sign.text
        case .ofSelector: statement.append(sign, in: start.file)
        case nil: break
        }
    }

    /// The end of the statement, where it is in no rule; nil elsewhere.
    private var endBetweenRules: StrayEnd? {
        let isInGroups = open.dropFirst().allSatisfy { AtRules.isGroup($0.prelude.text ?? "") }
        if sass != nil || !isInGroups { return nil }
        let first = statement.text.unicodeScalars.first
        return StrayEnd(after: first, isDeclaration: statement.declaration != nil)
    }

    private var opensRule: Bool {
        if statement.isInBrackets || statement.isCustomProperty { return false }
        let isInterpolation = sass != nil && statement.text.hasSuffix("#")
        return !isInterpolation
    }

    /// The first `/` of `//` in Sass has been read, which in a value may be a part of an address.
    private var isAtLineComment: Bool {
        sass != nil && scanner.isBefore("/") && !statement.isInBrackets
            && !statement.isCustomProperty
    }

    private mutating func noteUnclosed(_ what: String, at token: CSSScanner.Token) {
        let place = SourceLocation(file: start.file, line: token.line, column: token.column)
        unclosed = Self.scalar(what, at: place)
    }

    private mutating func openRule() throws(SyntaxError) {
        let here = SourceLocation(
            file: start.file,
            line: scanner.line,
            column: scanner.column
        )
        let location = statement.location ?? here
        guard open.count < Self.depthLimit else {
            throw SyntaxError(
                message: "rules are nested more than \(Self.depthLimit) deep",
                help: "write fewer rules into each other, and look for braces that are not closed",
                location: location
            )
        }
        flushProperties()
        open[open.count - 1].holdsMore = true
        let prelude = Self.scalar(strayEnd + statement.text, at: location)
        strayEnd = ""
        open.append(OpenRule(prelude: prelude))
        sass?.take(prelude)
        if Self.isLayer(prelude.text ?? "") { noteLayer(prelude, in: open) }
        statement = StyleStatement()
    }

    private mutating func endStatement() throws(SyntaxError) {
        defer { statement = StyleStatement() }
        let text = strayEnd + statement.text.trimmed
        if try include(text) { return }
        sass?.take(Self.scalar(text, at: statement.location ?? start))
        if text.prefix(7).lowercased() == "@import", imports.count < Self.importLimit {
            imports.append(Self.scalar(text, at: statement.location ?? start))
        }
        if Self.isLayer(text), let location = statement.location {
            let prelude = Self.scalar(text, at: location)
            noteLayer(prelude, in: open + [OpenRule(prelude: prelude)])
        }
        guard let (written, value, isImportant) = statement.declaration,
            let location = statement.valueLocation ?? statement.location,
            !written.hasPrefix("@")
        else { return }
        let name = sass?.name(from: written) ?? written
        if name.hasPrefix("$"), sass != nil {
            let node = Self.scalar(value, at: location)
            sass?.define(name, as: node, isGlobal: open.count == 1)
            return
        }
        let key = Self.scalar(name, at: statement.location ?? location)
        guard name.hasPrefix("--") || Self.known.contains(name) else {
            return countOther(key, name, Self.scalar(value, at: location))
        }
        try countProperty(at: location)
        let node = Self.scalar(GTKNotation.css(of: value), at: location)
        let known = sass?.value(of: node) ?? node
        open[open.count - 1].set(key, name, to: known, isImportant: isImportant)
    }

    private mutating func countProperty(at location: SourceLocation) throws(SyntaxError) {
        propertyCount += 1
        guard propertyCount > Self.propertyLimit else { return }
        throw SyntaxError(
            message: "the style sheet has more than \(Self.propertyLimit) properties",
            help: "split it",
            location: location
        )
    }

    private static func isLayer(_ text: String) -> Bool {
        text.prefix(6).lowercased() == "@layer"
    }

    /// The layers of a sheet come in the order in which they are named, also without declarations.
    private mutating func noteLayer(_ prelude: SourceNode, in around: [OpenRule]) {
        let within = around.dropFirst().map(\.prelude)
        rules.append(Self.node(MappingDraft(), [], of: prelude, within: within))
    }

    /// Declarations count before those of the rules that follow in their own rule.
    private mutating func flushProperties() {
        let index = open.count - 1
        guard !open[index].properties.pairs.isEmpty else { return }
        rules.append(
            Self.node(
                open[index].properties,
                open[index].important,
                of: open[index].prelude,
                within: open.dropFirst().map(\.prelude)
            )
        )
        open[index].properties = MappingDraft()
        open[index].important = []
        open[index].importantNames = []
    }

    private mutating func countOther(
        _ key: SourceNode,
        _ name: String,
        _ value: SourceNode
    ) {
        let index = open.count - 1
        let first = others ?? (0, key, open[index].prelude)
        others = (first.count + 1, first.name, first.rule)
        guard Self.colors.contains(name), coloredRules.count < Self.coloredRuleLimit else {
            return
        }
        open[index].colors.set(key, name, to: value)
    }

    private mutating func closeRule() {
        strayEnd = ""
        defineMixin()
        flushProperties()
        let within = open.dropFirst().map(\.prelude)
        let rule = open.removeLast()
        if !rule.colors.pairs.isEmpty {
            coloredRules.append(Self.node(rule.colors, [], of: rule.prelude, within: within))
        }
    }
}

// MARK: - Mixins

extension StyleSheetParser {
    /// Keeps the innermost rule as a mixin, where it is one of declarations alone.
    private mutating func defineMixin() {
        guard sass != nil, open.count == 2, let rule = open.last, !rule.holdsMore,
            let name = SassMixins.name(definedBy: rule.prelude.text ?? "")
        else { return }
        let within = [rule.prelude]
        let node = Self.node(rule.properties, rule.important, of: rule.prelude, within: within)
        mixins.define(name, rule.declarations, in: node)
        open[1].properties = MappingDraft()
    }

    /// Puts the declarations of a mixin in place of the statement that includes it; false where it is none of them.
    private mutating func include(_ statement: String) throws(SyntaxError) -> Bool {
        guard sass != nil, open.count > 1,
            let declarations = mixins.declarations(includedBy: statement)
        else { return false }
        for declaration in declarations {
            try countProperty(at: declaration.value.location)
            open[open.count - 1].set(
                declaration.key,
                declaration.name,
                to: declaration.value,
                isImportant: declaration.isImportant
            )
        }
        return true
    }
}

// MARK: - Nodes

extension StyleSheetParser {
    private var root: SourceNode {
        let top = Self.scalar("", at: start)
        func list(_ items: [SourceNode]) -> SourceNode {
            SourceNode(items: items, at: top)
        }
        var members: [(name: String, value: SourceNode)] = [
            ("$css", list(rules)),
            ("$code", list(coloredRules)),
        ]
        if let others {
            let count = Self.scalar("\(others.count)", at: start)
            members.append(("$others", list([count, others.name, others.rule])))
        }
        if let unclosed { members.append(("$unclosed", list([unclosed]))) }
        if !imports.isEmpty { members.append(("$imports", list(imports))) }
        if let foreign = sass?.foreign, !foreign.isEmpty {
            members.append(("$foreign", list(foreign)))
        }
        return SourceNode(members: members, at: top)
    }

    private static func node(
        _ properties: MappingDraft,
        _ important: [SourceNode],
        of prelude: SourceNode,
        within preludes: [SourceNode]
    ) -> SourceNode {
        let within = SourceNode(items: preludes, at: prelude)
        let pairs = SourceNode(pairs: properties.pairs, at: prelude)
        var members = [(name: "within", value: within), ("properties", pairs)]
        if !important.isEmpty {
            members.append(("important", SourceNode(items: important, at: prelude)))
        }
        return SourceNode(members: members, at: prelude)
    }

    private static func scalar(
        _ text: String,
        at location: SourceLocation
    ) -> SourceNode {
        SourceNode(content: .scalar(text, .verbatim), location: location)
    }
}

extension StyleSheetParser.OpenRule {
    fileprivate var declarations: [SassMixins.Declaration] {
        properties.pairs.map { key, value in
            let name = key.text ?? ""
            return SassMixins.Declaration(
                key: key,
                name: name,
                value: value,
                isImportant: importantNames.contains(name)
            )
        }
    }

    /// A declaration counts more than those before it, unless one of them is important.
    fileprivate mutating func set(
        _ key: SourceNode,
        _ name: String,
        to value: SourceNode,
        isImportant: Bool
    ) {
        if !isImportant, importantNames.contains(name) { return }
        if isImportant, importantNames.insert(name).inserted { important.append(key) }
        properties.set(key, name, to: value)
    }
}
