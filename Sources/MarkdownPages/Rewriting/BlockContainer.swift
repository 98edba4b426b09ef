/// A quote or list item around a block, as far as it matters to the beginning of a line.
struct BlockContainer {
    private enum Kind {
        case quote
        /// Continued by lines that are indented by `width` columns; `marker` has so many bytes.
        case item(width: Int, marker: Int)
    }

    private let kind: Kind
    /// The line it begins on, counted from 0.
    private let line: Int

    static func quote(line: Int) -> BlockContainer { BlockContainer(kind: .quote, line: line) }

    /// A list item whose marker is the next thing at the cursor but blanks (CommonMark 0.30, section 5.2).
    static func item(line: Int, at cursor: LineCursor) -> BlockContainer {
        var cursor = cursor
        let indent = cursor.skip(columns: .max)
        let digits = cursor.rest.prefix { $0.isDigit }.count
        let marker = digits + 1
        cursor.skip(bytes: min(marker, cursor.rest.count))
        let blanks = cursor.indent(upTo: 5)
        let padding = cursor.isBlank || blanks >= 5 ? 1 : blanks
        return BlockContainer(
            kind: .item(width: indent + marker + padding, marker: marker),
            line: line
        )
    }

    /// Moves the cursor after the mark that continues the container on a line, or begins it; false if the line does neither.
    ///
    /// Adds the bytes of a list's marker to `markers`.
    func skip(in cursor: inout LineCursor, line number: Int, markers: inout [Range<Int>]) -> Bool {
        switch kind {
        case .quote:
            var next = cursor
            next.skip(columns: 3)
            guard next.current == UInt8(ascii: ">") else { return false }
            next.skip(bytes: 1)
            next.skip(columns: 1)
            cursor = next
            return true
        case .item(let width, let marker) where number == line:
            let indent = cursor.skip(columns: width)
            let end = min(cursor.index + marker, cursor.bytes.endIndex)
            markers.append(cursor.index..<end)
            cursor.skip(bytes: end - cursor.index)
            cursor.skip(columns: width - indent - marker)
            return true
        case .item(let width, _):
            if cursor.isBlank { return true }
            var next = cursor
            guard next.skip(columns: width) == width else { return false }
            cursor = next
            return true
        }
    }
}

/// A line, divided into what belongs to containers and what is in them.
struct ContainedLine {
    /// Behind what belongs to the containers.
    let cursor: LineCursor
    private let markers: [Range<Int>]
    /// True where the line continues all containers; another one may be a lazy part of a paragraph.
    let isWhole: Bool

    init(_ bytes: ArraySlice<UInt8>, line: Int, in containers: [BlockContainer]) {
        var cursor = LineCursor(bytes)
        var markers = [Range<Int>]()
        var isWhole = true
        for container in containers where isWhole {
            isWhole = container.skip(in: &cursor, line: line, markers: &markers)
        }
        self.cursor = cursor
        self.markers = markers
        self.isWhole = isWhole
    }

    /// The content of the containers, without blanks before it.
    var content: ArraySlice<UInt8> { cursor.rest.drop { $0.isBlank } }
    /// True for a line that is indented like code.
    var isIndented: Bool { cursor.indent(upTo: 4) == 4 }
    /// The beginning of a line in the containers, as it is.
    var opening: [UInt8] { cursor.consumed }
    /// The beginning of a further line in the containers: it begins no list item.
    var continuation: [UInt8] {
        var bytes = opening
        let start = cursor.bytes.startIndex
        for index in markers.joined() { bytes[index - start] = UInt8(ascii: " ") }
        return bytes
    }
}
