package import SourceText

extension StyleHook {
    /// A rule of the CSS with its own declarations; those of rules nested in it are rules of their own.
    package struct Rule: Hashable, Sendable {
        /// As written, with what it is nested in.
        package let selector: String
        /// Values by property, in lower case and without `!important`; the last one counts, as in CSS.
        package fileprivate(set) var declarations: Table<String> = [:]
        fileprivate var important: Set<String> = []
    }

    /// The rules in the order of their ends, at last that of the theme's own element, `&`; a media query is part of no
    /// selector.
    package var rules: [Rule] { Self.rules(in: TextCursor(css)) }

    package static func rules(in css: TextCursor) -> [Rule] {
        var scanner = CSSScanner(css)
        var own = Rule(selector: "&")
        var open: [Rule] = []
        var finished: [Rule] = []
        var text = ""
        while let token = scanner.next() {
            switch token.kind {
            case .comment:
                text += " "
            case .sign("{"):
                open.append(Rule(selector: selector(text, in: open.last?.selector)))
                text = ""
            case .sign(";"):
                if open.isEmpty {
                    own.declare(text)
                } else {
                    open[open.count - 1].declare(text)
                }
                text = ""
            case .sign("}"):
                if var rule = open.popLast() {
                    rule.declare(text)
                    finished.append(rule)
                }
                text = ""
            default:
                text += token.text
            }
        }
        own.declare(text)
        return own.declarations.isEmpty ? finished : finished + [own]
    }

    private static func selector(_ text: String, in parent: String?) -> String {
        var parts = [parent].compactMap(\.self)
        let own = text.trimmed
        if !own.hasPrefix("@") { parts.append(own) }
        return parts.filter { !$0.isEmpty }.joined(separator: " ")
    }
}

extension StyleHook.Rule {
    fileprivate mutating func declare(_ text: String) {
        guard let colon = text.firstIndex(of: ":") else { return }
        let name = String(text[..<colon]).trimmed.lowercased()
        let value = String(text[text.index(after: colon)...]).trimmed.lowercased()
        let parts = value.split(separator: "!", omittingEmptySubsequences: false)
        let isImportant = parts.count == 2 && String(parts[1]).trimmed == "important"
        if !isImportant && important.contains(name) { return }
        if isImportant { important.insert(name) }
        declarations[name] = isImportant ? String(parts[0]).trimmed : value
    }
}

extension String {
    fileprivate var trimmed: String {
        split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
