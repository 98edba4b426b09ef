import ColorScience
import Findings
import SourceText
import SourceTrees
import ThemeModel

/// A reader of files by the table of their format.
struct MappedReader {
    let mapping: Mapping
    let root: SourceNode
    /// The files that this one inherits from, nearest first.
    let inherited: [SourceNode]
    /// The names that these give to colours.
    let inheritedNames: Set<String>
    /// All files that are laid over each other with this one.
    private(set) var family: [SourceNode]
    var colors: ForeignColors
    /// A list under a wrong key stands for several slots.
    var reportedStrays: Set<SourceLocation> = []
    private var lengthFindings: [Finding] = []
    /// The first colour that the program writes for everybody.
    var preset: (name: String, location: SourceLocation)?
    /// The first section with the name that it had once, beside one with its new name.
    private var formerSection: FormerSection?

    private init(_ root: SourceNode, by mapping: Mapping, among files: OtherFiles) {
        self.mapping = mapping
        self.root = root
        inherited = mapping.inherited(by: root, among: files)
        family = inherited
        let names = inherited.flatMap { file in
            mapping.lookup?.value(in: file)?.pairs.compactMap(\.key.text) ?? []
        }
        inheritedNames = Set(names)
        colors = ForeignColors(mapping.title)
    }

    static func read(
        _ root: SourceNode,
        by mapping: Mapping,
        id: String?,
        among files: OtherFiles
    ) -> ReadThemes {
        var reader = MappedReader(root, by: mapping, among: files)
        let items = reader.items
        var documents: [ThemeDocument] = []
        for item in items.prefix([ThemeDocument].limit) {
            documents.append(reader.document(of: item, id: id, isOnly: items.count == 1))
        }
        let limit = Finding.tooManyThemes(items.map(\.node.location))
        if documents.count == 1 {
            documents[0] = reader.laidOverBases(documents[0], among: files)
        }
        let others = [
            reader.includedFinding, reader.presetFinding, reader.formerSection?.finding, limit,
        ]
        let read = reader.colors.findings + reader.lengthFindings
        return (documents, read + others.compactMap(\.self))
    }

    /// The theme over those beside it that it inherits from; of a base that is not there, the name stays.
    private func laidOverBases(
        _ document: ThemeDocument,
        among files: OtherFiles
    ) -> ThemeDocument {
        guard let last = inherited.last else { return document }
        let next = mapping.inheritedFile(of: last)
        // Themes that inherit from each other in a circle are reported where all of them are known.
        if let next, (try? files.root(of: next, from: last.location.file)) != nil {
            return document
        }
        var chain = [document]
        for file in inherited {
            var reader = MappedReader(file, by: mapping, among: files)
            reader.family = [root] + inherited
            guard let item = reader.items.first else { return document }
            chain.append(reader.document(of: item, id: nil, isOnly: true))
        }
        guard var merged = ThemeInheritance.merged(chain) else { return document }
        merged.base = chain.last?.base
        return merged
    }

    /// A warning about the first other file that this one takes colours from.
    private var includedFinding: Finding? {
        guard let node = mapping.included(in: root), let name = node.text else { return nil }
        return Finding(
            .unreadableFile,
            .warning,
            "what '\(name.excerpt)' names is not read (\(mapping.title))",
            help: "put the colours that it has into this file",
            at: node.location
        )
    }

    private var presetFinding: Finding? {
        guard let preset else { return nil }
        return Finding(
            .unknownKey,
            .note,
            "the colour for '\(preset.name)' is left out: \(mapping.title) writes it into every theme",
            help: "choose another colour if links are to have one of their own",
            at: preset.location
        )
    }
}

// MARK: - Themes

extension MappedReader {
    /// The node of a theme, with its key where it has one.
    private struct Item {
        let node: SourceNode
        var key: String?
    }

    private var items: [Item] {
        guard let each = mapping.each else { return [Item(node: root)] }
        let all = root.isList || each.keys == ["*"] ? root : each.value(in: root)
        switch all?.content {
        case .sequence(let items)?:
            return items.map { Item(node: $0) }
        case .mapping(let pairs)?:
            return pairs.compactMap { key, value in
                if let root = mapping.root, root.value(in: value) == nil { return nil }
                return Item(node: value, key: key.text)
            }
        default:
            return [Item(node: root)]
        }
    }

