package import SourceText

/// The offsets at which the lines of a text begin, as its parser counts lines.
///
/// To libyaml a line ends at CR LF, CR, LF, NEL, LS or PS, to our own parsers at LF. Columns count Unicode scalars; a byte
/// order mark does not count.
package struct LineStarts: Sendable {
    private let bytes: [UInt8]
    private var starts: [Int]

    package init(_ bytes: [UInt8], asYAML: Bool) {
        self.bytes = bytes
        var index = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        starts = [index]
        while index < bytes.count {
            let width = Self.lineBreak(in: bytes, at: index, asYAML: asYAML)
            index += max(1, width)
            if width > 0 { starts.append(index) }
        }
    }

    private static let breaks: [[UInt8]] = [
        [0x0A], [0x0D, 0x0A], [0x0D], [0xC2, 0x85], [0xE2, 0x80, 0xA8], [0xE2, 0x80, 0xA9],
    ]

    private static func lineBreak(
        in bytes: [UInt8],
        at index: Int,
        asYAML: Bool
    ) -> Int {
        guard asYAML else { return bytes[index] == 0x0A ? 1 : 0 }
        // Most bytes begin no line break; this look-up spares them six comparisons.
        guard [0x0A, 0x0D, 0xC2, 0xE2].contains(bytes[index]) else { return 0 }
        return breaks.first { bytes[index...].starts(with: $0) }?.count ?? 0
    }

    package func offset(of location: SourceLocation) -> Int? {
        guard starts.indices.contains(location.line - 1), location.column > 0 else { return nil }
        var offset = starts[location.line - 1]
        for _ in 1..<location.column {
            guard offset < bytes.count else { return nil }
            offset += 1
            while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
        }
        return offset < bytes.count ? offset : nil
    }
}
