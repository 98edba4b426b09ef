public import ColorScience
public import SourceText
import SourceTrees

/// A new colour, or a new alpha, for the value at a place of a theme file.
public struct ValueEdit: Hashable, Sendable {
    /// The place of the value.
    public var location: SourceLocation
    /// The new colour; nil to keep it, or for an alias.
    public var color: SRGB8?
    /// The new alpha; nil to keep it.
    public var alpha: Double?
    /// The alias to write in place of the one there; nil to keep it.
    public var reference: String?
    /// The role that gets the colour, written after the value; nil to change the value itself.
    public var addedRole: String?

    /// Changes nothing at a place yet, without a colour and an alpha.
    public init(
        at location: SourceLocation,
        color: SRGB8? = nil,
        alpha: Double? = nil,
        reference: String? = nil,
        addedRole: String? = nil
    ) {
        self.location = location
        self.color = color
        self.alpha = alpha
        self.reference = reference
        self.addedRole = addedRole
    }

    package static func oneForEachPlace(_ edits: [ValueEdit]) -> [ValueEdit] {
        var indices: [SourceLocation: Int] = [:]
        return edits.reduce(into: []) { merged, edit in
            if edit.addedRole != nil { return merged.append(edit) }
            guard let index = indices[edit.location] else {
                indices[edit.location] = merged.count
                return merged.append(edit)
            }
            merged[index].color = edit.color ?? merged[index].color
            merged[index].alpha = edit.alpha ?? merged[index].alpha
            merged[index].reference = edit.reference ?? merged[index].reference
        }
    }

    /// The new value in the notation of the old one; nil if that notation cannot express it.
    func text(insteadOf text: String, inUpperCase: Bool) -> String? {
        if let reference {
            return alpha == nil ? reference : Self.alias(reference, alpha: alpha ?? 1)
        }
        if text.first == "{" {
            return color == nil ? alpha.flatMap { Self.alias(text, alpha: $0) } : nil
        }
        return WrittenColor(text)?.text(for: self, inUpperCase: inUpperCase)
    }

    /// An alias with another alpha, `{palette.ink} / 72%`, with its spaces and its unit.
    private static func alias(_ text: String, alpha: Double) -> String? {
        guard let slash = text.lastIndex(of: "/"), text[..<slash].contains("}") else { return nil }
        let old = text[text.index(after: slash)...]
        guard let start = old.firstIndex(where: { !$0.isWhitespace }) else { return nil }
        let isPercentage = old.contains("%")
        let number = CSSNumber.text(of: isPercentage ? (alpha * 100).rounded() : alpha)
        return text[..<start] + number + (isPercentage ? "%" : "")
    }
}

/// A replacement in a theme file.
public struct TextReplacement: Hashable, Sendable {
    /// The place of the text.
    public let location: SourceLocation
    /// The text before.
    public let old: String
    /// The text now.
    public let new: String
    /// The colour is written in members, such as its components, so that no line of the file has either text.
    public var isOfMembers = false
}
