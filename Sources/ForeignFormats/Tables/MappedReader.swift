import ColorScience
import Findings
import SourceText
import SourceTrees
import ThemeModel

/// Reads a file by the table of its format.
struct MappedReader {
    private let mapping: Mapping
    private let root: SourceNode
    /// The files that this one inherits from, nearest first.
    private let inherited: [SourceNode]
    /// The names that these give to colours.
    private let inheritedNames: Set<String>
    private var skipped: SkippedValues

    static func read(
        _ root: SourceNode,
        by mapping: Mapping,
        id: String?,
        among files: OtherFiles
    ) -> ReadThemes {
        let inherited = mapping.inherited(by: root, among: files)
        let names = inherited.flatMap {
            mapping.lookup?.value(in: $0)?.pairs.compactMap(\.key.text) ?? []
        }
        var reader = MappedReader(
            mapping: mapping,
            root: root,
            inherited: inherited,
            inheritedNames: Set(names),
            skipped: SkippedValues(mapping.title)
        )
        let items = reader.items
        var documents: [ThemeDocument] = []
        for item in items.prefix([ThemeDocument].limit) {
            documents.append(
                reader.document(item.node, key: item.key, id: id, isOnly: items.count == 1)
            )
        }
        let findings = [reader.included, Finding.tooManyThemes(items.map(\.node.location))]
            .compactMap(\.self)
        return (documents, reader.skipped.findings + findings)
    }

    /// A warning about the first other file that this one takes colours from.
    private var included: Finding? {
        mapping.included(in: root).flatMap { node in
            node.text.map { name in
                Finding(
                    .unreadableFile,
                    .warning,
                    "what '\(name.excerpt)' names is not read (\(mapping.title))",
                    help: "put the colours that it has into this file",
                    at: node.location
                )
            }
        }
    }

    /// The node of each theme, with its key where it has one.
    private var items: [(node: SourceNode, key: String?)] {
        guard let each = mapping.each else { return [(root, nil)] }
        let isList = if case .sequence = root.content { true } else { false }
        let all = isList || each.keys == ["*"] ? root : each.value(in: root)
        switch all?.content {
        case .sequence(let items)?: return items.map { ($0, nil) }
        case .mapping(let pairs)?:
            return pairs.filter { pair in
                mapping.root.map { $0.value(in: pair.value) != nil } ?? true
            }.map {
                ($0.value, $0.key.text)
            }
        default: return [(root, nil)]
        }
    }

    /// The name of a file where it is one for people, with a capital or a space: an id makes a better one of the rest.
    private static func title(of file: String) -> String? {
        let stem = FileName.stem(of: file)
        return stem.contains { $0.isUppercase || $0.isWhitespace } ? stem : nil
    }

    private mutating func document(_ node: SourceNode, key: String?, id: String?, isOnly: Bool)
        -> ThemeDocument
    {
        let name = mapping.nameKeys.compactMap { text($0, node) }.first ?? key
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
        document.author = text(mapping.author, node)?.limitedToName
        document.license = text(mapping.license, node)?.limitedToName
        document.base = mapping.inherits?.value(in: node).flatMap { node in
            node.text.map { Located(ThemeID.make(from: $0), at: node.location) }
        }
        let modes = mapping.modes.filter { hasValues(in: $0, of: node) }
        if let first = modes.first {
            document.appearance = appearance(in: first, of: node)
            for mode in modes.dropFirst() {
                document.modes[mode.name] = appearance(in: mode, of: node)
            }
        } else {
            document.appearance = appearance(
                in: mapping.root?.value(in: node) ?? node,
                suffix: "",
                inherits: document.base != nil
            )
        }
        document.appearance.scheme = document.appearance.scheme ?? scheme(of: node)
        return document
    }

    private func text(_ path: MappingPath?, _ node: SourceNode) -> String? {
        path.flatMap { $0.value(in: $0.isAbsolute ? root : node)?.text }.flatMap {
            $0.isEmpty ? nil : $0
        }
    }

    private func scheme(of node: SourceNode) -> Located<Scheme>? {
        guard let value = mapping.scheme?.value(in: node), let text = value.text?.lowercased()
        else { return nil }
        let scheme = ["true": Scheme.dark, "false": .light][text] ?? Scheme(rawValue: text)
        return scheme.map { Located($0, at: value.location) }
    }

    private func hasValues(in mode: Mapping.Mode, of node: SourceNode) -> Bool {
        guard let root = mode.root.map({ $0.value(in: node) }) ?? node else { return false }
        return mapping.slots.contains { _, paths in
            paths.contains { $0.value(in: root, suffix: mode.suffix) != nil }
        }
    }

    private mutating func appearance(in mode: Mapping.Mode, of node: SourceNode) -> Appearance {
        let root = mode.root.map { $0.value(in: node) ?? node } ?? node
        var appearance = appearance(in: root, suffix: mode.suffix, inherits: false)
        appearance.location = root.location
        appearance.scheme = mode.scheme.map { Located($0, at: root.location) }
        appearance.contrast = mode.contrast.map { Located($0, at: root.location) }
        return appearance
    }

