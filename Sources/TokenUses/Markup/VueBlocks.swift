import SourceText

/// The blocks of a Vue file at the start of a line: the examples in `<docs>` are no part of the component.
enum VueBlocks {
    private struct Block {
        let name: ArraySlice<UInt8>
        let isCustom: Bool
    }

    /// Any other name at the start of a line may be an element of a template.
    private static let custom = ["docs", "i18n", "story"].map { Array($0.utf8) }

    /// The text of a file with blanks in place of custom blocks, so that all else keeps its place.
    ///
    /// Complexity: O(n).
    static func withoutCustomBlocks(_ text: String, in file: String) -> String {
        guard file.lowercased().hasSuffix(".vue") else { return text }
        var bytes = Array(text.utf8)
        var block: Block?
        for line in bytes.split(separator: UInt8(ascii: "\n")) {
            let isStart = block == nil
            if isStart { block = start(in: line) }
            guard let open = block else { continue }
            if open.isCustom {
                for index in line.indices { bytes[index] = UInt8(ascii: " ") }
            }
            if ends(open, in: line, isStart: isStart) { block = nil }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func start(in line: ArraySlice<UInt8>) -> Block? {
        guard line.first == UInt8(ascii: "<") else { return nil }
        let name = line.dropFirst().prefix { $0.isASCIIAlphanumeric || $0 == UInt8(ascii: "-") }
        if name.isEmpty { return nil }
        return Block(name: name, isCustom: custom.contains { $0.elementsEqual(name) })
    }

    /// A block ends at the start of a line, or on the line of its own start.
    private static func ends(_ block: Block, in line: ArraySlice<UInt8>, isStart: Bool) -> Bool {
        let end = Array("</".utf8) + block.name
        if !isStart { return line.starts(with: end) }
        return line.indices.contains { line[$0...].starts(with: end) }
            || line.reversed().starts(with: ">/".utf8)
    }
}
