import SourceText

/// Names that have another value in a part of a file: parameters, variables, and those of loops.
extension MarkupScanner {
    private static let declarations: Set<String> = ["const", "let", "var", "function"]
    /// Longer lists of parameters are not looked through.
    private static let reach = 400

    /// Binds the names that a declaration is about, after its first word.
    mutating func bindDeclaration(_ word: Range<Int>) {
        guard word.count <= 8, Self.declarations.contains(script.text(word)) else { return }
        let limit = min(end, word.upperBound + Self.reach)
        let start = script.trimmed(word.upperBound..<limit).lowerBound
        noteComponent(script.path(at: start..<limit))
        var closing = script.path(at: start..<limit).upperBound
        if let byte = script[closing], ScriptText.step(byte) > 0 {
            closing = script.bracketEnd(of: closing, before: limit)
        }
        bindNames(in: start..<max(start, closing))
    }

    /// Binds the name before a `=`, or the parameters before a `=>`.
    mutating func bindBeforeEquals() {
        guard let next = script[index + 1], next != UInt8(ascii: "="),
            !"=!<>".utf8.contains(script[index - 1] ?? 0)
        else { return }
        let limit = max(0, index - Self.reach)
        var place = index
        if next != UInt8(ascii: ">") {
            while place > limit, "+-*/|&?".utf8.contains(script.bytes[place - 1]) { place -= 1 }
        }
        let name = wordBefore(place, limit)
        guard next == UInt8(ascii: ">") else { return bindNames(in: name) }
        place = skipSpace(before: name.lowerBound, limit)
        var isType = name.isEmpty
        if script[place - 1] == UInt8(ascii: ":") {
            // `(a): T => …`
            let start = skipSpace(before: place - 1, limit)
            isType = script[start - 1] == UInt8(ascii: ")")
            if isType { place = start }
        }
        if isType, script[place - 1] == UInt8(ascii: ")") {
            bindParameters(endingAt: place - 1, limit)
        } else {
            bindNames(in: name)
        }
    }

    func skipSpace(before place: Int, _ limit: Int) -> Int {
        var place = place
        while place > limit, script.bytes[place - 1].isSpace { place -= 1 }
        return place
    }

    func wordBefore(_ place: Int, _ limit: Int) -> Range<Int> {
        let end = skipSpace(before: place, limit)
        var start = end
        while start > limit, ScriptText.isPath(script.bytes[start - 1]) { start -= 1 }
        return start..<end
    }

    private mutating func bindParameters(endingAt closing: Int, _ limit: Int) {
        var depth = 0
        var place = closing
        while place > limit {
            depth += ScriptText.step(script.bytes[place])
            if depth == 0 { return bindNames(in: place..<closing) }
            place -= 1
        }
    }

    /// Opens or closes a `{#snippet …}`, which may be put anywhere.
    mutating func followSnippet(_ range: Range<Int>) {
        guard language == .svelte else { return }
        let text = script.bytes[range.prefix(9)]
        if text.starts(with: "#snippet".utf8) {
            let kind = Frame.Kind.content("#snippet")
            frames.append(Frame(kind: kind, context: PairCollector.attribute, start: index))
        } else if text.starts(with: "/snippet".utf8) {
            closeElement("#snippet")
        }
    }

    /// Binds the names of a block such as `{#each items as item}`, between its braces.
    mutating func bindBlock(_ range: Range<Int>) {
        guard language == .svelte, let sign = script.bytes[range].first,
            "#:@".utf8.contains(sign)
        else { return }
        let text = script.text(range.prefix(Self.reach))
        let word = text.dropFirst().prefix { $0.isLetter }
        guard ["each", "await", "then", "catch", "snippet", "const"].contains(word) else { return }
        bindNames(in: range.dropFirst(word.utf8.count + 1).prefix(Self.reach))
    }

    private static let loops: Set<String> = ["v-for", ":for", "*ngfor", "slot-scope"]

    /// Binds the names that a loop or a slot has in an element.
    mutating func bindLoop(_ attribute: String, _ value: Range<Int>, _ tag: inout OpenTag) {
        let isSlot = attribute.hasPrefix("v-slot") || attribute.hasPrefix("#")
        guard isSlot || Self.loops.contains(attribute) else { return }
        tag.bound = value.prefix(Self.reach)
        bindNames(in: tag.bound)
    }

    /// Binds all words of a text in the innermost part that is open.
    mutating func bindNames(in range: Range<Int>) {
        guard !range.isEmpty, let last = frames.last else { return }
        _ = openBindings()
        var place = range.lowerBound
        while place < range.upperBound {
            let word = script.path(at: place..<range.upperBound)
            if !word.isEmpty {
                bindings.bind(
                    script.text(word),
                    at: range.lowerBound,
                    level: frames.count - 1,
                    start: last.start
                )
            }
            place = max(word.upperBound, place + 1)
        }
    }

    /// The bindings of the place that is read.
    mutating func openBindings() -> NameBindings {
        bindings.leave { level, start in
            !frames.indices.contains(level) || frames[level].start != start
        }
        return bindings
    }
}
