import ColorScience
package import Findings
public import SourceText

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// The text of a theme file, for replacing values without changing any other byte.
public struct ThemeText: Sendable {
    let bytes: [UInt8]
    private let file: String
    private let formats: MappingSet
    private let isYAML: Bool
    /// Whether the alpha is the first of a colour's hex digits.
    private let isAlphaFirst: Bool
    let root: SourceNode
    let lines: LineStarts
    private let scalars: [SourceLocation: Scalar]
    private let objects: [SourceLocation: any ComposedColor]
    private let isInUpperCase: Bool

    private typealias Scalar = (text: String, style: SourceNode.Style)

    /// A part of the text that is replaced, and the value that is read there then.
    struct Piece {
        let range: Range<Int>
        let text: String
        /// Where the value is; nil for one that is new.
        let location: SourceLocation?
        let value: String
    }

    /// What replaces a value: one part of the text, or several where it has members.
    struct Change {
        let pieces: [Piece]
        var addedMembers: [String] = []
        let replacement: TextReplacement
    }

    /// Takes the bytes of a theme file; nil where it cannot be read.
    public init?(_ bytes: Data, file: String) { self.init(bytes, file: file, .builtIn) }

    /// Takes the bytes of a theme file in one of these formats, too.
    package init?(_ bytes: Data, file: String, _ formats: MappingSet) {
        guard let text = String(validating: bytes, as: UTF8.self),
            case let container = Container(of: text, file: file, formats),
            case let (root?, countsAsYAML)? = try? container.located(text, file: file, formats)
        else { return nil }
        self.bytes = Array(bytes)
        self.file = file
        self.formats = formats
        self.root = root
        isYAML = container == .yaml
        isAlphaFirst = AndroidReader.recognises(root)
        lines = LineStarts(self.bytes, asYAML: countsAsYAML)
        var scalars: [SourceLocation: Scalar] = [:]
        var objects: [SourceLocation: any ComposedColor] = [:]
        Self.collect(&scalars, &objects, below: root)
        self.scalars = scalars
        self.objects = objects
        isInUpperCase = Self.isInUpperCase(scalars.values.map(\.text))
    }

    private static let composed: [any ComposedColor.Type] = [
        ColorObject.self, CatalogColor.self, PropertyListColor.self,
    ]

    private static func collect(
        _ scalars: inout [SourceLocation: Scalar],
        _ objects: inout [SourceLocation: any ComposedColor],
        below node: SourceNode
    ) {
        switch node.content {
        case .scalar(let text, let style): scalars[node.location] = (text, style)
        case .sequence(let items): for item in items { collect(&scalars, &objects, below: item) }
        case .mapping(let pairs):
            objects[node.location] = composed.lazy.compactMap { $0.init(node) }.first
            for (key, value) in pairs {
                for part in [key, value] { collect(&scalars, &objects, below: part) }
            }
        }
    }

    /// Whether a value can be replaced: it is a colour or an alias, on one line, in quotes or without, or a colour in
    /// members.
    public func canReplace(at location: SourceLocation) -> Bool {
        if objects[location] != nil {
            return change(for: ValueEdit(at: location, color: .black)) != nil
        }
        guard let (_, text) = span(at: location) else { return false }
        return text.first == "{" || WrittenColor(text) != nil
    }

    private static func isInUpperCase(_ texts: [String]) -> Bool {
        let digits = texts.map { $0.drop { $0 == "#" } }.filter { SRGB8(hex: String($0)) != nil }
        let upper = digits.count { $0.contains(where: \.isUppercase) }
        return upper > digits.count { $0.contains(where: \.isLowercase) }
    }

    func span(at location: SourceLocation) -> (ScalarSpan, text: String)? {
        guard let scalar = scalars[location], scalar.style != .block,
            let offset = lines.offset(of: location),
            let span = ScalarSpan(scalar.text, in: bytes, at: offset)
        else { return nil }
        // Only YAML and JSON say in escapes what a value is, or in quotes what has others.
        guard isYAML || bytes[span.content].elementsEqual(scalar.text.utf8) else { return nil }
        return (span, scalar.text)
    }

    /// Whether the file has roles by their names.
    var isNative: Bool { isYAML && ForeignReaders.reader(of: root, formats) == nil }
}

