import SourceText
import StyleSheets
import ThemeModel

// Classes, ids, states and attributes.
extension SelectorElements {
    mutating func adding(
        _ test: StyleQualifier.Test,
        to chain: SelectorChain
    ) -> SelectorChain {
        var chain = chain
        switch test.kind {
        case .name:
            let word = Self.word(ofClass: test)
            let number = words.number(of: word)
            chain.lastName = word
            if let scheme = SchemeWords.scheme(ofClass: word) {
                chain.classes.append(.init(word: number, scheme: scheme))
                return chain
            }
            chain.last.insert(number)
        case .id:
            chain.last.insert(words.number(of: "#" + test.name))
        case .state:
            for number in words.numbers(of: Self.word(ofState: test.name)) {
                chain.last.insert(number)
            }
        case .attribute:
            addAttribute(test, to: &chain)
            return chain
        }
        chain.isElement = true
        return chain
    }

    private mutating func addAttribute(
        _ test: StyleQualifier.Test,
        to chain: inout SelectorChain
    ) {
        let text = "[\(test.name)\(test.comparison.rawValue)\(test.value)]"
        if let scheme = SchemeWords.scheme(ofAttribute: text) {
            chain.scheme = scheme
            return
        }
        if let theme = SchemeWords.theme(ofAttribute: text) {
            chain.problem = .rules(.theme(theme))
        }
        for number in words.numbers(of: text) { chain.last.insert(number) }
        chain.isElement = true
    }

    /// The names in its brackets differ by their case.
    private static func word(ofState name: String) -> String {
        let start = name.prefix { $0 != "(" }
        return ":" + start.lowercased() + name.dropFirst(start.count)
    }

    /// A part of the attribute `class` is no class.
    private static func word(ofClass test: StyleQualifier.Test) -> String {
        let name = test.name
        let isClass: Bool
        switch test.comparison {
        case .presence, .word: isClass = true
        case .equal: isClass = !name.contains(" ")
        default: isClass = SchemeWords.scheme(ofClass: "." + name) != nil
        }
        if !isClass { return "[class\(test.comparison.rawValue)\(name)]" }
        return name.hasPrefix("%") ? name : "." + name
    }
}
