import SourceText

/// A line as libcmark reads it: one of the text, or one that was written for a part of it.
struct SourceLine {
    enum Role {
        case text
        /// A cell of a table, which is written as a heading: nothing else ends with its line and has inline syntax.
        case cell(table: Int, row: Int, column: Int)
        /// A heading without words that begins the list item which a footnote is written as.
        case footnote(label: [UInt8])
    }

    var bytes: ArraySlice<UInt8>
    /// The line of the text, counted from 0.
    let number: Int
    /// The difference between an offset in the text's line and one in this line.
    var shift = 0
    var role = Role.text
}

extension [SourceLine] {
    init(_ bytes: [UInt8]) {
        self = bytes.lines.enumerated().map { SourceLine(bytes: $1, number: $0) }
    }

    var joined: [UInt8] { flatMap { $0.bytes + [UInt8(ascii: "\n")] } }
}
