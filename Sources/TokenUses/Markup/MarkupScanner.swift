import SourceText

/// Reads markup tag by tag, with the elements that are open; scripts in it and around it as well.
///
/// Complexity: O(n) in time and memory.
struct MarkupScanner {
    /// A bracket, tag or text that is open at a place.
    struct Frame {
        enum Kind {
            case content(String)
            /// Braces of a script, with the attribute that has them.
            case script(OpenAttribute?)
            case tag(OpenTag)
        }

        var kind: Kind
        var context: Int
        /// The first byte after its start.
        let start: Int
        /// The last element directly in it.
        var lastChild: GridPlace?
        /// A script has tags in it.
        var hasElement = false
        /// A script is the value of classes.
        var isQuiet = false
        /// Braces are the value of an entry of an object.
        var isEntry = false
        /// Entries of an object have tokens in their values.
        var hasTokens = false
    }

    struct OpenTag {
        let name: String
        var element = PaintedElement()
        /// The names that a loop binds in it.
        var bound = 0..<0
        /// It takes what its component is handed, its content as well.
        var hasSpread = false
    }

    struct OpenAttribute {
        /// In lower case.
        let name: String
        let place: Range<Int>
    }

    /// Brackets and tags in more others are not read.
    private static let depthLimit = 500

    let script: ScriptText
    let language: MarkupLanguage
    var collector: PairCollector
    var frames: [Frame] = []
    var index = 0
    private(set) var end: Int
    /// The last byte of a script that is no white space, and the word that ends there.
    var previous: UInt8 = 0
    var previousWord = 0..<0
    private var isInside = false
    var blocks: [TemplateBlock] = []
    var bindings = NameBindings()
    /// The names of texts of which a comment before the next element says the ground.
    var stated: Set<String> = []
    let declarations: ScriptDeclarations
    /// The objects whose attributes elements take over.
    var spreadObjects: [Range<Int>: SpreadObject] = [:]
    /// The components that the file uses, by their names.
    var components = KnownComponents()
    /// The places for content in the components that the file has; nil where nobody asks for them.
    var slots: ComponentSlots?

    init(_ bytes: [UInt8], _ language: MarkupLanguage, _ names: ColorNames) {
        script = ScriptText(bytes: bytes)
        declarations = ScriptDeclarations(script)
        self.language = language
        collector = PairCollector(names)
        end = bytes.count
    }

    mutating func readAll() {
        if language == .script { return readRange(0..<end, .script(nil)) }
        var start = 0
        if language == .astro, script.bytes.starts(with: "---".utf8) {
            start = self.start(of: "\n---", after: 3)
            readRange(3..<start, .script(nil))
            start = min(start + 4, end)
        }
        readRange(start..<end, .content(""))
    }

    /// Reads a part on its own, such as the script in a page.
    private mutating func readRange(_ range: Range<Int>, _ kind: Frame.Kind) {
        let outer = (frames, end)
        frames = [Frame(kind: kind, context: PairCollector.file, start: range.lowerBound)]
        index = range.lowerBound
        end = range.upperBound
        previous = 0
        while index < end, frames.count <= Self.depthLimit, let frame = frames.last {
            switch frame.kind {
            case .content: readContent(frame)
            case .script: readScript()
            case .tag: readAttribute()
            }
        }
        if index < end, frames.count > Self.depthLimit { collector.noticeCut(at: index) }
        (frames, end) = outer
        index = range.upperBound
    }

    func start(of text: String, after index: Int) -> Int {
        let wanted = Array(text.utf8)
        var index = index
        while index < end, !script.bytes[index..<end].starts(with: wanted) { index += 1 }
        return min(index, end)
    }

    func has(_ text: String) -> Bool { script.bytes[index..<end].starts(with: text.utf8) }

    /// The context of what is read next.
    var context: Int { frames.last?.context ?? PairCollector.file }
}

// MARK: - Between tags

