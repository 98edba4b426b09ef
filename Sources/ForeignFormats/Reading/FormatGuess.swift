import ColorScience
import SourceText
import SourceTrees
import ThemeModel

#if canImport(FoundationEssentials)
    package import FoundationEssentials
#else
    package import Foundation
#endif

/// A draft of a table for a file in a format that nobody knows: where its colours are, and what they may be for.
package struct FormatGuess {
    /// The table, as a file in `formats/` has it.
    package let yaml: String
    /// The number of colours, and of those with a slot.
    package let count: (colors: Int, slots: Int)

    /// A table with more places is of no help.
    private static let limit = 500

    /// Nil where the file cannot be read in any container, or has no colours.
    package init?(_ bytes: Data, file: String) {
        guard bytes.count <= ThemeSource.sizeLimit,
            let text = String(validating: bytes, as: UTF8.self),
            let (container, root) = Self.tree(of: text, file: file)
        else { return nil }
        var search = ColorSearch()
        search.look(at: root, below: [])
        guard !search.found.isEmpty else { return nil }
        let slots = Self.slots(for: search.found)
        let isTerminal = slots.count { $0.slot.hasPrefix("ansi.") } >= 8
        let used =
            isTerminal
            ? slots
            : slots.filter { !$0.slot.hasPrefix("ansi.") && Role.derivations.contains($0.slot) }
        let places = Set(used.map(\.path))
        var lines = ["title: \(JSONValue.string(FileName.stem(of: file)).compact)"]
        if let ending = Container.ending(of: file) {
            lines.append("ending: \(JSONValue.string(ending).compact)")
        }
        lines.append("container: \(container.rawValue)")
        let rest = search.found.map(\.path).filter { !places.contains($0) }
        let marks = (used.map(\.path) + rest).prefix(3).map { JSONValue.string($0).compact }
        lines.append("recognise: [\(marks.joined(separator: ", "))]")
        if let digits = search.digits { lines.append("digits: \(digits.rawValue)") }
        if isTerminal { lines.append("vocabulary: terminal") }
        lines.append("slots:")
        lines += used.map { "  \($0.slot): \(JSONValue.string($0.path).compact)" }
        lines += search.found.filter { !places.contains($0.path) }.map {
            "  # ?: \(JSONValue.string($0.path).compact)   # \($0.text.excerpt)"
        }
        yaml = lines.joined(separator: "\n") + "\n"
        count = (search.found.count, used.count)
    }

    /// The tree of a text in the container of its ending, or else in the first that reads it.
    private static func tree(of text: String, file: String) -> (Container, SourceNode)? {
        let usual = Container(of: text, file: file)
        for container in [usual, .yaml, .toml, .propertyList, .lines] {
            let tree = try? FormatSet.builtIn.tree(of: text, file: file, in: container)
            guard let root = tree?.root, root.isMapping else { continue }
            return (container, root)
        }
        return nil
    }

    /// The slot of each colour whose name says what it is for, each slot once.
    private static func slots(for found: [ColorSearch.Entry]) -> [(slot: String, path: String)] {
        var taken: Set<String> = []
        return found.compactMap { entry in
            guard let slot = slot(for: entry.path), taken.insert(slot).inserted else { return nil }
            return (slot, entry.path)
        }
    }

    private static func slot(for path: String) -> String? {
        let words = path.split(separator: "/").flatMap { NameWords.words(of: String($0)) }.map(
            String.init
        )
        guard let last = words.last else { return nil }
        if let number = words.lazy.compactMap(ansi).last { return "ansi.\(number)" }
        if let index = ANSINames.all.firstIndex(of: last) {
            let isBright = words.contains { $0 == "bright" || $0 == "light" }
            return "ansi.\(index + (isBright ? 8 : 0))"
        }
        for count in stride(from: min(3, words.count), to: 0, by: -1) {
            let name = words.suffix(count).joined(separator: "-")
            if let role = synonyms[name] ?? (Role.derivations.contains(name) ? name : nil) {
                return role
            }
        }
        return nil
    }

    /// The number in `color12`.
    private static func ansi(_ word: String) -> Int? {
        for start in ["color", "colour", "ansi", "col"] where word.hasPrefix(start) {
            return Int(word.dropFirst(start.count)).flatMap { (0..<16).contains($0) ? $0 : nil }
        }
        return nil
    }

    private static let synonyms = [
        "bg": "background", "fg": "text", "foreground": "text", "error": "danger",
        "comment": "syntax-comment",
        "keyword": "syntax-keyword", "string": "syntax-string", "number": "syntax-number",
        "type": "syntax-type",
        "function": "syntax-function", "variable": "syntax-variable", "operator": "syntax-operator",
        "constant": "syntax-constant", "muted": "text-muted", "selection-background": "selection",
        "selection-bg": "selection",
    ]
}

/// Looks for colours in a tree of an unknown format.
private struct ColorSearch {
    struct Entry {
        let path: String
        let text: String
    }

    private(set) var found: [Entry] = []
    private(set) var digits: ColorDigits?
    private var budget = 20_000

    mutating func look(at node: SourceNode, below path: [String]) {
        budget -= 1
        guard budget > 0, found.count < 500, path.count < 12 else { return }
        switch node.content {
        case .scalar: keepColor(node, path)
        case .sequence(let items):
            for (index, item) in items.enumerated() {
                look(at: item, below: path + [String(index)])
            }
        case .mapping(let pairs):
            if let color = ColorDecoder.color(node, .components), !path.isEmpty {
                digits = .components
                found.append(Entry(path: path.joined(separator: "/"), text: color.css))
                return
            }
            for (key, value) in pairs {
                if let key = key.text { look(at: value, below: path + [key]) }
            }
        }
    }

    private mutating func keepColor(_ node: SourceNode, _ path: [String]) {
        guard let text = node.text, !path.isEmpty, let form = Self.form(of: text, node) else {
            return
        }
        if form != .hex { digits = digits ?? form }
        found.append(Entry(path: path.joined(separator: "/"), text: text))
    }

    /// The notation of a colour; nil for other text, and for a short number, which may be anything.
    private static func form(of text: String, _ node: SourceNode) -> ColorDigits? {
        if text.hasPrefix("#") || text.hasPrefix("rgb") || text.hasPrefix("hsl")
            || text.hasPrefix("oklch")
        {
            return ColorDecoder.color(node, .css) == nil ? nil : .hex
        }
        let isHex = text.utf8.count == 6 || text.hasPrefix("0x") && text.utf8.count == 8
        if isHex, ColorDecoder.color(node, .bare) != nil { return .bare }
        return text.split(separator: ",").count == 3 && ColorDecoder.color(node, .decimal) != nil
            ? .decimal : nil
    }
}
