import ColorScience
import SourceText
import ThemeModel

/// The origin of a colour, for a page that explains it.
struct ColorOrigin: Hashable {
    /// An alias as in a theme file, `{palette.ink} / 80%`, or the written value; nil for one that nothing states.
    private let written: String?
    private let place: SourceLocation?
    private let derived: String?

    init(_ color: ThemeColor) {
        if case .derived(let source) = color.origin { derived = source } else { derived = nil }
        place = derived == nil ? color.location : nil
        written = color.alias?.written ?? (derived == nil ? color.source.written : nil)
    }

    func write(_ name: String, to writer: inout JSONWriter) {
        let texts = [written, place?.description, derived]
        let last = texts.lastIndex { $0 != nil } ?? -1
        writer.list { row in
            row.write(name)
            for text in texts.prefix(last + 1) { row.write(text) }
        }
    }
}

extension ModeTokens {
    var origins: Table<ColorOrigin> {
        colors.compactMapValues { ColorOrigin($1) }
    }
}

extension ThemeColor.Alias {
    fileprivate var written: String {
        "{\(path)}" + (alpha.map { " / \(CSSNumber.text(of: ($0 * 1000).rounded() / 10))%" } ?? "")
    }
}

extension ColorSource {
    fileprivate var written: String? {
        if case .token(let place) = self { place.written } else { nil }
    }
}