extension MarkupScanner {
    private mutating func readContent(_ frame: Frame) {
        let start = index
        while index < end, !isSign(index) { index += 1 }
        let text = script.bytes[start..<index]
        if text.contains(where: { !$0.isSpace }) { collector.noticeText(in: frame.context) }
        guard index < end else { return }
        if let tag = takeTemplateTag() {
            follow(tag)
        } else if script.bytes[index] == UInt8(ascii: "{"), language.hasBraces {
            index += 1
            frames.append(Frame(kind: .script(nil), context: frame.context, start: index))
            previous = UInt8(ascii: "{")
        } else {
            readSign()
        }
    }

    private func isSign(_ index: Int) -> Bool {
        switch script.bytes[index] {
        case UInt8(ascii: "<"): return true
        case UInt8(ascii: "{"):
            if language.hasBraces { return true }
            let next = script[index + 1] ?? 0
            return language == .html && "{%#".utf8.contains(next)
        default: return false
        }
    }

    /// Reads on from a `<`.
    private mutating func readSign() {
        if has("<!--") {
            skipComment()
        } else if has("<!") || has("<?") {
            index = min(start(of: ">", after: index) + 1, end)
        } else if has("</") {
            index += 2
            closeElement(readName())
            index = min(start(of: ">", after: index) + 1, end)
        } else if !openTag() {
            index += 1
            collector.noticeText(in: context)
        }
    }

    /// Opens the tag that starts at a `<`; false where none does.
    mutating func openTag() -> Bool {
        let next = script[index + 1] ?? 0
        if next == UInt8(ascii: ">"), language.hasTagsInScript {
            let context = fragmentContext
            index += 2
            frames.append(Frame(kind: .content(""), context: context, start: index))
            return true
        }
        let isHEEx = language == .heex && (next == UInt8(ascii: ".") || next == UInt8(ascii: ":"))
        guard next.isASCIILetter || isHEEx else { return false }
        let context = branch
        index += 1
        let place = index
        let name = readName()
        if language.hasImpliedEnds { closeElements(before: name) }
        let outer = language.hasTagsInScript ? context : self.context
        var tag = OpenTag(name: name)
        tag.element.place = place
        if isMisplaced(name) {
            tag.element.doubt = .ground(.movedByBrowser)
        }
        frames.append(Frame(kind: .tag(tag), context: outer, start: index))
        return true
    }

    /// The context of elements in a `<>`.
    private var fragmentContext: Int {
        mutating get {
            let context = branch
            if case .content? = frames.last?.kind { return context }
            return collector.openArea(in: context)
        }
    }

    private func isMisplaced(_ name: String) -> Bool {
        guard language.isHTML, case .content(let parent)? = frames.last?.kind else { return false }
        // A form in another one is left out.
        if name == "form", isIn(["form"]) { return true }
        return HTMLNesting.isMisplaced(name, in: parent)
    }

    /// One of some elements is open.
    private func isIn(_ names: Set<String>) -> Bool {
        frames.contains { frame in
            if case .content(let open) = frame.kind { return names.contains(open) }
            return false
        }
    }

    /// Longer conditions before an element are not read.
    private static let conditionLimit = 400

    /// The context of a tag that starts here, which may be in the branch of a condition: `{isOn && <p>…}`.
    private var branch: Int {
        mutating get {
            let context = context
            guard frames.count > 1, case .script(.none) = frames[frames.count - 1].kind,
                case .content = frames[frames.count - 2].kind
            else { return context }
            let range = frames[frames.count - 1].start..<index
            if ScriptOperation.isPortal(range, script) { return PairCollector.attribute }
            guard range.count < Self.conditionLimit,
                let (condition, outcome) = ScriptOperation.branch(in: range, script)
            else { return context }
            var expression = classExpression()
            guard let facts = expression.condition(condition, outcome, Facts()) else {
                return context
            }
            return collector.branch(of: context, where: facts)
        }
    }

    private mutating func readName() -> String {
        let start = index
        while index < end, Self.isElementName(script.bytes[index]) { index += 1 }
        let name = String(decoding: script.bytes[start..<index], as: UTF8.self)
        return language.hasTemplateTags ? name.lowercased() : name
    }

