import ColorScience
import Findings
import ThemeModel

/// Custom properties in the making, a line each, one after the other: a mode has hundreds.
struct PropertyWriter: ~Copyable {
    /// What stands before every name: `--`, or `--acme-`.
    private let prefix: String
    private var entries: [PropertyList.Entry] = []
    private var text: ByteWriter
    private var wideText = ByteWriter()

    /// About how many properties there will be.
    private static let capacity = 320

    /// Begins with nothing.
    init(prefix: String) {
        self.prefix = prefix
        entries.reserveCapacity(Self.capacity)
        text = ByteWriter(capacity: 48 * Self.capacity)
    }

    /// Adds a property; its name is put together of `group`, `name` and `part`.
    ///
    /// `value` is what it has everywhere, for a colour its sRGB form, and `wide` what it has on displays that show more
    /// than sRGB, where that differs.
    mutating func add(
        _ group: StaticString, _ name: String, _ part: StaticString = "", value: String, wide: String? = nil
    ) {
        let (start, wideStart) = (text.count, wideText.count)
        func declare(_ value: String, in text: inout ByteWriter) -> Range<Int> {
            text.append(constant: "  ")
            text.append(text: prefix)
            let start = text.count
            text.append(constant: group)
            text.append(text: name)
            text.append(constant: part)
            let end = text.count
            text.append(constant: ": ")
            text.append(text: value)
            text.append(constant: ";\n")
            return start..<end
        }
        let bounds = declare(value, in: &text)
        if let wide { _ = declare(wide, in: &wideText) }
        entries.append(
            PropertyList.Entry(line: start..<text.count, name: bounds, wideLine: wideStart..<wideText.count))
    }

    /// Adds a colour.
    mutating func add(_ group: StaticString, _ name: String, _ color: ThemeColor) {
        add(group, name, value: color.display.css, wide: color.color.isInSRGBGamut ? nil : wide(color))
    }

    /// A colour as it is, but for its alpha, which is the one that was judged.
    private func wide(_ color: ThemeColor) -> String {
        let alpha = color.display.alpha
        return (alpha == color.color.alpha ? color.color : color.color.withAlpha(alpha)).css
    }

    /// Adds properties that were written with the same prefix, and name no others.
    mutating func add(_ list: PropertyList) {
        let (start, wideStart) = (text.count, wideText.count)
        text.append(list.text)
        wideText.append(list.wideText)
        entries += list.entries.map { $0.moved(by: start, wideStart) }
    }

    /// All that was added.
    consuming func finish() -> PropertyList {
        PropertyList(prefix: prefix, entries: entries, text: text.take(), wideText: wideText.take())
    }
}
