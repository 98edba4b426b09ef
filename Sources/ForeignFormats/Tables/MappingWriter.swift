package import ColorScience
package import Findings
import SourceText
import SourceTrees
package import ThemeModel

/// Writes a theme by the table of its format, the way back of ``MappedReader``.
package struct MappingWriter: Sendable {
    private let mapping: Mapping

    /// The built-in formats that can be written, in the order of their names.
    package static let all = MappingSet.builtIn.mappings.compactMap(MappingWriter.init)

    /// Nil for a table that does not say what a theme's colours become.
    init?(_ mapping: Mapping) {
        guard mapping.isWritten, mapping.vocabulary?.sources.isEmpty == false else { return nil }
        self.mapping = mapping
    }

    package var name: String { mapping.name }
    package var title: String { mapping.title }
    /// The files may have lines that begin with `#`.
    package var hasComments: Bool { ["lines", "toml", "yaml"].contains(mapping.container) }

    /// The colours of a terminal in a mode by their slots, such as `cursor` and `ansi.4`, for programs that have a terminal
    /// inside.
    package static func terminalColors(
        in mode: Mode,
        at level: ContrastLevel
    ) -> (_ slot: String) -> SRGB8? {
        let writer = all.first { $0.mapping.vocabulary?.name == "terminal" }
        let palette = TerminalPalette(of: mode, at: level)
        return { slot in writer?.color(of: slot, in: mode, palette) }
    }

    /// A file of a theme, and the name of the mode that it has; nil where it has a light and a dark one.
    package typealias File = (name: String, text: String, mode: String?)

    /// The files of a theme: one for each mode, but that a format with a light and a dark mode has both in one, unless one
    /// mode alone is asked for.
    package func files(of theme: Theme, mode: String? = nil) -> [File] {
        let twins = mode == nil ? twins(of: theme) : []
        let others = theme.modes.filter { mode in !twins.contains { $0.mode.name == mode.name } }
        let joined: [File] =
            twins.isEmpty
            ? [] : [(fileName(theme.id), text(of: twins, titled: theme.name, in: theme), nil)]
        return joined
            + others.map { mode in
                let isDefault = mode.name == theme.defaultMode.name
                let place = Place(mode: mode, root: mapping.root?.keys ?? [], suffix: "")
                return (
                    fileName(isDefault ? theme.id : "\(theme.id)-\(ThemeID.make(from: mode.name))"),
                    text(
                        of: [place],
                        titled: isDefault ? theme.name : "\(theme.name) \(mode.name)",
                        in: theme
                    ),
                    mode.name
                )
            }
    }

    private func fileName(_ stem: String) -> String {
        mapping.ending.map { "\(stem).\($0)" } ?? stem
    }

    /// A mode, and where its colours stand in the file.
    private struct Place {
        let mode: Mode
        let root: [String]
        let suffix: String
    }

    /// The modes that the format has side by side; none unless the theme has all of them.
    private func twins(of theme: Theme) -> [Place] {
        let written = mapping.modes.filter { $0.scheme != nil }
        let places = written.compactMap { place -> Place? in
            let mode = theme.modes.first {
                $0.scheme == place.scheme && $0.contrast == place.contrast ?? .standard
            }
            return mode.map { Place(mode: $0, root: place.root?.keys ?? [], suffix: place.suffix) }
        }
        return places.count == written.count ? places : []
    }

    private func text(of places: [Place], titled title: String, in theme: Theme) -> String {
        var tree = WrittenTree()
        if let path = mapping.nameKeys.first { tree.set(path.keys, to: .text(title.onOneLine)) }
        if let path = mapping.scheme, let mode = places.first?.mode {
            tree.set(path.keys, to: .text(mode.scheme.rawValue))
        }
        for place in places {
            writeColors(
                of: place.mode,
                at: theme.level(of: place.mode),
                below: place.root,
                suffix: place.suffix,
                to: &tree
            )
        }
        return tree.text(in: mapping)
    }

    private func writeColors(
        of mode: Mode,
        at level: ContrastLevel,
        below root: [String],
        suffix: String,
        to tree: inout WrittenTree
    ) {
        let background = mode[.background]?.display.rgb
        let palette = TerminalPalette(of: mode, at: level)
        for (slot, paths) in mapping.slots {
            guard let path = paths.first, var keys = Optional(path.keys), let last = keys.popLast(),
                let color = color(of: slot, in: mode, palette)
            else { continue }
            tree.set(
                root + keys + [last + suffix],
                to: .color(color, over: path.word == 2 ? background : nil)
            )
        }
    }

    /// The colour of a slot, opaque: the theme's own, or that of the first role that may stand for it.
    private func color(of slot: String, in mode: Mode, _ palette: TerminalPalette?) -> SRGB8? {
        // A name without a dot, such as `text`, may be anything in the palette of another theme.
        let own = slot.utf8.contains(UInt8(ascii: ".")) ? ["palette.\(slot)"] : []
        let sources = own + (mapping.vocabulary?.sources[slot] ?? [])
        return sources.lazy.compactMap { source in
            if let number = source.suffix(after: "terminal.") {
                Int(number).flatMap { palette?[$0] }
            } else {
                color(from: source, in: mode)
            }
        }.first
    }

    private func color(from source: String, in mode: Mode) -> SRGB8? {
        guard let background = mode[.background] else { return nil }
        let color =
            source.suffix(after: "palette.").map { mode.palette[$0] } ?? mode.colors[source]
        guard let display = color?.display else { return nil }
        return display.isOpaque ? display.rgb : [display, background.display].flattened
    }
}

extension [DisplayColor] {
    /// The first colour on the second one.
    fileprivate var flattened: SRGB8? { self[0].composited(over: [self[1]]) }
}
