import SourceText
import SourceTrees

/// A parser of lists of selectors, as strict as browsers are: one that is no selector makes a whole list invalid.
///
/// Source: Selectors 4, §18; CSS Nesting 1.
package struct StyleSelectorParser {
    var scalars: ArraySlice<Unicode.Scalar>
    /// The selectors of the rule around this one, for `&`.
    let parents: [StyleSelector]?
    let depth: Int
    let names: Names
    /// It stands in brackets, such as those of `:not()`, where no pseudo-element may.
    let isArgument: Bool
    /// It stands in the brackets of `:has()`, in which no other one may stand.
    let isInHas: Bool

    /// The pseudo-classes and pseudo-elements that are taken.
    package enum Names: Sendable {
        /// Names of browsers alone.
        case ofBrowsers
        /// Names that a tool replaces as well, such as `:global(…)` and `%name`.
        case ofTools
        /// All names, of which browsers may know some.
        case all
    }

    package struct Invalid: Error {
        /// Browsers may take the selector, but it is longer than is read.
        package fileprivate(set) var isTooLong = false
    }

    private static let longest = 500
    private static let sizeLimit = 500
    private static let depthLimit = 32

    /// The selectors between commas; throws where one of them is no selector.
    package static func list(
        _ text: String,
        in parents: [StyleSelector]?,
        names: Names = .ofBrowsers
    ) throws(Invalid) -> [StyleSelector] {
        let parser = StyleSelectorParser(
            scalars: [],
            parents: parents,
            depth: -1,
            names: names,
            isArgument: false,
            isInHas: false
        )
        return try parser.list(text, isArgument: false)
    }

    /// The selectors between the commas of an argument; throws where one of them is no selector.
    func list(_ text: String, isArgument: Bool = true) throws(Invalid) -> [StyleSelector] {
        try BracketNesting.parts(of: text).map { part throws(Invalid) in
            try selector(in: part, isArgument: isArgument)
        }
    }

    /// The selectors in `:has(…)`, each relative to the element, without the sign in front of it.
    func relativeList(_ text: String) throws(Invalid) -> [StyleSelector] {
        if isInHas { throw Invalid() }
        return try BracketNesting.parts(of: text).map { part throws(Invalid) in
            let part = part.trimmed
            let isRelative = part.first.map(">+~".contains) ?? false
            return try selector(in: isRelative ? String(part.dropFirst()) : part, isInHas: true)
        }
    }

    /// The selectors between commas that browsers take, as in `:is(…)`.
    func forgivingList(
        _ text: String,
        isArgument: Bool = true
    ) throws(Invalid) -> [StyleSelector] {
        var list: [StyleSelector] = []
        for part in BracketNesting.parts(of: text) {
            do throws(Invalid) {
                list.append(try selector(in: part, isArgument: isArgument))
            } catch {
                if error.isTooLong { throw error }
            }
        }
        return list
    }

    private func selector(
        in part: String,
        isArgument: Bool = true,
        isInHas: Bool = false
    ) throws(Invalid) -> StyleSelector {
        let text = part.trimmed
        if text.isEmpty { throw Invalid() }
        guard text.utf8.count <= Self.longest, depth + 1 < Self.depthLimit else {
            throw Invalid(isTooLong: true)
        }
        var parser = StyleSelectorParser(
            scalars: Array(text.unicodeScalars)[...],
            parents: isInHas ? nil : parents,
            depth: depth + 1,
            names: names,
            isArgument: isArgument,
            isInHas: isInHas || self.isInHas
        )
        let selector = try parser.selector()
        guard selector.size <= Self.sizeLimit else { throw Invalid(isTooLong: true) }
        return selector
    }
}

// MARK: - Compounds

