import ColorScience
public import SourceText
import SourceTrees

extension ThemeText {
    /// True where a role can be added to `colors`, after the value at a place there.
    public func canAdd(_ role: String, after location: SourceLocation) -> Bool {
        guard isNative else { return false }
        let edit = ValueEdit(at: location, color: .black, addedRole: role)
        return replacing([edit]) != nil
    }

    /// A line after the value's, with its indentation, or an entry after it on the same line; nil outside of `colors`.
    func addition(_ edit: ValueEdit) -> Change? {
        guard let role = edit.addedRole, let color = edit.color,
            let key = text.root.keyInColors(of: edit.location),
            let start = text.lines.offset(of: key),
            let (span, _) = text.span(at: edit.location)
        else { return nil }
        let quote = text.bytes[start] == UInt8(ascii: "\"") ? "\"" : ""
        let entry = "\(quote)\(role)\(quote): \"\(color.hex)\""
        var place = span.end
        var separator = ", "
        if let indentation = indentation(of: start), quote.isEmpty, !isInFlow(span.end) {
            place = text.bytes[span.end...].firstIndex(where: Self.isLineEnd) ?? text.bytes.count
            let isWindows = text.bytes[place...].starts(with: [0x0D, 0x0A])
            separator = (isWindows ? "\r\n" : "\n") + indentation
        }
        return Change(
            pieces: [EditableText.Piece(replacing: place..<place, with: separator + entry)],
            replacement: TextReplacement(location: edit.location, old: "", new: entry)
        )
    }

    /// The spaces before a key; nil where there is anything else on its line.
    private func indentation(of start: Int) -> String? {
        var lineStart = 0
        if let end = text.bytes[..<start].lastIndex(where: Self.isLineEnd) {
            lineStart = end + 1
        }
        let lead = text.bytes[lineStart..<start]
        guard lead.allSatisfy({ $0 == UInt8(ascii: " ") }) else { return nil }
        return String(decoding: lead, as: UTF8.self)
    }

    /// A comma or a brace follows.
    private func isInFlow(_ end: Int) -> Bool {
        let next = text.bytes[end...].first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
        return next == UInt8(ascii: ",") || next == UInt8(ascii: "}")
    }

    private static func isLineEnd(_ byte: UInt8) -> Bool {
        byte == 0x0A || byte == 0x0D
    }
}

extension SourceNode {
    /// The place of the key of a value directly in `colors`.
    fileprivate func keyInColors(of location: SourceLocation) -> SourceLocation? {
        let colors = pairs.first { $0.key.text == "colors" }?.value
        return colors?.pairs.first { $0.value.location == location }?.key.location
    }
}
