import SourceText
import ThemeModel

/// Reads the selectors before a block, each under the selectors of the rule around it.
///
/// Complexity: O(n) for n tokens and up to `limit` selectors of the rule around.
struct SelectorParser {
    /// The most selectors of one rule.
    static let limit = 256

    private var words: SelectorWords
    private let isSCSS: Bool
    private var parent: RuleSelector
    private var drafts: [Draft] = []
    private var tokens: ArraySlice<CSSScanner.Token> = []
    private var index = 0

    /// A selector that is being read.
    private struct Draft {
        var selector = RuleSelector()
        var current = RuleSelector.Compound()
        var hasCurrent = false
        /// The current compound has something that is no scheme.
        var isElement = false
        var namesParent = false
    }

    /// The selectors, and whether there were more than the limit.
    static func selectors(
        in prelude: [CSSScanner.Token],
        under parents: [RuleSelector],
        isSCSS: Bool,
        _ words: inout SelectorWords
    ) -> (selectors: [RuleSelector], isCut: Bool) {
        var selectors: [RuleSelector] = []
        let parts = prelude[...].partsBetweenCommas
        for parent in parents {
            for part in parts {
                var parser = SelectorParser(words: words, isSCSS: isSCSS, parent: parent)
                selectors += parser.read(part)
                words = parser.words
                if selectors.count > limit {
                    return (Array(selectors.prefix(limit)), true)
                }
            }
        }
        return (selectors, false)
    }

    private init(words: SelectorWords, isSCSS: Bool, parent: RuleSelector) {
        self.words = words
        self.isSCSS = isSCSS
        self.parent = parent
    }

    private mutating func read(_ part: ArraySlice<CSSScanner.Token>) -> [RuleSelector] {
        tokens = part
        index = part.startIndex
        var draft = Draft()
        draft.selector.conditions = parent.conditions
        draft.selector.scheme = parent.scheme
        draft.selector.problem = parent.problem
        drafts = [draft]
        while index < tokens.endIndex { readNext() }
        endCompound(isLast: true)
        return drafts.compactMap { draft in
            var selector = draft.selector
            if !draft.namesParent {
                selector.compounds = parent.compounds + selector.compounds
                selector.specificity += parent.specificity
            }
            guard !selector.compounds.isEmpty,
                selector.compounds.count <= RuleSelector.depthLimit
            else { return nil }
            return selector.underRoot(&words)
        }
    }

    private mutating func readNext() {
        let token = tokens[index]
        index += 1
        switch token.kind {
        case .sign("."), .sign("#"), .sign("%"):
            guard let name = takeWord() else { return }
            addSimple(token.text + name, weight: token.kind.isHash ? 10_000 : 100)
        case .sign("&"):
            addParent()
        case .sign(":"):
            readPseudo()
        case .sign("["):
            readAttribute()
        case .sign("*"):
            markElement()
        case .sign(">"), .space, .comment:
            endCompound(isLast: false)
        case .sign("+"), .sign("~"):
            endSibling()
        case .word:
            addName(token.unescaped)
        default:
            break
        }
    }

    private mutating func takeWord() -> String? {
        guard index < tokens.endIndex, case .word = tokens[index].kind else { return nil }
        index += 1
        return tokens[index - 1].unescaped
    }
}

// MARK: - Compounds

extension SelectorParser {
    private mutating func markElement() {
        for place in drafts.indices {
            drafts[place].hasCurrent = true
            drafts[place].isElement = true
        }
    }

    private mutating func insert(_ word: String, weight: Int) {
        let number = words.number(of: word)
        for place in drafts.indices {
            drafts[place].current.insert(number)
            drafts[place].hasCurrent = true
            drafts[place].selector.specificity += weight
        }
    }

    private mutating func limit(to scheme: Scheme) {
        for place in drafts.indices {
            drafts[place].selector.scheme = scheme
            drafts[place].hasCurrent = true
            drafts[place].selector.specificity += 100
        }
    }

