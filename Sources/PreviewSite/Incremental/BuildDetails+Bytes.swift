extension BuildDetails {
    /// The details as bytes, with a hash by which damage is known.
    var bytes: RecordBytes {
        var writer = RecordWriter()
        writer.add(everything)
        writer.add(column: inputs)
        writer.add(files) { $0.add($1) }
        writer.add(themes) { writer, theme in
            writer.add(theme.id)
            writer.add(column: theme.memory.numbers)
        }
        writer.add(gaps) { writer, gap in
            writer.add(gap.key)
            writer.add(column: gap.value)
        }
        writer.add(optional: catalog) { $1.add(to: &$0) }
        writer.add(optional: pages) { $1.add(to: &$0) }
        writer.add(column: pageFiles.rows)
        return writer.record
    }

    /// Reads what ``bytes`` gave.
    init(reading bytes: UnsafeRawBufferPointer) throws(RecordReader.Damage) {
        var reader = try RecordReader(bytes)
        everything = try reader.word()
        inputs = try reader.column()
        files = try reader.list { reader throws(RecordReader.Damage) in try reader.string() }
        themes = try reader.list { reader throws(RecordReader.Damage) in
            (try reader.string(), try ThemeMemory(&reader))
        }
        for _ in 0..<(try reader.count()) {
            let (path, starts) = (try reader.string(), try reader.column() as [Int])
            guard starts.allSatisfy({ $0 >= 0 }) else { throw RecordReader.Damage() }
            gaps[path] = starts
        }
        catalog = try reader.optional { reader throws(RecordReader.Damage) in try CatalogMemory(&reader) }
        pages = try reader.optional { reader throws(RecordReader.Damage) in try PageMemory(&reader) }
        pageFiles = KnownFiles(rows: try reader.column())
        guard reader.isAtEnd else { throw RecordReader.Damage() }
    }
}

extension ThemeMemory {
    fileprivate init(_ reader: inout RecordReader) throws(RecordReader.Damage) {
        guard let memory = ThemeMemory(numbers: try reader.column()) else { throw RecordReader.Damage() }
        self = memory
    }
}
