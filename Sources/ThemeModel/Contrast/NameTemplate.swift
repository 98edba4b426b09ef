import SourceText

/// A name in a pair, in which `*` stands for any characters and `{variant}` for the same text on both sides.
///
/// A capture is one character or more, and none of them a `.`: in the path of a token it is a part between dots, whole or
/// with the rest of the template. `-` may be in it, since `on-{x}` is also for `on-surface-raised`.
package struct NameTemplate: Hashable, Sendable {
    enum Part: Hashable, Sendable {
        case text([UInt8])
        case any
        case capture(String)
    }

    /// The name as it was written.
    package let source: String
    let parts: [Part]
    /// The captures that both sides share.
    package let captures: Set<String>
    /// The name has a `*`, or a capture that stands on one side only.
    package let isOpen: Bool

    /// Takes names in braces as captures if they are in `captures`, and as `*` if they are not.
    init(_ source: String, captures: Set<String>) {
        var parts: [Part] = []
        for part in Self.parts(of: source) {
            if case .capture(let name) = part, !captures.contains(name) {
                parts.append(.any)
            } else {
                parts.append(part)
            }
        }
        self.source = source
        self.parts = parts
        self.captures = captures.intersection(Self.captures(in: source))
        isOpen = parts.contains(.any)
    }

    /// The name stands for more than itself.
    package var isPattern: Bool { isOpen || !captures.isEmpty }

    /// The name is a `*` alone, which stands for every name.
    package var isAnything: Bool { parts == [.any] }

    /// The template with the texts of some captures put in.
    package func filled(with texts: [String: String]) -> NameTemplate {
        if captures.isDisjoint(with: texts.keys) { return self }
        let source = texts.reduce(source) { source, text in
            source.replacing("{\(text.key)}", with: text.value)
        }
        return NameTemplate(source, captures: captures.subtracting(texts.keys))
    }

    /// The template of the role that the path of a token becomes: `fg.{x}` gives `fg-{x}`; nil for a name without dots.
    package var ofRole: NameTemplate? {
        guard source.utf8.contains(UInt8(ascii: ".")) else { return nil }
        return NameTemplate(TokenName.role(ofPath: source), captures: captures)
    }

    /// The template of the custom property of a token: `fg.{x}` gives `fg-{x}`; nil for a name without dots.
    package var ofProperty: NameTemplate? {
        guard source.utf8.contains(UInt8(ascii: ".")) else { return nil }
        return NameTemplate(TokenName.css(source), captures: captures)
    }

    /// The template by the names that a style sheet's properties have here: `color-{x}-bg` gives `{x}-bg`; nil for others.
    package var withoutColorWord: NameTemplate? {
        TokenName.ofProperty(source).map { NameTemplate($0, captures: captures) }
    }

    /// The captures of a name, each once: `{name}` with letters, digits and `_`.
    static func captures(in source: String) -> [String] {
        parts(of: source).compactMap { part in
            if case .capture(let name) = part { return name }
            return nil
        }
    }

    /// A brace that belongs to no capture, such as that of `{v.fg`.
    package static func hasStrayBrace(_ source: String) -> Bool {
        parts(of: source).contains { part in
            guard case .text(let bytes) = part else { return false }
            return bytes.contains { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }
        }
    }

    private static func parts(of source: String) -> [Part] {
        var parts: [Part] = []
        var text: [UInt8] = []
        var rest = Array(source.utf8)[...]
        while let byte = rest.first {
            let part: Part?
            if byte == UInt8(ascii: "*") {
                part = .any
                rest.removeFirst()
            } else {
                part = capture(from: &rest)
            }
            if let part {
                if !text.isEmpty { parts.append(.text(text)) }
                parts.append(part)
                text = []
            } else {
                text.append(byte)
                rest.removeFirst()
            }
        }
        if !text.isEmpty { parts.append(.text(text)) }
        return parts
    }

    /// The capture at the start; nil where there is none, such as at the alias `{palette.ink}`.
    private static func capture(from rest: inout ArraySlice<UInt8>) -> Part? {
        guard rest.first == UInt8(ascii: "{"),
            let end = rest.firstIndex(of: UInt8(ascii: "}"))
        else { return nil }
        let name = rest[rest.index(after: rest.startIndex)..<end]
        let isWord = name.allSatisfy { $0.isASCIIAlphanumeric || $0 == UInt8(ascii: "_") }
        guard !name.isEmpty, isWord else { return nil }
        rest = rest[rest.index(after: end)...]
        return .capture(String(decoding: name, as: UTF8.self))
    }
}
