/// Counts insertions, deletions, replacements and swaps of neighbours (optimal string alignment) from one word to others.
///
/// Only the cells of the table are filled whose distance can be within the limit: those near the diagonal.
struct EditDistance {
    private let word: [UInt8]
    private let letters: UInt64
    private var other: [UInt8] = []
    // Three rows of the table, each used again and again.
    private var older: [Int] = []
    private var row: [Int] = []
    private var next: [Int] = []

    /// Begins with a word in lower case.
    init(from word: [UInt8]) {
        self.word = word
        letters = Self.letters(of: word)
    }

    /// The distance to another word, its case ignored; nil where it is more than `limit`.
    mutating func distance(to text: String, within limit: Int) -> Int? {
        read(text)
        guard abs(other.count - word.count) <= limit, !differInLetters(bySoMuchAs: limit + 1) else { return nil }
        beginTable(limit)
        var nearest = 0
        for line in word.indices {
            let before = nearest
            nearest = fillRow(line, limit)
            (older, row, next) = (row, next, older)
            guard min(before, nearest) <= limit else { return nil }
        }
        return row[other.count] <= limit ? row[other.count] : nil
    }

    private mutating func read(_ text: String) {
        other.removeAll(keepingCapacity: true)
        for byte in text.utf8 {
            guard byte < 0x80 else {
                other = Array(text.lowercased().utf8)
                return
            }
            other.append(UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte ? byte + 32 : byte)
        }
    }

    /// A letter that one word has and the other has not takes a slip of its own.
    private func differInLetters(bySoMuchAs count: Int) -> Bool {
        let others = Self.letters(of: other)
        return max((letters & ~others).nonzeroBitCount, (others & ~letters).nonzeroBitCount) >= count
    }

    /// The letters that occur, some of which share a bit.
    private static func letters(of word: [UInt8]) -> UInt64 { word.reduce(0) { $0 | 1 << UInt64($1 & 63) } }

    /// Sets the first row, up to the first column that is beyond the limit.
    private mutating func beginTable(_ limit: Int) {
        if row.count <= other.count {
            row = [Int](repeating: 0, count: other.count + 1)
            (older, next) = (row, row)
        }
        for column in 0...min(limit + 1, other.count) { row[column] = column }
    }

    /// Fills the row behind a letter where it can be within the limit, and what lies on either side of that.
    ///
    /// Returns the smallest distance in it.
    private mutating func fillRow(_ line: Int, _ limit: Int) -> Int {
        let columns = max(0, line + 1 - limit)...min(other.count, line + 1 + limit)
        if columns.lowerBound > 0 { next[columns.lowerBound - 1] = limit + 1 }
        if columns.upperBound < other.count { next[columns.upperBound + 1] = limit + 1 }
        var nearest = limit + 1
        for column in columns {
            next[column] = column == 0 ? line + 1 : distance(line, column)
            nearest = min(nearest, next[column])
        }
        return nearest
    }

    private func distance(_ line: Int, _ column: Int) -> Int {
        let replaced = row[column - 1] + (word[line] == other[column - 1] ? 0 : 1)
        let distance = min(replaced, row[column] + 1, next[column - 1] + 1)
        guard line > 0, column > 1, word[line] == other[column - 2], word[line - 1] == other[column - 1] else {
            return distance
        }
        return min(distance, older[column - 2] + 1)
    }
}
