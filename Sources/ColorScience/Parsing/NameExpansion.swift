/// Replaces the names in a text by their meanings, as CSS does it before it reads a value.
///
/// Source: CSS Variables 1, §3 "Using Cascading Variables". As in Chromium 156 a fallback counts only where it is used:
/// a name in one that is not makes no cycle. All names of a cycle are invalid, whatever their fallbacks.
struct NameExpansion {
    private let scope: ColorScope
    private(set) var result = ExpandedText()
    /// The names whose meanings are being expanded, the outermost first.
    private var path: [ColorName] = []
    private var cyclic: Set<ColorName> = []
    private var failures: [ColorName: ParsingFailure] = [:]
    /// The bytes read and the names looked up, which stay below a limit of the scope however the names are nested.
    private var work = 0

    private static let costOfLookUp = 32
    private static let depthLimit = 64

    /// Expands a text, which is the meaning of `name`, if that is given.
    init(_ text: String, of name: ColorName? = nil, in scope: ColorScope) throws(ParsingFailure) {
        self.scope = scope
        if let name {
            path = [name]
        }
        try expand(ByteScanner(text), at: nil)
        if let name, cyclic.contains(name) {
            throw cycle(from: 0, at: 0)
        }
    }

    /// The text has no name.
    static func isNeedless(for text: String) -> Bool {
        !text.utf8.contains { byte in
            "{@$(".utf8.contains(byte)
        }
    }

    /// Appends a text with its names replaced; `place` is that of the outermost name, nil in the original text.
    private mutating func expand(_ source: ByteScanner, at place: Int?) throws(ParsingFailure) {
        var scanner = source
        var copied = scanner.position
        try count(scanner.bytes.count - copied, at: place ?? copied)
        while !scanner.isAtEnd {
            let start = scanner.position
            guard let reference = try nextReference(&scanner, at: place) else { continue }
            copy(scanner.bytes[copied..<start], from: copied, at: place)
            try replace(reference, at: place ?? start)
            copied = scanner.position
        }
        copy(scanner.bytes[copied...], from: copied, at: place)
    }

    private func nextReference(_ scanner: inout ByteScanner, at place: Int?) throws(ParsingFailure)
        -> NameReference?
    {
        do throws(ParsingFailure) {
            return try NameReference.read(&scanner, hasAliases: scope.hasAliases)
        } catch {
            throw place.map(error.moved(to:)) ?? error
        }
    }

    private mutating func copy(_ run: ArraySlice<UInt8>, from start: Int, at place: Int?) {
        guard !run.isEmpty else { return }
        if let place {
            result.append(run, at: place, of: path.last)
        } else {
            result.append(original: run, at: start)
        }
    }

    /// Appends the meaning of a name, or else its fallback.
    private mutating func replace(_ reference: NameReference, at place: Int)
        throws(ParsingFailure)
    {
        let length = result.bytes.count
        let hasAlpha = reference.alpha != nil
        if hasAlpha {
            result.append(Array("--alpha(".utf8)[...], at: place, of: reference.name)
        }
        do throws(ParsingFailure) {
            try appendMeaning(of: reference.name, at: place)
        } catch {
            guard let fallback = reference.fallback, work < scope.longest else { throw error }
            result.truncate(to: length)
            result.appendSeam(at: place, of: reference.name)
            try expand(fallback, at: place)
            result.appendSeam(at: place, of: reference.name)
            return
        }
        if let alpha = reference.alpha {
            result.append([UInt8(ascii: "/")], at: place, of: reference.name)
            try expand(alpha, at: place)
            result.append([UInt8(ascii: ")")], at: place, of: reference.name)
        }
    }

    private mutating func appendMeaning(of name: ColorName, at place: Int) throws(ParsingFailure) {
        try count(Self.costOfLookUp, at: place)
        if let failure = failures[name] { throw failure.moved(to: place) }
        if let first = path.firstIndex(of: name) {
            cyclic.formUnion(path[first...])
            throw cycle(from: first, at: place)
        }
        guard path.count < Self.depthLimit else {
            throw ParsingFailure(
                offset: place,
                message: "more than \(Self.depthLimit) names lead from one to the next"
            )
        }
        switch scope.definition(name) {
        case nil:
            throw ParsingFailure(
                offset: place,
                message: "nothing sets \(name)",
                kind: .unknownName(name)
            )
        case .color(let color):
            result.append(color, at: place, of: name)
        case .text(let text):
            try append(text, of: name, at: place)
        case .registered(let text, let registration):
            try append(text, of: name, registeredAs: registration, at: place)
        }
    }

    /// Appends the value of a registered property, or else its initial value.
    ///
    /// Source: CSS Properties and Values API 1, §2.4.
    private mutating func append(
        _ text: String?,
        of name: ColorName,
        registeredAs registration: PropertyRegistration,
        at place: Int
    ) throws(ParsingFailure) {
        let length = result.bytes.count
        if let text {
            do throws(ParsingFailure) {
                try append(text, of: name, at: place)
                if registration.syntax.allows(result, from: length, in: scope) { return }
            } catch {
                guard registration.initialValue != nil, work < scope.longest else { throw error }
            }
            result.truncate(to: length)
            failures[name] = nil
        }
        guard let initial = registration.initialValue else {
            throw ParsingFailure(
                offset: place,
                message: "nothing sets \(name)",
                kind: .unknownName(name)
            )
        }
        try count(initial.utf8.count, at: place)
        result.appendSeam(at: place, of: name)
        result.append(Array(initial.utf8)[...], at: place, of: name)
        result.appendSeam(at: place, of: name)
    }

    private mutating func append(_ text: String, of name: ColorName, at place: Int)
        throws(ParsingFailure)
    {
        path.append(name)
        defer { path.removeLast() }
        do throws(ParsingFailure) {
            try rejectOpenEnds(of: text, of: name, at: place)
            result.appendSeam(at: place, of: name)
            try expand(ByteScanner(text), at: place)
            result.appendSeam(at: place, of: name)
            if cyclic.contains(name) {
                throw cycle(from: path.count - 1, at: place)
            }
        } catch {
            failures[name] = error
            throw error
        }
    }

    /// Refuses parentheses that only the text around the name would close.
    private func rejectOpenEnds(of text: String, of name: ColorName, at place: Int)
        throws(ParsingFailure)
    {
        var scanner = ByteScanner(text)
        let open = try? scanner.skipArgument(upToComma: false)
        guard open == 0, scanner.isAtEnd else {
            throw ParsingFailure(
                offset: place,
                message: "a parenthesis or a comment is not closed in the value of \(name)"
            )
        }
    }

    private func cycle(from first: Int, at place: Int) -> ParsingFailure {
        let names = Array(path[first...])
        let words = (names + names.prefix(1)).map(\.description).joined(separator: " → ")
        return ParsingFailure(
            offset: place,
            message: "\(names[0]) refers to itself: \(words)",
            kind: .cyclicName(names)
        )
    }

    private mutating func count(_ more: Int, at place: Int) throws(ParsingFailure) {
        work += more
        guard work < scope.longest else {
            throw ParsingFailure(offset: place, message: "the names make the value too long")
        }
    }
}
