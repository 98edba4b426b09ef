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
            endings: mapping.endings.compactMap { ending in
                ending.split(separator: ".").last?.lowercased()
            }
        )
        recognise = { root in mapping.recognises(root) }
        read = { root, id, files in
            MappedReader.read(root, by: mapping, id: id, among: files)
        }
        filesThatBelongTogether = mapping.references
        switch mapping.digits {
        case .components: edit.composed = [PropertyListColor.self]
        case .x11: edit.notation = .x11
        default: break
        }
        unreadColors = UnreadColorSearch(
            digits: mapping.digits,
            hasNames: mapping.lookup != nil,
            others: mapping.otherColors
        )
        complaints.leftover = { root, container in
            container.rawValue == mapping.container ? mapping.leftover(root) : nil
        }
    }
}

extension Mapping {
    /// The places of all colours of the format; nil where they are not known.
    fileprivate var otherColors: [String]? {
        guard let known = others ?? (isOwn ? [] : nil) else { return nil }
        let slots = slots.flatMap(\.value).map { "*" + $0.keys.joined(separator: "/") }
        return known + slots
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

    /// A finding about settings of a terminal that only name the theme.
    fileprivate func leftover(_ root: SourceNode) -> Finding? {
        guard let node = included(in: root), let name = node.text else { return nil }
        return Finding(
            .unreadableFile,
            .error,
            "the file has no colours, but takes those that '\(name.excerpt)' names",
            help: "put the file that has them here",
            at: node.location
        )
    }
}
