import Findings

extension CatalogMemory {
    /// Adds the memory to a record.
    func add(to writer: inout RecordWriter) {
        writer.add(key)
        writer.add(rows) { $1.add(to: &$0) }
        writer.add(fileIDs) { $0.add($1) }
        writer.add(findings) { $1.add(to: &$0) }
    }

    /// Reads what ``add(to:)`` wrote.
    init(_ reader: inout RecordReader) throws(RecordReader.Damage) {
        self.init(key: try reader.word())
        rows = try reader.list { reader throws(RecordReader.Damage) in try Row(&reader) }
        fileIDs = try reader.list { reader throws(RecordReader.Damage) in try reader.string() }
        findings = try reader.list { reader throws(RecordReader.Damage) in try Finding(&reader) }
    }
}

extension CatalogMemory.Row {
    fileprivate func add(to writer: inout RecordWriter) {
        writer.add(hash ?? 0)
        writer.add(theme.hasStyle ? 1 : 0)
        writer.add(column: files)
        for text in [id, theme.fileID, theme.format, theme.name] { writer.add(text) }
        writer.add(theme.modes) { $0.add($1) }
    }

    fileprivate init(_ reader: inout RecordReader) throws(RecordReader.Damage) {
        let (hash, hasStyle, files) = (try reader.word(), try reader.word() == 1, try reader.column() as [Int])
        let (id, fileID) = (try reader.string(), try reader.string())
        let (format, name) = (try reader.string(), try reader.string())
        let modes = try reader.list { reader throws(RecordReader.Damage) in try reader.string() }
        let theme = KnownTheme(fileID: fileID, name: name, modes: modes, format: format, hasStyle: hasStyle)
        self.init(id: id, files: files, theme: theme, hash: hash == 0 ? nil : hash)
    }
}
