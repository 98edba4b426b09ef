import SourceText
import SourceTrees

/// A parser of lists of selectors, as strict as browsers are: one that is no selector makes a whole list invalid.
///
/// Source: Selectors 4, §18; CSS Nesting 1.
struct StyleSelectorParser {
    var scalars: ArraySlice<Unicode.Scalar>
    /// The selectors of the rule around this one, for `&`.
    let parents: [StyleSelector]?
    let depth: Int

    struct Invalid: Error {
        /// Browsers may take the selector, but it is longer than is read.
        var isTooLong = false
    }

    private static let longest = 500
    private static let sizeLimit = 500
    private static let depthLimit = 32

    /// The selectors between commas; throws where one of them is no selector.
    static func list(
        _ text: String,
        in parents: [StyleSelector]?,
        depth: Int = 0
    ) throws(Invalid) -> [StyleSelector] {
        try BracketNesting.parts(of: text).map { part throws(Invalid) in
            try selector(part, in: parents, depth: depth)
        }
    }

    /// The selectors between commas that browsers take, as in `:is(…)`.
    static func forgiving(
        _ text: String,
        in parents: [StyleSelector]?,
        depth: Int
    ) throws(Invalid) -> [StyleSelector] {
        var list: [StyleSelector] = []
        for part in BracketNesting.parts(of: text) {
            do throws(Invalid) {
                list.append(try selector(part, in: parents, depth: depth))
            } catch {
                if error.isTooLong { throw error }
            }
        }
        return list
    }

    private static func selector(
        _ text: String,
        in parents: [StyleSelector]?,
        depth: Int
    ) throws(Invalid) -> StyleSelector {
        let text = text.trimmed
        if text.isEmpty { throw Invalid() }
        guard text.utf8.count <= longest, depth < depthLimit else {
            throw Invalid(isTooLong: true)
        }
        var parser = StyleSelectorParser(
            scalars: Array(text.unicodeScalars)[...],
            parents: parents,
            depth: depth
        )
        let selector = try parser.selector()
        guard selector.size <= sizeLimit else { throw Invalid(isTooLong: true) }
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

    private mutating func readCombinator() throws(Invalid) -> StyleSelector.Combinator? {
        var found: StyleSelector.Combinator?
        while let scalar = scalars.first {
            switch scalar {
            case " ":
                found = found ?? .descendant
            case ">", "+", "~":
                guard found == nil || found == .descendant else { throw Invalid() }
                found = scalar == ">" ? .child : .sibling
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
                name.append(scalars.removeFirst())
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

    mutating func skipSpaces() {
        scalars = scalars.drop { $0 == " " }
    }
}
