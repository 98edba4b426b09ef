extension [UInt8] {
    /// Appends texts with a separator between those that are not empty.
    mutating func append(rows: some Sequence<[UInt8]>, separator: String = ",") {
        var isFirst = true
        for row in rows where !row.isEmpty {
            if !isFirst { self += separator.utf8 }
            self += row
            isFirst = false
        }
    }
}
