package import ColorScience
import SourceTrees
package import ThemeModel

/// Writes a theme by the table of its format, the way back of ``MappedReader``.
package struct MappingWriter: Sendable {
    private let mapping: Mapping

    /// The formats that can be written, in the order of their names.
    package static let all = MappingSet.builtIn.mappings.filter { mapping in
        mapping.isWritten && mapping.vocabulary?.sources.isEmpty == false
    }.map(MappingWriter.init)

    private init(_ mapping: Mapping) { self.mapping = mapping }

    package var name: String { mapping.name }
    package var title: String { mapping.title }

    /// A terminal's colour in a mode, such as `cursor` or `ansi.4`, for programs that have a terminal inside.
    package static func terminalColor(_ slot: String, in mode: Mode) -> SRGB8? {
        all.first { $0.mapping.vocabulary?.name == "terminal" }?.color(of: slot, in: mode)
    }

    package func fileName(of theme: Theme) -> String {
        mapping.ending.map { "\(theme.id).\($0)" } ?? theme.id
    }

    package func text(of theme: Theme) -> String {
        var tree = WrittenTree()
        if let path = mapping.nameKeys.first { tree.set(path.keys, to: .text(theme.name)) }
        if let path = mapping.scheme {
            tree.set(path.keys, to: .text(theme.defaultMode.scheme.rawValue))
        }
        let written = mapping.modes.filter { $0.scheme != nil }
        let twins = written.compactMap { mode in
            theme.modes.first {
                $0.scheme == mode.scheme && $0.contrast == mode.contrast ?? .standard
            }.map {
                (mode, $0)
            }
        }
        if twins.count == written.count, !twins.isEmpty {
            for (place, mode) in twins {
                add(mode, below: place.root?.keys ?? [], suffix: place.suffix, to: &tree)
            }
        } else {
            add(theme.defaultMode, below: mapping.root?.keys ?? [], suffix: "", to: &tree)
        }
        return tree.text(in: mapping)
    }

    private func add(_ mode: Mode, below root: [String], suffix: String, to tree: inout WrittenTree)
    {
        let background = mode[.background]?.display.rgb
        for (slot, paths) in mapping.slots {
            guard let path = paths.first, var keys = Optional(path.keys), let last = keys.popLast(),
                let color = color(of: slot, in: mode)
            else { continue }
            tree.set(
                root + keys + [last + suffix],
                to: .color(color, behind: path.word == 2 ? background : nil)
            )
        }
    }

    /// The colour of a slot, opaque: the theme's own, or that of the first role that may stand for it.
    private func color(of slot: String, in mode: Mode) -> SRGB8? {
        // A name without a dot, such as `text`, may be anything in the palette of another theme.
        let own = slot.utf8.contains(UInt8(ascii: ".")) ? ["palette.\(slot)"] : []
        let sources = own + (mapping.vocabulary?.sources[slot] ?? [])
        return sources.lazy.compactMap { color(from: $0, in: mode) }.first
    }

    private func color(from source: String, in mode: Mode) -> SRGB8? {
        guard let background = mode[.background], let text = mode[.text] else { return nil }
        let isDark = mode.scheme == .dark
        let color: ThemeColor? =
            switch source {
            case "darker": isDark ? background : text
            case "lighter": isDark ? text : background
            case _ where source.hasPrefix("palette."):
                mode.palette[String(source.dropFirst("palette.".count))]
            default: mode.colors[source]
            }
        guard let display = color?.display else { return nil }
        return display.isOpaque ? display.rgb : [display, background.display].flattened
    }
}

extension [DisplayColor] {
    /// The first colour on the second one.
    fileprivate var flattened: SRGB8? { self[0].composited(over: [self[1]]) }
}
