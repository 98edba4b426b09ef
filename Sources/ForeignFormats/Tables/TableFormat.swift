import Findings
import SourceText
import SourceTrees
import ThemeModel

extension ForeignFormat {
    /// The format of a table.
    init(_ mapping: Mapping) {
        self.init(
            name: mapping.name,
            description: mapping.description,
            kind: mapping.kind,
            endings: mapping.endings.compactMap { ending in
                ending.split(separator: ".").last?.lowercased()
            }
        )
        keyTable = { mapping.keys }
        recognise = { root in mapping.recognises(root) }
        read = { root, id, files in
            MappedReader.read(root, by: mapping, id: id, among: files)
        }
        filesThatBelongTogether = [mapping.references].compactMap(\.self)
        switch mapping.syntax.digits {
        case .components: edit.composed = [PropertyListColor.self]
        case .x11: edit.notation = .x11(mapping.syntax.codes)
        default: break
        }
        themeName = mapping.themeName
        unreadColors = UnreadColorSearch(
            syntax: mapping.syntax,
            places: ColorPlaces(mapping.others + mapping.slotPlaces),
            isName: { text, root, isPlace in
                mapping.isName(text, in: root, isPlace: isPlace)
            },
            root: mapping.root?.keys.last,
            names: mapping.lookup?.keys,
            mayBeEmpty: { root in mapping.inherits?.value(in: root) != nil },
            unused: { root in mapping.stylePlaces.unusedPlaces(in: root) }
        )
        complaints.leftover = { root, container in
            container.rawValue == mapping.container ? mapping.leftover(root) : nil
        }
    }
}

extension Mapping {
    /// The places of the colours that slots take, in each theme and appearance.
    fileprivate var slotPlaces: [String] {
        let roots = [root] + modes.map(\.root)
        let parts = roots.map { root in
            (root.map(\.keys) ?? []).map { $0 + "/" }.joined()
        }
        let theme = each.map { $0.keys == ["*"] ? "*/" : $0.keys.joined(separator: "/") + "/*/" }
        let starts = Set([""] + parts + (theme.map { theme in parts.map { theme + $0 } } ?? []))
        let suffixes = Set([""] + modes.map(\.suffix))
        return slots.flatMap(\.value).flatMap { path in
            let place = path.keys.joined(separator: "/")
            return starts.flatMap { start in suffixes.map { start + place + $0 } }
        }
    }

    /// True for a name that the file, its terminal, or a file that it inherits from gives to a colour.
    fileprivate func isName(
        _ text: String,
        in root: SourceNode,
        isPlace: Bool
    ) -> Bool {
        if text.hasPrefix("#") { return false }
        if let lookup, lookup.value(in: root)?[text] != nil { return true }
        guard isPlace else { return false }
        let isInherited = lookup != nil && inherits?.value(in: root)?.text != nil
        return isInherited || isOfTerminal(text)
    }

    fileprivate var description: FormatDescription {
        let marks = recognise.map { paths in
            paths.map { $0.keys.joined(separator: "/") }.joined(separator: " or ")
        }
        return FormatDescription(
            name: name,
            title: title,
            ending: ending.map { ".\($0)" } ?? "",
            recognition: marks.joined(separator: ", "),
            isOwn: isOwn,
            isWritten: !isOwn && vocabulary?.sources.isEmpty == false
        )
    }

    /// The name of a file with an ending of two words has the first one: `a.theme.json` often stands beside `a.xml`, the editor's
    /// part of the same theme.
    fileprivate var themeName: (@Sendable (_ file: String) -> String?)? {
        guard let ending, let dot = ending.firstIndex(of: ".") else { return nil }
        let word = ending[..<dot]
        return { file in
            guard file.lowercased().hasSuffix(".\(ending)") else { return nil }
            return "\(file.dropLast(ending.count + 1))-\(word)"
        }
    }

    /// The file that a theme inherits from.
    fileprivate var references: FilesThatBelongTogether? {
        guard let key = inherits?.keys.first, let ending else { return nil }
        return .references(
            FileReferences(
                mayRefer: { bytes, file in
                    Container.ending(of: file) == ending.lowercased() && bytes.holds(key)
                },
                paths: { root in
                    recognises(root) ? [inheritedFile(of: root)].compactMap(\.self) : []
                }
            )
        )
    }

    /// A warning about settings of a terminal that only name the theme.
    fileprivate func leftover(_ root: SourceNode) -> Finding? {
        guard let node = included(in: root), let name = node.text else { return nil }
        return Finding(
            .unreadableFile,
            .warning,
            "the file has no colours, but takes those that '\(name.excerpt)' names",
            help: "put the file that has them here",
            at: node.location
        )
    }
}