    private mutating func addSimple(_ word: String, weight: Int) {
        let isAlone = drafts.allSatisfy { !$0.isElement }
        if isAlone, let scheme = SchemeWords.scheme(ofClass: word) {
            // `.btn.dark` is a button, and `.dark` a page; `.dark.btn` is read as the latter.
            limit(to: scheme)
            return
        }
        insert(word, weight: weight)
        markElement()
    }

    /// The name of an element, or of `&-end` of Sass the end of the parent's last name.
    private mutating func addName(_ name: String) {
        if isSCSS, index > tokens.startIndex + 1, case .sign("&") = tokens[index - 2].kind {
            addEnd(name)
            return
        }
        let name = name.lowercased()
        insert(name, weight: 1)
        if name != "html", name != "body" { markElement() }
    }

    /// By the manner of BEM `&__part` lies in its block, and `&--variant` is its block; any other name is one of its own.
    private mutating func addEnd(_ end: String) {
        for place in drafts.indices {
            var draft = drafts[place]
            let start = draft.current.words.map { words.names[$0] }.last { $0.hasPrefix(".") }
            let number = words.number(of: (start ?? "&") + end)
            if end.hasPrefix("__") {
                draft.selector.compounds.append(draft.current)
                draft.current = RuleSelector.Compound(words: [number])
            } else if end.hasPrefix("--") {
                draft.current.insert(number)
            } else {
                draft.selector.compounds = []
                draft.current = RuleSelector.Compound(words: [number])
            }
            drafts[place] = draft
        }
    }

    /// Puts the parent's selector in place of `&`.
    private mutating func addParent() {
        for place in drafts.indices {
            var draft = drafts[place]
            if !draft.namesParent {
                draft.selector.compounds += parent.compounds.dropLast()
                draft.selector.specificity += parent.specificity
                draft.namesParent = true
            }
            for word in parent.compounds.last?.words ?? [] { draft.current.insert(word) }
            draft.current.excluded += parent.compounds.last?.excluded ?? []
            draft.hasCurrent = true
            draft.isElement = true
            drafts[place] = draft
        }
    }

    private mutating func endCompound(isLast: Bool) {
        for place in drafts.indices where drafts[place].hasCurrent {
            var draft = drafts[place]
            if isLast, draft.current.words.isEmpty, !draft.isElement {
                draft.current.insert(words.number(of: "html"))
            }
            // Everything lies on the page, so it says nothing of what is between.
            if isLast || draft.isElement {
                drafts[place].selector.compounds.append(draft.current)
            }
            drafts[place].current = RuleSelector.Compound()
            drafts[place].hasCurrent = false
            drafts[place].isElement = false
        }
    }

    /// A sibling is a condition of the next compound.
    private mutating func endSibling() {
        for place in drafts.indices {
            var draft = drafts[place]
            // A blank has ended the compound already.
            if !draft.hasCurrent, let last = draft.selector.compounds.popLast() {
                draft.current = last
            }
            let text = draft.current.words.map(String.init).joined(separator: ",")
            draft.current = RuleSelector.Compound(words: [words.number(of: "+" + text)])
            draft.hasCurrent = true
            draft.isElement = true
            drafts[place] = draft
        }
        while index < tokens.endIndex, case .space = tokens[index].kind { index += 1 }
    }

    /// Begins the child that a pseudo-element is.
    private mutating func addPseudoElement(_ name: String) {
        markElement()
        endCompound(isLast: false)
        insert("::" + name, weight: 1)
        markElement()
    }
}

// MARK: - Pseudo-classes and attributes

extension SelectorParser {
    private static let elements: Set<String> = ["before", "after", "first-line", "first-letter"]
    private static let groups: Set<String> = ["is", "where", "matches", "global", "host"]

