import SourceText

// The elements that classes in expressions make of one tag.
extension MarkupTreeReader {
    /// The most states of an element; in more its classes are not told.
    private static let stateLimit = 24
    /// The most pairs of braces around a tag in which a condition is looked for, and their length.
    private static let braceLimit = 3
    private static let braceReach = 400

    /// Reads classes that are written as an expression; false for any other attribute.
    mutating func readClasses(
        _ value: AttributeValue,
        of name: String,
        at place: Range<Int>,
        _ list: inout ClassList
    ) -> Bool {
        guard ClassAttribute.isClass(name), !ClassAttribute.isLoose(name) else { return false }
        let isPlain = !ClassAttribute.isDirective(name) && !ClassAttribute.isBound(name)
        if isPlain, case .quoted(let range) = value {
            let hasBraces = script.bytes[range].contains(UInt8(ascii: "{"))
            guard language == .svelte, hasBraces else { return false }
        }
        var expression = classExpression(after: list)
        expression.read(value, of: name, at: place, language)
        list = expression.list
        if HTMLReferences.mayHold(script.text(value.range)) { list.addHidden(Facts()) }
        return true
    }

    private mutating func classExpression(after list: ClassList = ClassList()) -> ClassExpression {
        ClassExpression(
            script,
            table,
            after: list,
            declarations: declarations,
            modules: modules
        )
    }

    /// The places of an element with some words, and the classes of its attributes.
    mutating func places(
        of attributes: Attributes,
        _ words: [String],
        at start: Int
    ) -> [ElementPlace] {
        let list = attributes.classes
        let outer = placesAround(start, list)
        var places: [ElementPlace] = []
        for (number, parent) in outer.enumerated() {
            let states = list.states(within: parent.facts)
            var chosen = states ?? [parent.facts]
            // The conditions of one element change at a time.
            if number > 0 { chosen = Array(chosen.prefix(1)) }
            let isCut = chosen.count > 1 && outer.count + chosen.count > Self.stateLimit
            if isCut { chosen = Array(chosen.prefix(1)) }
            for state in chosen {
                let classes = list.words(in: state)
                var all = words + classes.known.map { "." + $0 }
                let areAll = classes.areAll && states != nil && !isCut
                if !areAll { all.append(MarkupTree.hiddenClasses) }
                if haveOwnMode(all, attributes) { all.append(MarkupTree.ownMode) }
                places.append(place(all, in: parent, state))
            }
        }
        return places
    }

    /// The page has no ground around it.
    private func haveOwnMode(_ words: [String], _ attributes: Attributes) -> Bool {
        if words.contains(where: ["html", "body"].contains) { return false }
        return attributes.haveOwnMode
            || words.contains { $0.hasPrefix(".") && SchemeWords.isOfMode($0.dropFirst()) }
    }

    private mutating func place(
        _ words: [String],
        in parent: ElementPlace,
        _ facts: Facts
    ) -> ElementPlace {
        if words.isEmpty { return ElementPlace(index: parent.index, isOwn: false, facts: facts) }
        let index = tree.index(of: MarkupTree.Element(parent: parent.index, words: words))
        return ElementPlace(index: index, isOwn: true, facts: facts)
    }

    /// The states of the innermost element around, as far as a tag can be in them.
    private mutating func placesAround(_ start: Int, _ list: ClassList) -> [ElementPlace] {
        let top = ElementPlace(index: nil, isOwn: false, facts: Facts())
        let outer = open.last?.places ?? [top]
        if outer.count == 1, list.words.isEmpty, list.hidden.isEmpty { return outer }
        let conditions = conditions(around: start)
        let possible = outer.compactMap { place in
            place.facts.union(conditions).map { facts in
                ElementPlace(index: place.index, isOwn: place.isOwn, facts: facts)
            }
        }
        return possible.isEmpty ? Array(outer.prefix(1)) : possible
    }

    /// The conditions in code under which a tag is there: `{isOn && <p>…}`.
    private mutating func conditions(around start: Int) -> Facts {
        var facts = Facts()
        guard language.hasTagsInScript else { return facts }
        var expression = classExpression()
        var index = start
        var depth = 0
        var found = 0
        while index > max(0, start - Self.braceReach), found < Self.braceLimit {
            index -= 1
            if script.bytes[index] == UInt8(ascii: "}") { depth += 1 }
            guard script.bytes[index] == UInt8(ascii: "{") else { continue }
            depth -= 1
            if depth >= 0 { continue }
            depth = 0
            found += 1
            guard let (condition, outcome) = ScriptOperation.branch(in: index + 1..<start, script),
                let more = expression.condition(condition, outcome, facts)
            else { continue }
            facts = more
        }
        return facts
    }
}
