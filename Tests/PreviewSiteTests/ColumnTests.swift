import Testing

@testable import PreviewSite

@Suite("A column of values")
struct ColumnTests {
    /// Three numbers, with bytes of something else around them, not at a place where numbers lie by themselves.
    private static let record: [UInt8] = [9] + [1, 2, 3].flatMap { [UInt8($0), 0, 0, 0, 0, 0, 0, 0] } + [9, 9]

    private let read = Column<UInt64>(record, at: 1..<25)

    @Test func `gives back the values that lie in a record`() {
        #expect(Array(read) == [1, 2, 3])
        #expect(Array(Column<UInt64>(Self.record, at: 5..<5)).isEmpty && Column<UInt64>().isEmpty)
        #expect(read.withBytes { Array($0) } == Array(Self.record[1..<25]))
    }

    @Test func `takes in other values, and leaves the record to those who read it too`() {
        var column = read
        column[1] = 7
        column.append(8)
        column[3] += 1
        #expect(Array(column) == [1, 7, 3, 9])
        #expect(Array(read) == [1, 2, 3])
        #expect(column.withBytes { $0.count } == 32)
    }

    @Test func `grows from nothing, value by value or by their bytes`() {
        var column = Column<UInt16>()
        column.append(1)
        column.append(contentsOf: [2, 0, 3, 0])
        #expect(Array(column) == [1, 2, 3])
    }
}
