import SourceText

/// A text as libcmark may read it: bounded, and with bytes hidden that only our extensions read.
struct MarkdownText {
    /// The most signs and line ends: each may become a node, which takes about 200 bytes of memory.
    static let signLimit = 2_000_000

    private(set) var bytes: [UInt8]
    private(set) var problems: [MarkdownProblem] = []
    let traits: MarkdownTraits
    private(set) var hidesBytes = false

    init(_ text: String, extensions: Set<MarkdownExtension>) {
        bytes = Array(text.utf8)
        traits = MarkdownTraits(bytes)
        if traits.contains(.controls) { replaceControls() }
        if traits.contains(.isLong) { cutOff() }
        hide(NestingLimit.deepMarkers(in: bytes), .nesting)
        if traits.contains(.manyBrackets) { hide(HiddenBrackets.excess(in: bytes), .openBrackets) }
        if traits.contains(.escapes),
            !extensions.isDisjoint(with: [.strikethrough, .taskLists, .alerts])
        {
            HiddenEscape.hide(in: &bytes)
            hidesBytes = true
        }
        if extensions.contains(.footnotes), traits.contains(.footnotes) {
            hide(FootnoteMarks.brackets(in: bytes))
        }
        if extensions.contains(.bareLinks), traits.contains(.bareLinks) {
            hide(BareLinks.emphasisSigns(in: bytes))
        }
    }

    private mutating func replaceControls() {
        var result: [UInt8] = []
        for byte in bytes {
            let isEscape = result.last == HiddenEscape.lead && HiddenEscape(rawValue: byte) != nil
            if isEscape { result.removeLast() }
            if isEscape || byte.isControl {
                result.append(text: "\u{FFFD}")
            } else {
                result.append(byte)
            }
        }
        bytes = result
    }

    /// Drops the text beyond the limit of signs, from the beginning of its line.
    private mutating func cutOff() {
        var signs = 0
        var line = 1
        var lineStart = 0
        for (index, byte) in bytes.enumerated() {
            if !byte.isASCIIAlphanumeric && byte != UInt8(ascii: " ") { signs += 1 }
            if signs > Self.signLimit { break }
            if byte == UInt8(ascii: "\n") {
                line = line + 1
                lineStart = index + 1
            }
        }
        problems.append(MarkdownProblem(kind: .length, line: line, column: 1))
        bytes.removeSubrange((lineStart == 0 ? Self.signLimit : lineStart)...)
    }

    private mutating func hide(
        _ found: [(index: Int, as: HiddenByte)],
        _ problem: MarkdownProblem.Kind? = nil
    ) {
        guard let first = found.first else { return }
        hidesBytes = true
        if let problem { problems.append(self.problem(problem, at: first.index)) }
        for (index, hidden) in found { bytes[index] = hidden.rawValue }
    }

    private func problem(_ kind: MarkdownProblem.Kind, at index: Int) -> MarkdownProblem {
        let before = bytes[..<index]
        let line = before.count { $0 == UInt8(ascii: "\n") } + 1
        let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        return MarkdownProblem(kind: kind, line: line, column: index - start + 1)
    }
}
