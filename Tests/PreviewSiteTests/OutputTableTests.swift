import Testing

@testable import PreviewSite

@Suite("The table of a site's files")
struct OutputTableTests {
    private static let stamp = FileStamp(size: 1, modified: 2, changed: 3, inode: 4)
    private static let rows = [
        OutputTable.Row(path: "index.html", stamp: stamp, hash: 5),
        OutputTable.Row(path: "", stamp: nil, hash: 0),
        OutputTable.Row(path: "themes/é/日本.html", stamp: nil, hash: .max),
    ]

    private func reading(_ bytes: [UInt8]) throws -> OutputTable {
        try bytes.withUnsafeBytes {
            var reader = try RecordReader($0)
            return try OutputTable(&reader, in: bytes)
        }
    }

    @Test("gives back the files that it was made of, in their order")
    func rows() {
        let table = OutputTable(Self.rows)
        #expect(Array(table) == Self.rows)
        #expect(OutputTable().isEmpty)
    }

    @Test("finds the files of which the system says something else, and those of which nothing is known")
    func doubtful() {
        let rows = (0..<5).map { OutputTable.Row(path: "file-\($0)", stamp: $0 == 1 ? nil : Self.stamp, hash: 0) }
        let other = FileStamp(size: 1, modified: 2, changed: 3, inode: 5)
        var asked: [String] = []
        let doubtful = OutputTable(rows).doubtful(among: 1..<5) { path in
            asked.append(String(cString: path))
            return asked.last == "file-2" ? nil : asked.last == "file-3" ? other : Self.stamp
        }
        #expect(doubtful == [1, 2, 3])
        #expect(asked == ["file-2", "file-3", "file-4"])
    }

    @Test("tells a path from others to the byte")
    func paths() {
        let table = OutputTable(Self.rows)
        for (index, row) in Self.rows.enumerated() {
            #expect(table.hasPath(row.path, at: index) && !table.hasPath(row.path + "x", at: index))
        }
        // The same letter, spelt in another way.
        #expect(!table.hasPath("themes/e\u{301}/日本.html", at: 2))
    }

    @Test("takes another stamp for a file, or none")
    func restamped() {
        var table = OutputTable(Self.rows)
        table.update(0, stamp: nil)
        table.update(2, stamp: Self.stamp, hash: 9)
        #expect(table.map(\.state.stamp) == [nil, nil, Self.stamp])
        #expect(table.map(\.path) == Self.rows.map(\.path) && table.map(\.state.hash) == [5, 0, 9])
    }

    @Test("is read as it was written")
    func written() throws {
        for table in [OutputTable(Self.rows), OutputTable()] {
            var writer = RecordWriter()
            table.add(to: &writer)
            #expect(try Array(reading(writer.bytes)) == Array(table))
        }
    }

    @Test("is read from among other texts, and takes in more files then")
    func more() throws {
        var writer = RecordWriter()
        writer.add("before")
        OutputTable(Self.rows).add(to: &writer)
        writer.add("behind")
        let bytes = writer.bytes
        var table = try bytes.withUnsafeBytes {
            var reader = try RecordReader($0)
            _ = try reader.string()
            let table = try OutputTable(&reader, in: bytes)
            #expect(try reader.string() == "behind" && reader.isAtEnd)
            return table
        }
        #expect(Array(table) == Self.rows)
        let row = OutputTable.Row(path: "a/b.css", stamp: nil, hash: 7)
        table.append(row)
        table.append(row)
        #expect(Array(table) == Self.rows + [row, row])
        #expect(table.hasPath("a/b.css", at: 4) && table.hasPath("index.html", at: 0))
    }

    @Test(
        "is damage where columns do not belong together",
        arguments: [
            ([3], [0], [97, 98, 99, 0, 0]), ([3], [0], [97, 98, 99]), ([3], [0], [97, 98, 99, 1]),
            ([3], [], [97, 98, 99, 0]),
            ([-1], [0], []), ([.max], [0], [97, 0]), ([3, 1], [0, 0], [97, 0]), ([5, 3], [0, 0], [97, 98, 99, 0]),
            ([], [], [0]),
        ] as [([Int], [UInt64], [UInt8])])
    func damaged(_ ends: [Int], _ hashes: [UInt64], _ paths: [UInt8]) {
        var writer = RecordWriter()
        writer.add(column: ends)
        writer.add(column: ends.map { _ in Self.stamp })
        writer.add(column: hashes)
        writer.add(paths)
        let bytes = writer.bytes
        #expect(throws: RecordReader.Damage.self) { try reading(bytes) }
    }
}
