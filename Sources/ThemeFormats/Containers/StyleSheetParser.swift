import SourceText

/// Reads the properties of a style sheet that may belong to a theme, each below the rules that it stands in.
///
/// The root has the list `$css` of rules with `within`, the texts in front of their braces, and `properties`; `$others` is
/// how many properties are not in it, with the first of them and its rule. The list `$code` has those of these that are colours. What is not closed is closed at the end, as in
/// browsers (CSS Syntax 3, §5).
struct StyleSheetParser {
    /// A rule that is not closed.
    private struct OpenRule {
        let prelude: SourceNode
        let location: SourceLocation
        var properties = MappingDraft()
        var colors = MappingDraft()
    }

    /// The properties that are read besides custom ones.
    private static let known: Set<String> = ["color-scheme", "name", "default", "prefersdark"]
    private static let colors: Set<String> = ["color", "background", "background-color"]
    private static let depthLimit = 64

    private var scanner: CSSScanner
    private let file: String
    private var open: [OpenRule]
    private var rules: [SourceNode] = []
    private var coloredRules: [SourceNode] = []
    private var statement = StyleStatement()
    private var count = 0
    private var importsTailwind = false
    private var others: (count: Int, name: SourceNode, rule: SourceNode)?

    static func parse(_ text: String, file: String) throws(YAMLParsingError) -> SourceNode {
        let start = SourceLocation(file: file, line: 1, column: 1)
        var parser = StyleSheetParser(text, file: file, start: start)
        try parser.readAll()
        func scalar(_ text: String) -> SourceNode {
            SourceNode(content: .scalar(text, .quoted), location: start)
        }
        func list(_ items: [SourceNode]) -> SourceNode {
            SourceNode(content: .sequence(items), location: start)
        }
        var pairs = [
            (scalar("$css"), list(parser.rules)),
            (key: scalar("$code"), value: list(parser.coloredRules)),
        ]
        if let (count, name, rule) = parser.others {
            pairs.append((scalar("$others"), list([scalar("\(count)"), name, rule])))
        }
        if parser.importsTailwind { pairs.append((scalar(TailwindPalette.key), scalar("true"))) }
        return SourceNode(content: .mapping(pairs), location: start)
    }

    private init(_ text: String, file: String, start: SourceLocation) {
        scanner = CSSScanner(
            TextCursor(text.unicodeScalars.first == "\u{FEFF}" ? String(text.dropFirst()) : text)
        )
        self.file = file
        open = [
            OpenRule(
                prelude: SourceNode(content: .scalar("", .quoted), location: start),
                location: start
            )
        ]
    }

    private mutating func readAll() throws(YAMLParsingError) {
        while let token = scanner.next() {
            switch token.kind {
            case .comment: continue
            case .sign("{") where !statement.isInBrackets && !statement.isCustomProperty:
                try openRule()
            case .sign("}") where !statement.isInBrackets:
                try endStatement()
                if open.count > 1 { closeRule() }
            case .sign(";") where !statement.isInBrackets: try endStatement()
            default: statement.append(token, in: file)
            }
        }
        try endStatement()
        while !open.isEmpty { closeRule() }
    }

    private mutating func openRule() throws(YAMLParsingError) {
        let location =
            statement.location
            ?? SourceLocation(file: file, line: scanner.line, column: scanner.column)
        guard open.count < Self.depthLimit else {
            throw YAMLParsingError(
                message: "rules are nested more than \(Self.depthLimit) deep",
                help: "look for braces that are not closed",
                location: location
            )
        }
        let prelude = SourceNode(content: .scalar(statement.text, .quoted), location: location)
        open.append(OpenRule(prelude: prelude, location: location))
        statement = StyleStatement()
    }

    private mutating func endStatement() throws(YAMLParsingError) {
        defer { statement = StyleStatement() }
        importsTailwind = importsTailwind || TailwindPalette.isImport(statement.text.trimmed)
        guard let (name, value) = statement.declaration, let location = statement.valueLocation,
            !name.hasPrefix("@")
        else { return }
        let key = SourceNode(
            content: .scalar(name, .quoted),
            location: statement.location ?? location
        )
        guard name.hasPrefix("--") || Self.known.contains(name) else {
            others = (
                (others?.count ?? 0) + 1, others?.name ?? key,
                others?.rule ?? open[open.count - 1].prelude
            )
            if Self.colors.contains(name), coloredRules.count < YAMLParser.nodeLimit / 16 {
                open[open.count - 1].colors.set(
                    key,
                    name,
                    to: SourceNode(content: .scalar(value, .quoted), location: location)
                )
            }
            return
        }
        count += 1
        guard count <= YAMLParser.nodeLimit / 4 else {
            throw YAMLParsingError(
                message: "the style sheet has more than \(YAMLParser.nodeLimit / 4) properties",
                help: "split it",
                location: location
            )
        }
        open[open.count - 1].properties.set(
            key,
            name,
            to: SourceNode(content: .scalar(GTKColor.value(of: value), .quoted), location: location)
        )
    }

    private mutating func closeRule() {
        let rule = open.removeLast()
        let within = (open + [rule]).dropFirst().map(\.prelude)
        func node(_ properties: MappingDraft) -> [SourceNode] {
            func key(_ text: String) -> SourceNode {
                SourceNode(content: .scalar(text, .quoted), location: rule.location)
            }
            if properties.pairs.isEmpty { return [] }
            let list = SourceNode(content: .sequence(within), location: rule.location)
            let members = SourceNode(content: .mapping(properties.pairs), location: rule.location)
            return [
                SourceNode(
                    content: .mapping([(key("within"), list), (key("properties"), members)]),
                    location: rule.location
                )
            ]
        }
        rules += node(rule.properties)
        coloredRules += node(rule.colors)
    }
}

/// What stands between two ends of statements: a declaration, or what is in front of a brace.
private struct StyleStatement {
    private(set) var text = ""
    private(set) var location: SourceLocation?
    private(set) var valueLocation: SourceLocation?
    private var value = ""
    /// The text before the first colon.
    private var name: String?
    private var brackets = 0

    var isInBrackets: Bool { brackets > 0 }
    var isCustomProperty: Bool { name?.hasPrefix("--") ?? false }

    var declaration: (name: String, value: String)? {
        guard let name else { return nil }
        var value = value.trimmed
        if value.lowercased().hasSuffix("!important") {
            value = value.dropLast("!important".count).trimmed
        }
        return value.isEmpty ? nil : (name, value)
    }

    mutating func append(_ token: CSSScanner.Token, in file: String) {
        if case .space = token.kind {
            takeDefinedName()
            if !text.isEmpty { text += " " }
            if !value.isEmpty { value += " " }
            return
        }
        let place = SourceLocation(file: file, line: token.line, column: token.column)
        if location == nil { location = place }
        if case .sign(let sign) = token.kind {
            if "([{".unicodeScalars.contains(sign) { brackets += 1 }
            if ")]}".unicodeScalars.contains(sign), brackets > 0 { brackets -= 1 }
            if sign == ":", name == nil, brackets == 0 {
                name = text.trimmed
                text += ":"
                return
            }
        }
        text += token.text
        if name != nil {
            if valueLocation == nil { valueLocation = place }
            value += token.text
        }
    }

    /// GTK's `@define-color window_bg_color #fff;` is `--window-bg-color: #fff`, as GTK itself has it from 4.16 on.
    private mutating func takeDefinedName() {
        let start = "@define-color "
        guard name == nil, text.hasPrefix(start), text.utf8.count > start.utf8.count else { return }
        name = GTKColor.property(of: text.dropFirst(start.count))
    }
}