    private mutating func document(
        of item: Item,
        id: String?,
        isOnly: Bool
    ) -> ThemeDocument {
        let node = item.node
        let name = mapping.nameKeys.compactMap { text(at: $0, in: node) }.first ?? item.key
        var location = node.location
        if isOnly {
            location.line = 1
            location.column = 1
        }
        var document = ThemeDocument(
            id: id ?? name ?? "theme",
            format: mapping.name,
            location: location
        )
        let title = name ?? (id == nil ? nil : Self.title(of: location.file))
        document.name = title?.limitedToName
        document.author = text(at: mapping.author, in: node)?.limitedToName
        document.license = text(at: mapping.license, in: node)?.limitedToName
        if let base = mapping.inherits?.value(in: node), let parent = base.text {
            document.base = Located(ThemeID.make(from: parent), at: base.location)
        }
        document.unseenBase = unseenBase(of: item.node)
        readAppearances(of: node, into: &document)
        lengthFindings += ListLengths.findings(in: node, of: mapping)
        return document
    }

    /// The program's own theme that a theme is laid over.
    private func unseenBase(of node: SourceNode) -> Located<String>? {
        guard let path = mapping.builtOn else { return nil }
        guard let base = path.value(in: node), let name = base.text else {
            return Located("the program's own theme", at: node.location)
        }
        return Located("'\(name.excerpt)'", at: base.location)
    }

    /// The name of a file where it is one for people, with a capital or a space: an id makes a better one of the rest.
    private static func title(of file: String) -> String? {
        let stem = FileName.stem(of: file)
        return stem.contains { $0.isUppercase || $0.isWhitespace } ? stem : nil
    }

    private func text(at path: MappingPath?, in node: SourceNode) -> String? {
        guard let path, let text = path.value(in: path.isAbsolute ? root : node)?.text else {
            return nil
        }
        return text.isEmpty ? nil : text
    }

    private mutating func readAppearances(
        of node: SourceNode,
        into document: inout ThemeDocument
    ) {
        let (merged, former) = mapping.mergingFormerSections(of: node)
        formerSection = formerSection ?? former
        let modes = mapping.modes.filter { hasValues(in: $0, of: merged) }
        if let first = modes.first {
            document.appearance = appearance(in: first, of: merged)
            for mode in modes.dropFirst() {
                document.modes[mode.name] = appearance(in: mode, of: merged)
            }
        } else {
            document.appearance = appearance(
                in: mapping.root?.value(in: node) ?? node,
                suffix: "",
                inherits: document.base != nil
            )
        }
        if document.appearance.scheme == nil { document.appearance.scheme = scheme(of: node) }
    }

    private func scheme(of node: SourceNode) -> Located<Scheme>? {
        guard let value = mapping.scheme?.value(in: node), let text = value.text?.lowercased()
        else { return nil }
        let isDark = ["true": Scheme.dark, "false": .light]
        let scheme = isDark[text] ?? Scheme(rawValue: text)
        return scheme.map { Located($0, at: value.location) }
    }

    private func hasValues(in mode: Mapping.Mode, of node: SourceNode) -> Bool {
        var root = node
        if let path = mode.root {
            guard let inner = path.value(in: node) else { return false }
            root = inner
        }
        return mapping.slots.contains { _, paths in
            paths.contains { $0.value(in: root, suffix: mode.suffix) != nil }
        }
    }

    private mutating func appearance(
        in mode: Mapping.Mode,
        of node: SourceNode
    ) -> Appearance {
        let root = mode.root?.value(in: node) ?? node
        var appearance = appearance(in: root, suffix: mode.suffix, inherits: false)
        appearance.location = root.location
        appearance.scheme = mode.scheme.map { Located($0, at: root.location) }
        appearance.contrast = mode.contrast.map { Located($0, at: root.location) }
        return appearance
    }
}