extension StyleSelectorParser {
    private mutating func selector() throws(Invalid) -> StyleSelector {
        var compounds: [StyleSelector.Compound] = []
        let isNested = parents != nil
        var combinator: StyleSelector.Combinator? = nil
        var namesParent = false
        while true {
            let found = try readCombinator()
            if scalars.isEmpty {
                guard found == nil || found == .descendant, !compounds.isEmpty else {
                    throw Invalid()
                }
                break
            }
            combinator = found
            if compounds.isEmpty, let found, found != .descendant {
                guard isNested, depth == 0 else { throw Invalid() }
            }
            let parts = try compound(&namesParent)
            compounds.append(
                StyleSelector.Compound(combinator: combinator ?? .descendant, parts: parts)
            )
        }
        if isNested, depth == 0, !namesParent {
            let outer = StyleSelector.Compound(combinator: .descendant, parts: [nesting])
            compounds.insert(outer, at: 0)
        }
        return StyleSelector(compounds: compounds)
    }

    /// The selectors of the rule around; outside of any rule the root, without a weight.
    private var nesting: StyleSelector.Part {
        if let parents { return .any(parents, isWeightless: false) }
        return .any([.root], isWeightless: true)
    }

    private static let combinators: [Unicode.Scalar: StyleSelector.Combinator] = [
        ">": .child, "+": .next, "~": .sibling,
    ]

    private mutating func readCombinator() throws(Invalid) -> StyleSelector.Combinator? {
        var found: StyleSelector.Combinator?
        while let scalar = scalars.first {
            switch scalar {
            case " ":
                found = found ?? .descendant
            case ">", "+", "~":
                guard found == nil || found == .descendant else { throw Invalid() }
                found = Self.combinators[scalar]
            default: return found
            }
            scalars.removeFirst()
        }
        return found
    }

    private mutating func compound(
        _ namesParent: inout Bool
    ) throws(Invalid) -> [StyleSelector.Part] {
        var parts: [StyleSelector.Part] = []
        if let type = try typeInNamespace() { parts.append(type) }
        while let scalar = scalars.first, !" >+~".unicodeScalars.contains(scalar) {
            switch scalar {
            case "*" where parts.isEmpty:
                scalars.removeFirst()
                parts.append(.universal)
            case "&":
                scalars.removeFirst()
                namesParent = true
                parts.append(nesting)
            case ".":
                scalars.removeFirst()
                parts.append(.qualifier(.init(kind: .name, name: try name())))
            case "%" where names != .ofBrowsers:
                scalars.removeFirst()
                parts.append(.qualifier(.init(kind: .name, name: "%" + (try name()))))
            case "#":
                scalars.removeFirst()
                parts.append(.qualifier(.init(kind: .id, name: try name())))
            case "[":
                parts.append(.qualifier(try attribute()))
            case ":":
                parts.append(try pseudo(&namesParent))
            default:
                let isFirst = parts.isEmpty || namesParent
                guard isFirst else { throw Invalid() }
                parts.append(.element(try name().lowercased()))
            }
        }
        return parts
    }

    /// An identifier, with its escapes taken as they stand for scalars.
    mutating func name() throws(Invalid) -> String {
        var name = String.UnicodeScalarView()
        while let scalar = scalars.first {
            if scalar == "\\", scalars.count > 1 {
                scalars.removeFirst()
                name.append(escapedScalar())
                continue
            }
            let isPart =
                !scalar.isASCII || scalar == "-" || scalar == "_"
                || UInt8(ascii: scalar).isASCIIAlphanumeric
            guard isPart else { break }
            let isDigit = ("0"..."9").contains(scalar)
            let isStart = name.isEmpty || name.count == 1 && name.first == "-"
            if isDigit, isStart { throw Invalid() }
            name.append(scalar)
            scalars.removeFirst()
        }
        if name.isEmpty || name.count == 1 && name.first == "-" { throw Invalid() }
        return String(name)
    }

    /// The scalar after a backslash, or the one with the number that stands there.
    private mutating func escapedScalar() -> Unicode.Scalar {
        let digits = scalars.prefix(6).prefix { $0.properties.isASCIIHexDigit }
        guard let number = UInt32(String(String.UnicodeScalarView(digits)), radix: 16) else {
            return scalars.removeFirst()
        }
        scalars = scalars.dropFirst(digits.count)
        if scalars.first == " " { scalars.removeFirst() }
        return Unicode.Scalar(number) ?? "\u{FFFD}"
    }

    mutating func skipSpaces() {
        scalars = scalars.drop { $0 == " " }
    }
}
