package import ColorScience
package import Findings
public import SourceText
import SourceTrees

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// The text of a theme file, for replacing values without changing any other byte.
public struct ThemeText: Sendable {
    let text: EditableText
    private let file: String
    private let formats: FormatSet
    /// The notation of colours that the file's format has instead of CSS.
    private let notation: ColorNotationPair?
    let keepsAliases: Bool
    /// The file has roles by their names.
    let isNative: Bool
    private let colors: [SourceLocation: any ComposedColor]
    private let isInUpperCase: Bool

    /// The replacement of a value: one part of the text, or several where it has members.
    struct Change {
        let pieces: [EditableText.Piece]
        var addedMembers: [String] = []
        let replacement: TextReplacement
    }

    /// Takes the bytes of a theme file; nil where it cannot be read.
    public init?(_ bytes: Data, file: String) {
        self.init(bytes, file: file, .builtIn)
    }

    /// Takes the bytes of a theme file in one of these formats, too.
    package init?(_ bytes: Data, file: String, _ formats: FormatSet) {
        guard let text = String(validating: bytes, as: UTF8.self) else { return nil }
        let container = formats.container(of: text, file: file)
        guard let tree = try? formats.tree(of: text, file: file, in: container) else {
            return nil
        }
        self.text = EditableText(Array(bytes), tree, in: container)
        self.file = file
        self.formats = formats
        let format = formats.format(of: tree.root)
        notation = format?.edit.notation
        keepsAliases = format?.edit.keepsAliases ?? false
        isNative = container == .yaml && format == nil
        colors = Self.composedColors(in: tree.root, formats)
        isInUpperCase = Self.isInUpperCase(self.text.scalarTexts)
    }

    private static func composedColors(
        in root: SourceNode,
        _ formats: FormatSet
    ) -> [SourceLocation: any ComposedColor] {
        let composed = formats.all.flatMap(\.edit.composed)
        var colors: [SourceLocation: any ComposedColor] = [:]
        root.visit { node in
            guard node.isMapping else { return }
            colors[node.location] = composed.lazy.compactMap { $0.init(node) }.first
        }
        return colors
    }

    private static func isInUpperCase(_ texts: some Sequence<String>) -> Bool {
        let capitals = UInt8(ascii: "A")...UInt8(ascii: "F")
        let smallLetters = UInt8(ascii: "a")...UInt8(ascii: "f")
        var upper = 0
        var lower = 0
        for text in texts {
            let digits = text.hasPrefix("#") ? String(text.dropFirst()) : text
            guard SRGB8(hex: digits) != nil else { continue }
            if digits.utf8.contains(where: capitals.contains) { upper += 1 }
            if digits.utf8.contains(where: smallLetters.contains) { lower += 1 }
        }
        return upper > lower
    }

    /// True for a colour or an alias on one line, in quotes or without, and for a colour in
    /// members.
    public func canReplace(at location: SourceLocation) -> Bool {
        if colors[location] != nil {
            return change(for: ValueEdit(at: location, color: .black)) != nil
        }
        guard let (_, text) = text.span(at: location) else { return false }
        return text.first == "{" || WrittenColor(notation?.css(text) ?? text) != nil
    }

    /// The colours that can be written at a place; nil for all of sRGB.
    package func writableColors(at location: SourceLocation) -> (@Sendable (SRGB8) -> Bool)? {
        guard let composed = colors[location], !composed.isUnlimited else { return nil }
        return { color in
            composed.texts(for: ValueEdit(at: location, color: color)) != nil
        }
    }
}

extension ThemeText {
    /// The file with other values, and what was replaced; nil where a value cannot be replaced.
    ///
    /// A colour and an alpha for one place are one replacement.
    /// The result is parsed again, to prove that nothing else changed.
    public func replacing(
        _ edits: [ValueEdit]
    ) -> (bytes: Data, replacements: [TextReplacement])? {
        var changes: [Change] = []
        for edit in ValueEdit.oneForEachPlace(edits) {
            let change = edit.addedRole == nil ? change(for: edit) : addition(edit)
            guard let change else { return nil }
            changes.append(change)
        }
        let pieces = changes.flatMap(\.pieces)
        let bytes = Data(text.replacing(pieces))
        let added = Set(edits.compactMap(\.addedRole) + changes.flatMap(\.addedMembers))
        guard let result = ThemeText(bytes, file: file, formats),
            text.isSame(as: result.text.root, except: pieces, besides: added)
        else { return nil }
        return (bytes, changes.map(\.replacement))
    }

    /// The value that an edit replaces and the one that it writes, without quotes; nil where it cannot be replaced.
    package func replacement(for edit: ValueEdit) -> TextReplacement? {
        change(for: edit)?.replacement
    }

    package func textEdit(for edit: ValueEdit) -> TextEdit? {
        guard let change = change(for: edit), change.pieces.count == 1,
            replacing([edit]) != nil,
            let start = text.lines.offset(of: edit.location)
        else { return nil }
        let piece = change.pieces[0]
        // An anchor or a tag may stand before the value, even on a line of its own.
        let lead = text.bytes[start..<piece.range.lowerBound]
        if lead.contains(where: { $0 == 0x0A || $0 == 0x0D }) { return nil }
        return TextEdit(
            at: edit.location.advanced(by: lead.scalarCount),
            length: text.bytes[piece.range].scalarCount,
            text: piece.text
        )
    }

    /// The change that an edit makes; nil where it cannot be written.
    private func change(for edit: ValueEdit) -> Change? {
        if let color = colors[edit.location] { return change(of: color, for: edit) }
        if keepsAliases, edit.reference != nil { return nil }
        guard let (span, old) = text.span(at: edit.location) else { return nil }
        let oldCSS = notation?.css(old) ?? old
        guard let newCSS = edit.text(insteadOf: oldCSS, inUpperCase: isInUpperCase) else {
            return nil
        }
        let written = notation?.written(newCSS) ?? newCSS
        let new = written.withoutControls
        let piece = EditableText.Piece(
            replacing: span.content,
            with: text.quotedIfNeeded(new, in: span, insteadOf: old),
            valueAt: edit.location,
            reading: new
        )
        return Change(
            pieces: [piece],
            replacement: TextReplacement(location: edit.location, old: old, new: new)
        )
    }

    private func change(of color: any ComposedColor, for edit: ValueEdit) -> Change? {
        guard let texts = color.texts(for: edit) else { return nil }
        var pieces: [EditableText.Piece] = []
        for (node, new) in texts.members {
            guard let (span, _) = text.span(at: node.location) else { return nil }
            pieces.append(
                EditableText.Piece(
                    replacing: span.content,
                    with: new,
                    valueAt: node.location,
                    reading: new
                )
            )
        }
        if !texts.added.isEmpty {
            let first = texts.members[0].node.location
            guard let insertion = text.insertion(of: texts.added, after: first) else {
                return nil
            }
            pieces.append(insertion)
        }
        return Change(
            pieces: pieces,
            addedMembers: texts.added.map(\.name),
            replacement: TextReplacement(
                location: edit.location,
                old: texts.old,
                new: texts.new,
                isOfMembers: true
            )
        )
    }
}

extension String {
    /// The text with spaces for control characters: a tab that was an escape may not stand by itself in JSON.
    fileprivate var withoutControls: String {
        let scalars = unicodeScalars.map { scalar in
            scalar.value < 0x20 ? " " : scalar
        }
        return String(String.UnicodeScalarView(scalars))
    }
}
