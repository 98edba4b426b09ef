import SourceText

/// The mixins of a sheet of Sass, which are read again wherever a rule takes them in.
struct SheetMixins {
    enum Event {
        case open([CSSScanner.Token], isComputed: Bool)
        case close
        case declaration(String, ArraySlice<CSSScanner.Token>)
        case statement([CSSScanner.Token])
    }

    /// The slots that a mixin sets, and the mixins that it takes in.
    struct Summary: Sendable {
        var slots: Set<SheetSlot> = []
        var includes: Set<String> = []

        /// It may change the ground of a text.
        var isGround: Bool {
            !slots.isDisjoint(with: [.ground, .image, .opacity, .effect])
        }

        func union(_ other: Summary) -> Summary {
            Summary(
                slots: slots.union(other.slots),
                includes: includes.union(other.includes)
            )
        }
    }

    private struct Mixin {
        var events: [Event] = []
        var isUsed = false
    }

    /// Mixins in mixins, and the steps of all that are taken in.
    private static let depthLimit = 8
    private static let eventLimit = 100_000

    private var mixins: [String: Mixin] = [:]
    private var order: [String] = []
    private var current: (name: String, mixin: Mixin, depth: Int)?
    private var depth = 0
    private var count = 0

    /// Begins a mixin, or keeps a rule in one; false for any other rule.
    mutating func open(_ prelude: [CSSScanner.Token], isComputed: Bool) -> Bool {
        if current != nil {
            current?.mixin.events.append(.open(prelude, isComputed: isComputed))
            current?.depth += 1
            return true
        }
        if !prelude.contains(where: { $0.scalars.first == "@" }) { return false }
        let words = prelude[...].writtenText.split(separator: " ", maxSplits: 1)
        guard words.count == 2, words[0].lowercased() == "@mixin" else { return false }
        let name = String(words[1].prefix { $0 != "(" && $0 != " " })
        current = (name, Mixin(), 0)
        return true
    }

    var isReading: Bool { current != nil }

    mutating func close() -> Bool {
        guard let open = current else { return false }
        if open.depth == 0 {
            if mixins.updateValue(open.mixin, forKey: open.name) == nil { order.append(open.name) }
            current = nil
        } else {
            current?.mixin.events.append(.close)
            current?.depth -= 1
        }
        return true
    }

    mutating func keep(_ property: String, _ value: ArraySlice<CSSScanner.Token>) -> Bool {
        current?.mixin.events.append(.declaration(property, value))
        return current != nil
    }

    mutating func keepStatement(_ statement: [CSSScanner.Token]) -> Bool {
        current?.mixin.events.append(.statement(statement))
        return current != nil
    }

    /// The sheet has the mixin.
    func has(_ name: String) -> Bool { mixins[name] != nil }

    /// The steps of a mixin, to be followed by `endEvents`; nil for one that is not in the sheet, or too long.
    mutating func events(of name: String) -> [Event]? {
        guard let mixin = mixins[name], depth < Self.depthLimit,
            count + mixin.events.count <= Self.eventLimit
        else { return nil }
        mixins[name]?.isUsed = true
        depth += 1
        count += mixin.events.count
        return mixin.events
    }

    mutating func endEvents() { depth -= 1 }

    var summaries: [String: Summary] {
        mixins.mapValues { mixin in
            var summary = Summary()
            for event in mixin.events {
                switch event {
                case .declaration(let property, _):
                    // A custom property may be the ground of anything.
                    let slots =
                        property.hasPrefix("--")
                        ? [.ground] : SheetDeclaration.slots(of: property)
                    summary.slots.formUnion(slots)
                case .open(let tokens, _), .statement(let tokens):
                    if let name = Self.taken(by: tokens) { summary.includes.insert(name) }
                case .close:
                    break
                }
            }
            return summary
        }
    }

    /// The names of the mixins that may paint a ground, or take in one that may.
    static func painting(among mixins: [String: Summary]) -> Set<String> {
        var takers: [String: [String]] = [:]
        var open: [String] = []
        for (name, summary) in mixins {
            let takesUnknown = summary.includes.contains { mixins[$0] == nil }
            if summary.isGround || takesUnknown { open.append(name) }
            for other in summary.includes { takers[other, default: []].append(name) }
        }
        var painting = Set(open)
        while let name = open.popLast() {
            for taker in takers[name] ?? [] where painting.insert(taker).inserted {
                open.append(taker)
            }
        }
        return painting
    }

    /// The name of the mixin that `@include` takes in, or all of an `@extend`; nil for anything else.
    static func taken(by tokens: [CSSScanner.Token]) -> String? {
        guard tokens.count > 2, case .sign("@") = tokens[0].kind else { return nil }
        switch tokens[1].text.lowercased() {
        case "extend": return tokens[...].writtenText
        case "include":
            let name = tokens[2...].writtenText.drop { $0 == " " }
            return name.prefix { $0 != "(" && $0 != " " }.split(separator: ".").last
                .map(String.init)
        default: return nil
        }
    }

    /// The colours of text in mixins that no rule of the sheet takes in.
    var unusedTexts: [(place: CSSScanner.Token, value: ArraySlice<CSSScanner.Token>)] {
        order.compactMap { mixins[$0] }.filter { !$0.isUsed }.flatMap { mixin in
            mixin.events.compactMap { event in
                guard case .declaration("color", let value) = event, let first = value.first
                else { return nil }
                return (first, value)
            }
        }
    }
}
