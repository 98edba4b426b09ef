import ColorScience
import Findings
import SourceText
import SourceTrees
import ThemeModel

/// A theme format as a table: where a file has its names and colours, and which colour is which.
struct Mapping: Sendable {
    /// One appearance of a theme, where a file holds several.
    struct Mode: Sendable {
        let name: String
        let root: MappingPath?
        /// The name that the section `root` had once; beside that, both are one.
        let formerly: String?
        /// The ending of the mode's keys.
        let suffix: String
        let scheme: Scheme?
        let contrast: ContrastPreference?
    }

    /// The name of the table's file, which is the format's name.
    let name: String
    let title: String
    /// The kind of its themes.
    let kind: ThemeKind
    /// The endings of the format's files, the usual one first.
    let endings: [String]
    let container: String
    /// The text between a key and its value in lines.
    let separator: String
    /// The key that lines repeat with a number each, `palette = 0=#000000`.
    let repeated: String?
    /// Each needs a value in one of its places.
    let recognise: [[MappingPath]]
    /// A file with a value at one of these places is in another format.
    let unless: ColorPlaces
    let each: MappingPath?
    let root: MappingPath?
    let nameKeys: [MappingPath]
    let author: MappingPath?
    let license: MappingPath?
    let scheme: MappingPath?
    let inherits: MappingPath?
    /// The colours of slots that the program's own themes have, by their names: a theme over one has them unless it writes its own.
    let bases: [String: [String: SRGB8]]
    /// The place of the name of the program's own theme that every theme is laid over; nil where themes stand by themselves.
    let builtOn: MappingPath?
    /// The places that name other files, which are not read.
    let includes: [MappingPath]
    /// The table of names that colours may have.
    let lookup: MappingPath?
    /// The names before the dot of keys for which the file's `*` stands; nil where keys are not joined by dots.
    let joined: Set<String>?
    /// The keys of the colour in a mapping in its place.
    let within: [String]
    /// The key of a style's list of words, among which `dim` leaves the colour to the terminal; nil where there is none.
    let dimmed: String?
    /// Texts that stand for no colour.
    let ignored: Set<String>
    /// Names of colours that the terminal around a program has.
    let terminalColors: Set<String>
    /// Keys that people write, with those that they mean.
    let mistakes: [String: String]
    /// The colours of slots that the program writes where nobody chose one.
    let presets: [String: SRGB8]
    /// The places of colours that no slot takes, `*` for any text; `!` begins one of other values.
    let others: [String]
    let syntax: ColorSyntax
    let modes: [Mode]
    let slots: Table<[MappingPath]>
    /// The keys that the program lays on each other; nil where the table has no `pairs`.
    let keys: KeyTable?
    /// The places of colours of words that are neither slots nor keys.
    let stylePlaces: StylePlaces
    /// The roles of the slots; nil where slots are roles.
    let vocabulary: Vocabulary?
    /// Themes are written in the format, from the sources of the vocabulary.
    let isWritten: Bool
    /// The table is a project's own.
    var isOwn = false

    /// A colour of the terminal around the program, by its name or number.
    func isOfTerminal(_ text: String) -> Bool {
        if terminalColors.isEmpty { return false }
        return terminalColors.contains(text) || UInt8(text) != nil
    }

    /// An empty text at a place takes away the colour of the program's own theme below.
    func mayBeEmpty(_ path: MappingPath) -> Bool {
        let slots = bases.values.flatMap(\.keys)
        return slots.flatMap { self.slots[$0] ?? [] }.contains { $0.keys == path.keys }
    }

    /// The ending of a new file; nil where the format has none.
    var ending: String? {
        endings.first.flatMap { $0.isEmpty ? nil : $0 }
    }
}

/// The roles that a format's colours may have, the first that is there.
struct Vocabulary: Sendable {
    let name: String
    let roles: Table<[String]>
    /// The sources of a slot that the theme's palette does not have: roles, and `terminal.1` for a colour of ``TerminalPalette``.
    let sources: Table<[String]>
}

/// The place of a value: keys one below the other, `colors/primary/background`.
struct MappingPath: Sendable {
    let keys: [String]
    /// The path begins at the root of the file instead of the theme's.
    let isAbsolute: Bool
    /// The number of the word that is meant, from 1; nil for the whole text.
    let word: Int?

    init(_ text: String) {
        isAbsolute = text.hasPrefix("/")
        let parts = text.split(separator: ":")
        word = parts.count == 2 ? Int(parts[1]) : nil
        keys = (word == nil ? text[...] : parts[0]).split(separator: "/").map(String.init)
    }

    init(keys: [String]) {
        self.keys = keys
        isAbsolute = false
        word = nil
    }

    /// The keys as tables write them.
    var text: String { keys.joined(separator: "/") }

    /// The places in `a|b`.
    static func alternatives(_ text: String) -> [MappingPath] {
        text.split(separator: "|").map { Self(String($0)) }
    }

    /// The path as pairs of keys call it.
    var nameInPairs: String { KeyTable.name(inPalette: text) }

    /// The path as findings call it.
    var name: String { KeyTable.fileName(of: text).replacing("/", with: ".") }

    func value(in node: SourceNode, suffix: String = "") -> SourceNode? {
        var node: SourceNode? = node
        for (index, key) in keys.enumerated() {
            let key = index == keys.count - 1 ? key + suffix : key
            if case .sequence(let items)? = node?.content {
                node = Int(key).flatMap { items.indices.contains($0) ? items[$0] : nil }
            } else {
                node = node?[key]
            }
        }
        return node
    }
}

extension MappingPath {
    /// A value is there; the key `*` stands for each item of a list.
    fileprivate func isPresent(in root: SourceNode) -> Bool {
        guard let star = keys.firstIndex(of: "*") else { return value(in: root) != nil }
        let list = keys[..<star].reduce(Optional(root)) { node, key in node?[key] }
        return (list?.items ?? []).contains { item in
            keys[(star + 1)...].reduce(Optional(item)) { node, key in node?[key] } != nil
        }
    }
}

extension Mapping {
    /// The name of the first other file that a file takes colours from.
    func included(in root: SourceNode) -> SourceNode? {
        let node = includes.lazy.compactMap { $0.value(in: root) }.first
        if case .sequence(let items)? = node?.content { return items.first }
        return node
    }

    func recognises(_ root: SourceNode) -> Bool {
        let isComplete = recognise.allSatisfy { paths in
            paths.contains { $0.isPresent(in: root) }
        }
        return isComplete && !recognise.isEmpty && !root.hasValue(at: unless)
    }

    /// The files that a theme inherits from, nearest first, as far as they are there.
    func inherited(by root: SourceNode, among files: OtherFiles) -> [SourceNode] {
        var parents: [SourceNode] = []
        var seen: Set<String> = [root.location.file]
        var node: SourceNode = root
        while seen.count <= ThemeInheritance.depthLimit, let file = inheritedFile(of: node),
            let parent = try? files.root(of: file, from: node.location.file),
            seen.insert(parent.location.file).inserted
        {
            parents.append(parent)
            node = parent
        }
        return parents
    }

    /// The file of the theme that another one inherits from, beside it.
    ///
    /// It has the ending as the other one writes it: a table with `ending: Skin` reads `a.skin` as well.
    func inheritedFile(of root: SourceNode) -> String? {
        guard let name = inherits?.value(in: root)?.text else { return nil }
        guard let ending else { return name }
        let written = root.location.file.suffix(ending.count)
        let isOwn = written.lowercased() == ending.lowercased()
        return "\(name).\(isOwn ? String(written) : ending)"
    }
}