    private mutating func appearance(in node: SourceNode, suffix: String, inherits: Bool)
        -> Appearance
    {
        var appearance = Appearance()
        let names = palette(of: node)
        for (slot, paths) in mapping.slots {
            switch slotColor(slot, at: paths, in: node, suffix: suffix, names, inherits: inherits) {
            case .own(let color)? where mapping.vocabulary == nil: appearance.colors[slot] = color
            case .own(let color)?: appearance.palette[slot] = color
            case .inherited?: break
            case nil:
                // An empty key of a child takes the place of its parent's.
                let isEmptied = paths.contains { path in
                    path.keys.first.map { node[$0] != nil } ?? false
                }
                if isEmptied, !inherited.isEmpty { appearance.unset.insert(slot) }
            }
        }
        if let vocabulary = mapping.vocabulary {
            for (role, slots) in vocabulary.roles {
                guard let slot = slots.first(where: { appearance.palette[$0] != nil }) else {
                    continue
                }
                appearance.colors[role] = Located(
                    ColorExpression(.reference("palette.\(slot)")),
                    at: appearance.palette[slot]?.location
                )
            }
        }
        for (name, color) in names { appearance.palette[name] = color }
        return appearance
    }

    private enum SlotColor {
        case own(Located<ColorExpression>), inherited
    }

    /// The colour of the first place that has one; nil where none has.
    private mutating func slotColor(
        _ slot: String,
        at paths: [MappingPath],
        in node: SourceNode,
        suffix: String,
        _ names: Table<Located<ColorExpression>>,
        inherits: Bool
    ) -> SlotColor? {
        for path in paths {
            if isInherited(path, slot, by: node) { return .inherited }
            guard
                let value = path.value(in: path.isAbsolute ? root : node, suffix: suffix).flatMap(
                    inner
                ),
                let color = color(value, of: path, slot, names, inherits: inherits)
            else { continue }
            return .own(color)
        }
        return nil
    }

    /// Whether a place has the colour of a file that this one inherits from: of these, the first with its key decides.
    private func isInherited(_ path: MappingPath, _ slot: String, by node: SourceNode) -> Bool {
        guard !inherited.isEmpty, let key = path.keys.first, node[key] == nil,
            let value = inherited.first(where: { $0[key] != nil }).flatMap({ path.value(in: $0) })
                .flatMap(inner)
        else { return false }
        var trial = self
        return trial.color(value, of: path, slot, [:], inherits: true) != nil
    }

    /// The colour below the first of the keys that a mapping in its place may have.
    private func inner(_ node: SourceNode) -> SourceNode? {
        guard case .mapping = node.content, mapping.digits != .components else { return node }
        return mapping.within.lazy.compactMap { node[$0] }.first
    }

    /// The colours that have names in the file itself.
    private mutating func palette(of node: SourceNode) -> Table<Located<ColorExpression>> {
        guard let table = mapping.lookup.flatMap({ $0.value(in: $0.isAbsolute ? root : node) }),
            case .mapping(let pairs) = table.content
        else { return [:] }
        var palette: Table<Located<ColorExpression>> = [:]
        for (key, value) in pairs {
            guard let name = key.text, TokenName.isValid(name) else { continue }
            if let other = value.text, other != name, table[other] != nil, TokenName.isValid(other)
            {
                palette[name] = Located(
                    ColorExpression(.reference("palette.\(other)")),
                    at: value.location
                )
                continue
            }
            guard let color = ColorDecoder.color(value, mapping.digits) else {
                if let text = value.text, text.hasPrefix("#") {
                    skipped.add(.unreadable, text, name, at: value.location)
                }
                continue
            }
            palette[name] = Located(expression(color, value), at: value.location)
        }
        return palette
    }

    private func expression(_ color: Color, _ node: SourceNode) -> ColorExpression {
        var expression = ColorExpression(.literal(color))
        expression.written = node.text
        return expression
    }

    private mutating func color(
        _ node: SourceNode,
        of path: MappingPath,
        _ slot: String,
        _ names: Table<Located<ColorExpression>>,
        inherits: Bool
    ) -> Located<ColorExpression>? {
        if node.isNull { return nil }
        if let text = node.text {
            if names[text] != nil || inheritedNames.contains(text) {
                return Located(ColorExpression(.reference("palette.\(text)")), at: node.location)
            }
            if mapping.ignored.contains(text) || ColorDecoder.stands(forNoColor: text) {
                skipped.add(.noColor, text, slot, at: node.location)
                return nil
            }
        }
        // Where colours have names, a word is one of them, even if CSS has it as well.
        let isName = mapping.lookup != nil && node.text.map { !$0.hasPrefix("#") } ?? false
        if !isName, let color = ColorDecoder.color(node, mapping.digits, word: path.word) {
            // As with `null`, the next key counts.
            if color.alpha == 0 { return nil }
            return Located(expression(color, node), at: node.location)
        }
        if isName, inherits, let text = node.text, TokenName.isValid(text) {
            return Located(ColorExpression(.reference("palette.\(text)")), at: node.location)
        }
        skipped.add(.unreadable, node.text ?? node.kind, slot, at: node.location)
        return nil
    }
}
