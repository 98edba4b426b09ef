import SourceText

/// A tag of a template, such as `<% if a %>`, `{% else %}` or `{{/each}}`, by what it does to the markup around it.
enum TemplateTag: Equatable {
    /// The markup up to its end may be left out or repeated; `isElement` where it is in an element that code makes.
    case start(isElement: Bool)
    /// Another alternative begins.
    case middle
    case end
    /// A text is written there.
    case value
    case other
}

// MARK: - Ruby and Elixir

extension TemplateTag {
    private static let alternatives: Set<Substring> = [
        "else", "elsif", "when", "in", "rescue", "ensure", "catch", "after",
    ]
    private static let conditions: Set<Substring> = [
        "if", "unless", "case", "cond", "with", "while", "until", "for", "begin",
    ]
    /// Calls whose block is put elsewhere.
    private static let detachedCalls: Set<Substring> = ["content_for", "provide", "capture"]
    /// Calls that make an element without a ground.
    private static let plainCalls: Set<Substring> = [
        "form_with", "form_for", "form_tag", "simple_form_for", "fields_for", "turbo_frame_tag",
    ]

    /// The code between `<%` and `%>`.
    init(code: Substring) {
        let marks = code.prefix { "=-|".contains($0) }
        let text = code.dropFirst(marks.count).trimmed
        let first = text.firstWord
        if text.first == "#" || text.first == "%" {
            self = .other
        } else if Self.alternatives.contains(first) {
            self = .middle
        } else if first == "end" || text.first == "}" {
            self = .end
        } else if text.hasSuffix("->"), !text.includes("fn ") {
            self = .middle
        } else if text.opensBlock {
            let isMade = marks.contains("=") && !Self.conditions.contains(first)
            let isPlain = Self.plainCalls.contains(first) && !text.mentionsStyle
            let isElsewhere = Self.detachedCalls.contains(first)
            self = .start(isElement: isElsewhere || isMade && !isPlain)
        } else if Self.conditions.contains(first), !text.hasSuffix("end") {
            self = .start(isElement: false)
        } else {
            self = marks.contains("=") ? .value : .other
        }
    }
}

extension Substring {
    fileprivate var trimmed: Substring {
        var text = drop { $0.isWhitespace || $0 == "-" || $0 == "~" }
        while let last = text.last, last.isWhitespace || last == "-" || last == "~" {
            text.removeLast()
        }
        return text
    }

    fileprivate var firstWord: Substring {
        prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    }

    /// Twig's `block title 'News'`, which has no end.
    fileprivate var isShortBlock: Bool {
        let words = split { $0.isWhitespace }
        guard words.first == "block", words.count > 2 else { return false }
        return !["scoped", "required"].contains(words[2])
    }

    /// The code ends in `do`, `do |a|`, `{ |a|` or `fn a ->`.
    fileprivate var opensBlock: Bool {
        if hasSuffix(" do") || hasSuffix("{") || hasSuffix("->") { return true }
        guard last == "|", let bar = dropLast().lastIndex(of: "|") else { return false }
        let start = self[..<bar].trimmed
        return start.hasSuffix(" do") || start.hasSuffix("{")
    }
}

extension StringProtocol {
    /// Attributes in the text may be those that paint.
    var mentionsStyle: Bool { includes("class") || includes("style") }
}

// MARK: - Braces

extension TemplateTag {
    private static let statements: Set<Substring> = [
        "if", "unless", "for", "case", "switch", "ifchanged", "ifequal", "ifnotequal",
    ]
    /// Statements whose content is put elsewhere.
    private static let detachedStatements: Set<Substring> = ["macro", "call", "block", "embed"]
    private static let statementAlternatives: Set<Substring> = [
        "else", "elif", "elseif", "elsif", "when", "empty", "default",
    ]

    /// The text between `{%` and `%}`.
    init(statement: Substring) {
        let text = statement.trimmed
        let first = text.firstWord
        if Self.statements.contains(first) {
            self = .start(isElement: false)
        } else if Self.detachedStatements.contains(first), !text.isShortBlock {
            self = .start(isElement: true)
        } else if Self.statementAlternatives.contains(first) {
            self = .middle
        } else {
            let name = first.dropFirst(3)
            let isKnown = Self.statements.contains(name) || Self.detachedStatements.contains(name)
            let isEnd = first.hasPrefix("end") && isKnown
            self = isEnd ? .end : .other
        }
    }

    private static let actions: Set<Substring> = ["if", "range", "with", "define", "block"]

    /// The text between `{{` and `}}`.
    init(braced: Substring) {
        let text = braced.trimmed
        let second = text.dropFirst().first ?? " "
        switch text.first {
        case "#": self = .start(isElement: false)
        case "^": self = text.count == 1 ? .middle : .start(isElement: false)
        case "/": self = second.isLetter ? .end : .other
        case "!": self = .other
        default:
            let first = text.firstWord
            if first == "end", text.count == 3 {
                self = .end
            } else if first == "else" {
                self = .middle
            } else if Self.actions.contains(first), text.dropFirst(first.count).first == " " {
                self = .start(isElement: first == "define")
            } else {
                self = .value
            }
        }
    }
}
