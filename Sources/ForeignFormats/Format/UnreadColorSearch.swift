import SourceText
import SourceTrees

/// The colours whose place in a file is searched for when its themes have been read.
struct UnreadColorSearch: Sendable {
    var syntax = ColorSyntax.hex
    /// The places that have nothing but colours.
    var places = ColorPlaces([])
    /// Tells whether a text is the name of a colour in the file; `isPlace` in a place that has nothing but colours.
    var isName: @Sendable (_ text: String, _ root: SourceNode, _ isPlace: Bool) -> Bool =
        { _, _, _ in false }
    /// The key below which a theme's colours are, which is no part of their names.
    var root: String?
    /// The keys of the table that gives names to colours.
    var names: [String]?
    /// An empty text takes away a colour that the file inherits.
    var mayBeEmpty: @Sendable (_ root: SourceNode) -> Bool = { _ in false }
    /// The places of colours that the program never paints, since others take their place.
    var unused: @Sendable (_ root: SourceNode) -> [SourceLocation] = { _ in [] }
    /// The reading of colours by a reader of its own.
    var reading: (@Sendable (_ root: SourceNode) -> (SourceNode) -> ColorReading)?

    /// The name of the colour at a path, as pairs call it.
    func name(of path: String) -> String {
        let keys = path.split(separator: "/")
        let start = keys.firstIndex { $0 == root ?? "" }.map { $0 + 1 } ?? 0
        return KeyTable.name(inPalette: keys[start...].joined(separator: "/"))
    }

    /// A test for colours of a file that can be read.
    func reads(_ root: SourceNode) -> (SourceNode) -> Bool {
        guard let reading = reading?(root) else {
            return { node in isColor(node) }
        }
        return { node in
            if case .misunderstood = reading(node) { false } else { true }
        }
    }

    private func isColor(_ node: SourceNode) -> Bool {
        if ColorDecoder.color(node, syntax) != nil { return true }
        guard syntax.digits == .bare, let words = node.text?.split(separator: " "),
            words.count > 1
        else { return false }
        return words.allSatisfy { word in
            ColorDecoder.color(SourceNode(text: String(word), at: node), syntax) != nil
        }
    }

    /// The members of a mapping are the components of one colour.
    func isComposed(_ node: SourceNode) -> Bool {
        syntax.digits == .components
            && node.pairs.contains { $0.key.text?.hasSuffix(" Component") ?? false }
    }
}

/// A sieve for texts outside the places of colours: most are none, and reading them as colours is dear.
struct ColorSieve {
    func mayBeColor(_ text: String, at path: [String], _ syntax: ColorSyntax) -> Bool {
        if text.contains(where: { "#(%".contains($0) }) { return true }
        let bare = (text.hasPrefix("0x") ? text.dropFirst(2) : text[...]).prefix { $0 != " " }
        let isHex =
            [6, 8].contains(bare.utf8.count) && bare.allSatisfy { $0.isHexDigit && $0.isASCII }
        if isHex, path.dropLast().contains(where: Self.isOfColors) { return true }
        let isOfKey = path.last.map(Self.isOfColors) ?? false
        return isOfKey
            && (isHex || !text.contains(where: \.isNumber) || syntax.digits == .decimal)
    }

    private static func isOfColors(_ key: String) -> Bool {
        let key = key.lowercased()
        return !key.contains("scheme")
            && ["color", "colour", "foreground", "background"].contains { key.contains($0) }
    }
}