    /// The expression of classes at the index, where names have the values of their place.
    mutating func classExpression(after list: ClassList = ClassList()) -> ClassExpression {
        ClassExpression(
            script,
            collector.table,
            after: list,
            bindings: openBindings(),
            declarations: declarations
        )
    }

    static func isElementName(_ byte: UInt8) -> Bool {
        byte.isASCIIAlphanumeric || "-_.:".utf8.contains(byte)
    }
}

// MARK: - Elements

extension MarkupScanner {
    /// More elements are not closed by an end tag that comes too late.
    private static let reach = 64

    mutating func closeElement(_ name: String) {
        var isHeld = false
        for (distance, frame) in frames.reversed().prefix(Self.reach).enumerated() {
            guard case .content(let open) = frame.kind else { return }
            if open == name, distance + 1 < frames.count {
                // Browsers leave the element open, or a part of it that is around the next one.
                if isHeld { return unsettle(from: frames.count - distance - 1) }
                frames.removeLast(distance + 1)
                previous = UInt8(ascii: ")")
                return noteClosing()
            }
            isHeld = isHeld || language.isHTML && HTMLNesting.holds(open, against: name)
        }
    }

    private mutating func closeElements(before name: String) {
        let open = frames.dropFirst().reversed().lazy
            .prefix { if case .content = $0.kind { true } else { false } }
        let names = open.map { if case .content(let name) = $0.kind { name } else { "" } }
        frames.removeLast(HTMLNesting.closed(in: names, before: name))
        noteClosing()
    }

    /// Ends a tag at its `>`.
    mutating func finish(_ tag: OpenTag, isClosed: Bool) {
        let outer = frames.removeLast().context
        var element = tag.element
        let isClosed = isClosed && closes(tag.name)
        element.setName(tag.name)
        element.isEmpty = isClosed
        element.isBlank = isClosed || has("</") || HTMLNesting.void.contains(tag.name)
        if case .content? = frames.last?.kind {
            element.isAlwaysThere = true
        }
        notePlace(of: &element)
        element.stated = stated
        stated = []
        element.holdsIconAlone = !isClosed && holdsIconAlone(tag.name)
        element.inside = inside(of: tag.name)
        let (inner, mayLieBelowNext) = collector.enter(element, in: outer)
        noteSlot(tag, isClosed: isClosed, outer: outer, inner: inner)
        if mayLieBelowNext {
            // It may also lie over the content of a component.
            slots?.noteOtherUse()
            raiseContexts()
        }
        if let last = frames.indices.last { frames[last].hasElement = true }
        previous = UInt8(ascii: ")")
        if isClosed || HTMLNesting.void.contains(tag.name) { return }
        frames.append(Frame(kind: .content(tag.name), context: inner, start: index))
        bindNames(in: tag.bound)
        if language != .script, !isInside { readRawText(of: tag.name) }
    }

    /// The surroundings in a component; a name that a part of the file declares is not the imported one.
    private mutating func inside(of name: String) -> ComponentInside? {
        guard let imported = components.imported[name] else { return components.own[name] }
        return openBindings().place(of: name) == nil ? imported : nil
    }

    /// Has what comes next in the innermost element lie on the one before it.
    private mutating func raiseContexts() {
        for index in frames.indices.reversed() {
            frames[index].context = collector.above(frames[index].context)
            if case .content = frames[index].kind { return }
        }
    }

    /// A slash at the end of a tag closes it.
    private func closes(_ name: String) -> Bool {
        !language.isHTML || HTMLNesting.foreign.contains(name) || isIn(HTMLNesting.foreign)
    }

    private mutating func readRawText(of name: String) {
        guard name == "script" || name == "style" else { return }
        let range = index..<start(of: "</" + name, after: index)
        isInside = true
        if name == "script" {
            readRange(range, .script(nil))
        } else {
            AppliedClasses.read(range, of: script, into: &collector)
        }
        isInside = false
        index = range.upperBound
    }
}