    private mutating func readPseudo() {
        var isElement = false
        if index < tokens.endIndex, case .sign(":") = tokens[index].kind {
            isElement = true
            index += 1
        }
        guard let name = takeWord()?.lowercased() else { return }
        let arguments = takeBrackets()
        if isElement || Self.elements.contains(name) {
            addPseudoElement(name)
        } else if name == "root" {
            insert("html", weight: 100)
        } else if name == "not", let arguments {
            exclude(arguments)
        } else if Self.groups.contains(name), let arguments {
            addAlternatives(arguments, weighs: name != "where")
        } else {
            let text = arguments.map { "(\($0.text))" } ?? ""
            if let scheme = arguments?.scheme {
                limit(to: scheme)
            } else {
                insert(":" + name + text, weight: 100)
                markElement()
            }
        }
    }

    /// The tokens between brackets that begin here; nil where none do.
    private mutating func takeBrackets() -> ArraySlice<CSSScanner.Token>? {
        guard index < tokens.endIndex, case .sign("(") = tokens[index].kind else { return nil }
        let start = index + 1
        var depth = 0
        while index < tokens.endIndex {
            if case .sign("(") = tokens[index].kind { depth += 1 }
            if case .sign(")") = tokens[index].kind { depth -= 1 }
            index += 1
            if depth == 0 { return tokens[start..<(index - 1)] }
        }
        return tokens[min(start, index)..<index]
    }

    private mutating func exclude(_ arguments: ArraySlice<CSSScanner.Token>) {
        for part in arguments.partsBetweenCommas {
            if let scheme = part.scheme {
                let known = parent.scheme ?? drafts.first?.selector.scheme
                limit(to: known ?? scheme.opposite)
            } else if part.simpleCount == 1 {
                let number = words.number(of: part.simples[0])
                for place in drafts.indices {
                    drafts[place].current.excluded.append(number)
                    drafts[place].selector.specificity += 100
                }
                markElement()
            }
        }
        for place in drafts.indices { drafts[place].hasCurrent = true }
    }

    /// The compounds of `:is()`, each an alternative; an argument of several compounds is one simple selector.
    private mutating func addAlternatives(
        _ arguments: ArraySlice<CSSScanner.Token>,
        weighs: Bool
    ) {
        if let scheme = arguments.scheme {
            limit(to: scheme)
            return
        }
        var results: [Draft] = []
        let begun = drafts
        for part in arguments.partsBetweenCommas where results.count < Self.limit {
            drafts = begun
            if part.isCompound {
                for simple in part.simples {
                    insert(simple, weight: weighs ? Self.weight(of: simple) : 0)
                }
            } else {
                insert(":is(\(part.text))", weight: weighs ? 100 : 0)
            }
            markElement()
            results += drafts
        }
        drafts = results.isEmpty ? begun : results
    }

    private static func weight(of simple: String) -> Int {
        switch simple.first {
        case "#": 10_000
        case ".", "[", ":": 100
        default: 1
        }
    }

    private mutating func readAttribute() {
        var text = "["
        while index < tokens.endIndex {
            let token = tokens[index]
            index += 1
            if case .sign("]") = token.kind { break }
            if case .space = token.kind { continue }
            text += token.text.filter { $0 != "\"" && $0 != "'" }
        }
        text += "]"
        if let scheme = SchemeWords.scheme(ofAttribute: text) {
            limit(to: scheme)
        } else {
            if let theme = SchemeWords.theme(ofAttribute: text) {
                for place in drafts.indices {
                    drafts[place].selector.problem =
                        "the rule is for the theme '\(theme.excerpt(40))' alone"
                }
            }
            insert(text, weight: 100)
            markElement()
        }
    }
}

extension RuleSelector {
    /// The page lies in the root.
    fileprivate func underRoot(_ words: inout SelectorWords) -> RuleSelector {
        let body = words.number(of: "body")
        guard let first = compounds.first, first.words.contains(body) else { return self }
        var selector = self
        let root = Compound(words: [words.number(of: "html")])
        selector.compounds.insert(root, at: 0)
        return selector
    }
}

extension CSSScanner.Kind {
    fileprivate var isHash: Bool {
        if case .sign("#") = self { return true }
        return false
    }
}
