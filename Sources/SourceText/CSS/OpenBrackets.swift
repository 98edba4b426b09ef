/// The brackets that are open at a place of a style sheet, in which no statement ends.
package struct OpenBrackets {
    /// The brackets that close them, the innermost last.
    private var closers: [Unicode.Scalar] = []
    private var outermost: CSSScanner.Token?
    /// A semicolon or brace stands in them, where a statement ends elsewhere.
    private var holdsEnds = false

    private static let closers: [Unicode.Scalar: Unicode.Scalar] = [
        "(": ")", "[": "]", "{": "}",
    ]
    private static let ends: Set<Unicode.Scalar> = [";", "{", "}"]

    package init() {}

    package var isEmpty: Bool { closers.isEmpty }

    /// An open bracket with other statements in it: browsers take all up to its end for one value.
    package var holder: CSSScanner.Token? {
        isEmpty || !holdsEnds ? nil : outermost
    }

    /// A bracket that closes another kind than the innermost one closes nothing.
    ///
    /// Source: CSS Syntax 3, §5.4.8.
    package mutating func read(_ token: CSSScanner.Token) {
        guard case .sign(let sign) = token.kind else { return }
        if !isEmpty, Self.ends.contains(sign) { holdsEnds = true }
        if sign == closers.last {
            closers.removeLast()
            return
        }
        guard let closer = Self.closers[sign] else { return }
        if isEmpty {
            outermost = token
            holdsEnds = false
        }
        closers.append(closer)
    }

    package mutating func removeAll() { closers.removeAll(keepingCapacity: true) }
}