extension ThemeText {
    /// The file with other values, and what was replaced; nil where a value cannot be replaced.
    ///
    /// A colour and an alpha for one place are one replacement.
    /// The result is parsed again, to prove that nothing else changed.
    public func replacing(_ edits: [ValueEdit]) -> (bytes: Data, replacements: [TextReplacement])? {
        let edits = ValueEdit.oneForEachPlace(edits)
        let changes = edits.compactMap { $0.addedRole == nil ? change(for: $0) : addition($0) }
        guard changes.count == edits.count else { return nil }
        var result = bytes
        let pieces = changes.flatMap(\.pieces)
        for piece in pieces.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
            result.replaceSubrange(piece.range, with: piece.text.utf8)
        }
        let data = Data(result)
        let added = Set(edits.compactMap(\.addedRole) + changes.flatMap(\.addedMembers))
        return isSame(as: ThemeText(data, file: file, formats)?.root, but: pieces, besides: added)
            ? (data, changes.map(\.replacement)) : nil
    }

    /// The value that an edit writes, without quotes; nil where it cannot be replaced.
    package func newText(for edit: ValueEdit) -> String? { change(for: edit)?.replacement.new }

    package func textEdit(for edit: ValueEdit) -> TextEdit? {
        guard let change = change(for: edit), change.pieces.count == 1,
            case let piece = change.pieces[0],
            replacing([edit]) != nil, let start = lines.offset(of: edit.location)
        else {
            return nil
        }
        // An anchor or a tag may stand before the value, even on a line of its own.
        let lead = bytes[start..<piece.range.lowerBound]
        guard !lead.contains(where: { $0 == 0x0A || $0 == 0x0D }) else { return nil }
        return TextEdit(
            at: edit.location.advanced(by: lead.scalarCount),
            length: bytes[piece.range].scalarCount,
            text: piece.text
        )
    }

    /// What an edit replaces; nil where it cannot.
    private func change(for edit: ValueEdit) -> Change? {
        if let object = objects[edit.location] { return change(of: object, for: edit) }
        guard let (span, old) = span(at: edit.location),
            let css = edit.text(
                insteadOf: isAlphaFirst ? AlphaFirstHex.css(old) : old,
                inUpperCase: isInUpperCase
            )
        else { return nil }
        let notation = isAlphaFirst ? AlphaFirstHex.text(ofCSS: css) : css
        // A tab that was an escape becomes a space: in JSON it may not stand by itself.
        let new = String(
            String.UnicodeScalarView(notation.unicodeScalars.map { $0.value < 0x20 ? " " : $0 })
        )
        let isSafe = span.isQuoted || !isYAML || Self.isSafePlain(new, insteadOf: old)
        let piece = Piece(
            range: span.content,
            text: isSafe ? new : "\"\(new)\"",
            location: edit.location,
            value: new
        )
        return Change(
            pieces: [piece],
            replacement: TextReplacement(location: edit.location, old: old, new: new)
        )
    }

    private func change(of object: any ComposedColor, for edit: ValueEdit) -> Change? {
        guard let texts = object.texts(for: edit) else { return nil }
        var pieces = texts.members.compactMap { node, text in
            span(at: node.location).map {
                Piece(range: $0.0.content, text: text, location: node.location, value: text)
            }
        }
        guard pieces.count == texts.members.count else { return nil }
        if !texts.added.isEmpty {
            guard let insertion = insertion(of: texts.added, behind: texts.members[0].node.location)
            else { return nil }
            pieces.append(insertion)
        }
        return Change(
            pieces: pieces,
            addedMembers: texts.added.map(\.name),
            replacement: TextReplacement(location: edit.location, old: texts.old, new: texts.new)
        )
    }

    /// More members behind one whose value is in quotes, with the spaces that this has.
    private func insertion(
        of members: [(name: String, text: String)],
        behind location: SourceLocation
    ) -> Piece? {
        guard let (value, _) = span(at: location), value.isQuoted,
            case let end = value.content.upperBound + 1,
            let colon = bytes[..<value.content.lowerBound].lastIndex(of: UInt8(ascii: ":")),
            let keyEnd = bytes[..<colon].lastIndex(of: UInt8(ascii: "\"")),
            let keyStart = bytes[..<keyEnd].lastIndex(of: UInt8(ascii: "\""))
        else { return nil }
        func isSpace(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(byte) }
        let start = bytes[..<keyStart].lastIndex { !isSpace($0) }.map { $0 + 1 } ?? keyStart
        let lead = bytes[start...keyStart]
        let middle = bytes[keyEnd..<value.content.lowerBound]
        let text = members.map { name, text in
            ",\(String(decoding: lead, as: UTF8.self))\(name)\(String(decoding: middle, as: UTF8.self))\(text)\""
        }
        return Piece(range: end..<end, text: text.joined(), location: nil, value: "")
    }

    /// Whether a text needs no quotes to be text in YAML: `#` begins a comment, and `12e345` is a number.
    private static func isSafePlain(_ text: String, insteadOf old: String) -> Bool {
        text.first != "#" && (Double(text) == nil || Double(old) != nil)
    }

    /// Whether a tree is this one, but for new values and for members with some names that this one does not have.
    private func isSame(as other: SourceNode?, but pieces: [Piece], besides added: Set<String>)
        -> Bool
    {
        let values = Dictionary(
            pieces.compactMap { piece in piece.location.map { ($0, piece.value) } }
        ) { first, _ in
            first
        }
        return other.map { Self.isEqual(root, $0, but: values, besides: added) } ?? false
    }

    private static func isEqual(
        _ old: SourceNode,
        _ new: SourceNode,
        but values: [SourceLocation: String],
        besides added: Set<String>
    ) -> Bool {
        func isEqual(_ old: SourceNode, _ new: SourceNode) -> Bool {
            Self.isEqual(old, new, but: values, besides: added)
        }
        switch (old.content, new.content) {
        case (.scalar(let text, let style), .scalar(let other, let otherStyle)):
            if let value = values[old.location] { return value == other }
            return text == other && style == otherStyle
        case (.sequence(let items), .sequence(let others)):
            return items.count == others.count && zip(items, others).allSatisfy(isEqual)
        case (.mapping(let pairs), .mapping(let all)):
            let others = all.filter {
                !added.contains($0.key.text ?? "") || old[$0.key.text ?? ""] != nil
            }
            return pairs.count == others.count
                && zip(pairs, others).allSatisfy {
                    isEqual($0.key, $1.key) && isEqual($0.value, $1.value)
                }
        default: return false
        }
    }
}
