package import ColorScience
import SourceText
import SourceTrees

/// A value that names another token: `{palette.ink} / 72%`, `var(--ink, #123)`, `$ink`, `#/palette/ink`, or the name alone.
package struct AliasText {
    private let text: String
    /// The range of the name.
    private let name: Range<String.Index>
    /// The keys that lead to the group in which the name is looked up.
    private let group: ArraySlice<String>
    /// The last key of a token may be that of its value, as `$value` is.
    private let valueKey: String?
    /// The text between the keys of a name: a slash in a JSON pointer.
    private let separator: String

    private static let valueKeys: Set<String> = ["$value", "value"]

    /// Finds the name of a token in a text by the keys that lead to its value; nil where it is not there once.
    ///
    /// The longest name counts: `color.gray.500` before `500`.
    package init?(_ text: String, naming keys: [String]) {
        let last = keys.last.flatMap { Self.valueKeys.contains($0) ? $0 : nil }
        let path = last == nil ? keys[...] : keys.dropLast()
        let separator = text.hasPrefix("#/") ? "/" : "."
        for start in path.indices {
            let name = path[start...].joined(separator: separator)
            guard let range = Self.range(of: name, in: text) else { continue }
            self.text = text
            self.name = range
            group = path[..<start]
            valueKey = last
            self.separator = separator
            return
        }
        return nil
    }

    /// The same text with the name of another token, of which `color` is the value; nil where that has another kind of name.
    package func naming(_ keys: [String], _ color: SRGB8) -> String? {
        guard valueKey == nil || keys.last == valueKey else { return nil }
        let path = valueKey == nil ? keys[...] : keys.dropLast()
        guard let rest = rest(of: path), let fallback = fallback(with: color) else { return nil }
        let isPlain = rest.allSatisfy { $0.unicodeScalars.allSatisfy(Self.isOfName) }
        let new = rest.joined(separator: separator)
        guard isPlain, !new.isEmpty else { return nil }
        return text[..<name.lowerBound] + new + fallback
    }

    /// The keys below the group; a custom property is looked up by its name alone.
    private func rest(of path: ArraySlice<String>) -> ArraySlice<String>? {
        if text[name].hasPrefix("--") {
            guard let own = path.last, own.hasPrefix("--") else { return nil }
            return [own]
        }
        return path.starts(with: group) ? path.dropFirst(group.count) : nil
    }

    /// The text after the name, with a fallback of the new colour; nil where the fallback is no plain colour.
    private func fallback(with color: SRGB8) -> String? {
        let rest = text[name.upperBound...]
        guard text[name].hasPrefix("--"), let comma = rest.firstIndex(of: ",") else {
            return String(rest)
        }
        let inside = rest[comma...].dropFirst()
        guard let end = rest.lastIndex(of: ")"),
            let start = inside.firstIndex(where: { !$0.isWhitespace }), start < end
        else { return nil }
        let old = String(rest[start..<end]).trimmed
        let edit = ValueEdit(at: SourceLocation(file: ""), color: color)
        guard let new = edit.text(insteadOf: String(old), inUpperCase: false) else { return nil }
        return rest[..<start] + new + rest[end...]
    }

    /// The one place at which a text has a name as a word.
    private static func range(of name: String, in text: String) -> Range<String.Index>? {
        if name.isEmpty { return nil }
        let found = text.ranges(of: name).filter { range in
            let before = text[..<range.lowerBound].unicodeScalars.last
            let after = text[range.upperBound...]
            let isEnd = after.unicodeScalars.first.map { !isOfName($0) } ?? true
            return !(before.map(isOfName) ?? false) && (isEnd || isValue(after))
        }
        return found.count == 1 ? found[0] : nil
    }

    /// `{ink.value}` is `{ink}` to Style Dictionary.
    private static func isValue(_ rest: Substring) -> Bool { rest.hasPrefix(".value}") }

    private static func isOfName(_ scalar: Unicode.Scalar) -> Bool {
        if "-_.".unicodeScalars.contains(scalar) { return true }
        return scalar.isASCII && UInt8(ascii: scalar).isASCIIAlphanumeric
    }
}
