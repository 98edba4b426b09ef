import SourceText

/// A cause as one line of Markdown: its place, the colours before and after, and the worst of what fails.
struct MarkdownCause {
    private let cause: Cause
    private let files: String?

    /// The most characters that a reader sees.
    static let width = 120

    init(_ cause: Cause, files: String?) {
        self.cause = cause
        self.files = files
    }

    var line: String {
        var pieces = [Piece.words(cause.severity.mark + " ")]
        if let place {
            pieces += [place, .words(" ")]
        }
        if let token = cause.token {
            pieces += [.code(token.excerpt(20)), .words(" ")]
        }
        pieces += values
        let used = pieces.reduce(0) { $0 + $1.shown.unicodeScalars.count }
        pieces.append(.words(problem(within: Self.width - used)))
        return pieces.map(\.markup).joined()
    }

    /// The end of the path and the line, as a link where the files have an address.
    private var place: Piece? {
        guard let location = cause.location else { return nil }
        let line = location.line > 0 ? ":\(location.line)" : ""
        let shown = (location.file + line).visible.ending(28)
        let isOutside = location.file.hasPrefix("../") || location.file.hasPrefix("/")
        guard let files, !isOutside else { return .code(shown) }
        let fragment = location.line > 0 ? "#L\(location.line)" : ""
        let address = files + percentEncoded(location.file) + fragment
        return .link(shown, address)
    }

    /// The written value and the one that passes: hex codes, which GitHub and GitLab show with a sample, and the new
    /// value as it would be written.
    private var values: [Piece] {
        var pieces: [Piece] = []
        if let written = cause.worst.writtenHex ?? cause.written {
            pieces.append(.code(written.excerpt(20)))
        }
        if let value = cause.value {
            let lead = pieces.isEmpty ? "→ " : " → "
            pieces += [.words(lead)] + samples(of: value)
        }
        return pieces.isEmpty ? [] : pieces + [.words(": ")]
    }

    /// The new value and its hex code; of a long one the hex code alone, since a part of a value is of no use.
    private func samples(of value: Suggestion) -> [Piece] {
        guard let hex = value.hex else { return [.code(value.value.excerpt(22))] }
        let isLong = value.value.unicodeScalars.count > 22
        return isLong ? [.code(hex)] : [.code(value.value), .words(" "), .code(hex)]
    }

    private func problem(within width: Int) -> String {
        let finding = cause.worst
        guard finding.rule == .lowContrast, let pair = finding.pair,
            let measured = finding.measured, let required = finding.detail?.required
        else { return (finding.message + finding.scope).excerpt(max(1, width)) }
        let ratio = " \(Decimals.text(of: measured)) of \(Self.number(required))"
        var rest = ratio + more
        if cause.value == nil, cause.conflict != nil {
            rest += ", no value found"
        }
        let room = max(12, width - rest.unicodeScalars.count)
        return (pair.phrase.excerpt(room) + rest).excerpt(max(1, width))
    }

    private static func number(_ value: Double) -> String {
        value == value.rounded() ? String(Int(value)) : String(value)
    }

    private var more: String {
        if cause.findings.count == 1 { return "" }
        let themes = Set(cause.findings.map(\.theme)).count
        let scope = themes > 1 ? " in \(themes) themes" : ""
        return ", \(cause.findings.count - 1) more\(scope)"
    }
}

/// A part of a line, as it is written and as it is shown.
private struct Piece {
    let shown: String
    let markup: String

    static func words(_ text: String) -> Piece {
        Piece(shown: text.visible, markup: MarkdownEscape.escaped(text))
    }

    static func code(_ text: String) -> Piece {
        Piece(shown: text.visible, markup: MarkdownEscape.code(text, isInTable: false))
    }

    static func link(_ text: String, _ address: String) -> Piece {
        Piece(shown: text, markup: "[\(MarkdownEscape.escaped(text))](\(address))")
    }
}

extension Severity {
    fileprivate var mark: String {
        switch self {
        case .error: "❌"
        case .warning: "⚠️"
        case .note: "ℹ️"
        }
    }
}

extension String {
    /// At most `count` Unicode scalars from the end.
    fileprivate func ending(_ count: Int) -> String {
        let scalars = unicodeScalars
        if scalars.count <= count { return self }
        return "…" + String(scalars.suffix(count - 1))
    }
}
