import ColorScience
public import Findings

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// The text of a theme file, for replacing values without changing any other byte.
public struct ThemeText: Sendable {
    let bytes: [UInt8]
    private let file: String
    let root: SourceNode
    let lines: LineStarts
    private let scalars: [SourceLocation: Scalar]
    private let isInUpperCase: Bool

    private typealias Scalar = (text: String, style: SourceNode.Style)

    /// Takes the bytes of a theme file; nil where it cannot be read.
    public init?(_ bytes: Data, file: String) {
        guard let text = String(validating: bytes, as: UTF8.self),
            let root = try? YAMLParser.parse(text, file: file)
        else { return nil }
        self.bytes = Array(bytes)
        self.file = file
        self.root = root
        lines = LineStarts(self.bytes)
        var scalars: [SourceLocation: Scalar] = [:]
        Self.collect(&scalars, below: root)
        self.scalars = scalars
        isInUpperCase = Self.isInUpperCase(scalars.values.map(\.text))
    }

    private static func collect(_ scalars: inout [SourceLocation: Scalar], below node: SourceNode) {
        switch node.content {
        case .scalar(let text, let style): scalars[node.location] = (text, style)
        case .sequence(let items): for item in items { collect(&scalars, below: item) }
        case .mapping(let pairs):
            for (key, value) in pairs { for part in [key, value] { collect(&scalars, below: part) } }
        }
    }

    /// Whether a value can be replaced: it is a colour or an alias, on one line, in quotes or without.
    public func canReplace(at location: SourceLocation) -> Bool {
        guard let (_, text) = span(at: location) else { return false }
        return text.first == "{" || ColorNotation(text) != nil
    }

    private static func isInUpperCase(_ texts: [String]) -> Bool {
        let digits = texts.map { $0.drop { $0 == "#" } }.filter { SRGB8(hex: String($0)) != nil }
        let upper = digits.count { $0.contains(where: \.isUppercase) }
        return upper > digits.count { $0.contains(where: \.isLowercase) }
    }

    func span(at location: SourceLocation) -> (ScalarSpan, text: String)? {
        guard let scalar = scalars[location], scalar.style != .block, let offset = lines.offset(of: location),
            let span = ScalarSpan(scalar.text, in: bytes, at: offset)
        else { return nil }
        return (span, scalar.text)
    }
}

extension ThemeText {
    /// The file with other values, and what was replaced; nil where a value cannot be replaced.
    ///
    /// A colour and an alpha for one place are one replacement.
    /// The result is parsed again, to prove that nothing else changed.
    public func replacing(_ edits: [ValueEdit]) -> (bytes: Data, replacements: [TextReplacement])? {
        let edits = ValueEdit.oneForEachPlace(edits)
        let pieces = edits.compactMap { $0.addedRole == nil ? piece(for: $0) : addition($0) }
        guard pieces.count == edits.count else { return nil }
        var result = bytes
        for piece in pieces.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
            result.replaceSubrange(piece.range, with: piece.text.utf8)
        }
        let data = Data(result)
        let replacements = pieces.map(\.replacement)
        let added = Set(edits.compactMap(\.addedRole))
        return isSame(as: ThemeText(data, file: file)?.root.without(added), but: replacements)
            ? (data, replacements) : nil
    }

    package func textEdit(for edit: ValueEdit) -> TextEdit? {
        guard let piece = piece(for: edit), replacing([edit]) != nil, let start = lines.offset(of: edit.location) else {
            return nil
        }
        // An anchor or a tag may stand before the value, even on a line of its own.
        let lead = bytes[start..<piece.range.lowerBound]
        guard !lead.contains(where: { $0 == 0x0A || $0 == 0x0D }) else { return nil }
        return TextEdit(
            at: edit.location.advanced(by: lead.scalarCount), length: bytes[piece.range].scalarCount, text: piece.text)
    }

    private func piece(for edit: ValueEdit) -> (range: Range<Int>, text: String, replacement: TextReplacement)? {
        guard let (span, old) = span(at: edit.location),
            let notation = edit.text(insteadOf: old, inUpperCase: isInUpperCase)
        else { return nil }
        // A tab that was an escape becomes a space: in JSON it may not stand by itself.
        let new = String(String.UnicodeScalarView(notation.unicodeScalars.map { $0.value < 0x20 ? " " : $0 }))
        let isSafe = span.isQuoted || Self.isSafePlain(new, insteadOf: old)
        let replacement = TextReplacement(location: edit.location, old: old, new: new)
        return (span.content, isSafe ? new : "\"\(new)\"", replacement)
    }

    /// Whether a text needs no quotes to be text in YAML: `#` begins a comment, and `12e345` is a number.
    private static func isSafePlain(_ text: String, insteadOf old: String) -> Bool {
        text.first != "#" && (Double(text) == nil || Double(old) != nil)
    }

    private func isSame(as other: SourceNode?, but replacements: [TextReplacement]) -> Bool {
        let values = Dictionary(replacements.lazy.filter { !$0.old.isEmpty }.map { ($0.location, $0.new) }) {
            first, _ in first
        }
        return other.map { Self.isEqual(root, $0, but: values) } ?? false
    }

    private static func isEqual(_ old: SourceNode, _ new: SourceNode, but values: [SourceLocation: String]) -> Bool {
        switch (old.content, new.content) {
        case (.scalar(let text, let style), .scalar(let other, let otherStyle)):
            if let value = values[old.location] { return value == other }
            return text == other && style == otherStyle
        case (.sequence(let items), .sequence(let others)):
            return items.count == others.count && zip(items, others).allSatisfy { isEqual($0, $1, but: values) }
        case (.mapping(let pairs), .mapping(let others)):
            return pairs.count == others.count
                && zip(pairs, others).allSatisfy {
                    isEqual($0.key, $1.key, but: values) && isEqual($0.value, $1.value, but: values)
                }
        default: return false
        }
    }
}
