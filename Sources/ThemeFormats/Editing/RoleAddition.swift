import ColorScience
public import SourceText

extension ThemeText {
    /// Whether a role can be added to `colors`, after the value at a place there.
    public func canAdd(_ role: String, after location: SourceLocation) -> Bool {
        isNative && replacing([ValueEdit(at: location, color: .black, addedRole: role)]) != nil
    }

    /// A line after the value's, with its indentation, or an entry after it on the same line; nil outside of `colors`.
    func addition(_ edit: ValueEdit) -> Change? {
        guard let role = edit.addedRole, let color = edit.color,
            let key = root.keyInColors(of: edit.location),
            let start = lines.offset(of: key), let (span, _) = span(at: edit.location)
        else { return nil }
        let quote = bytes[start] == UInt8(ascii: "\"") ? "\"" : ""
        let entry = "\(quote)\(role)\(quote): \"\(color.hex)\""
        let end = span.content.upperBound + (span.isQuoted ? 1 : 0)
        let lineStart = bytes[..<start].lastIndex { $0 == 0x0A || $0 == 0x0D }.map { $0 + 1 } ?? 0
        let isBlock =
            quote.isEmpty && bytes[lineStart..<start].allSatisfy { $0 == 0x20 } && !isInFlow(end)
        let replacement = TextReplacement(location: edit.location, old: "", new: entry)
        func change(_ range: Range<Int>, _ text: String) -> Change {
            Change(
                pieces: [Piece(range: range, text: text, location: nil, value: "")],
                replacement: replacement
            )
        }
        if !isBlock { return change(end..<end, ", " + entry) }
        let lineEnd = bytes[end...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
        let isWindows = bytes[lineEnd...].starts(with: [0x0D, 0x0A])
        let indentation = String(decoding: bytes[lineStart..<start], as: UTF8.self)
        return change(lineEnd..<lineEnd, (isWindows ? "\r\n" : "\n") + indentation + entry)
    }

    /// Whether a comma or a brace follows.
    private func isInFlow(_ end: Int) -> Bool {
        let next = bytes[end...].first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
        return next == UInt8(ascii: ",") || next == UInt8(ascii: "}")
    }
}

extension SourceNode {
    /// Where the key of a value directly in `colors` is written.
    fileprivate func keyInColors(of location: SourceLocation) -> SourceLocation? {
        let colors = pairs.first { $0.key.text == "colors" }?.value
        return colors?.pairs.first { $0.value.location == location }?.key.location
    }
}
