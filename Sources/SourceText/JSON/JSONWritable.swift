package protocol JSONWritable: Sendable {
    func write(to writer: inout JSONWriter)
}

extension JSONWritable {
    package var json: JSONValue { .other(self) }

    package var compact: String { written(as: .line) }

    package var indented: String { written(as: .indented) }

    private func written(as layout: JSONWriter.Layout) -> String {
        var writer = JSONWriter(layout)
        write(to: &writer)
        return String(decoding: writer.bytes, as: UTF8.self)
    }
}

extension Array where Element: JSONWritable {
    /// A line for each element, with a line break before each and a comma between two: the inside of a list.
    package var jsonRows: [UInt8] {
        var writer = JSONWriter(.rows)
        for row in self {
            row.write(to: &writer)
        }
        return writer.bytes
    }
}

extension Bool: JSONWritable {
    package func write(to writer: inout JSONWriter) {
        writer.write(self)
    }
}

extension Int: JSONWritable {
    package func write(to writer: inout JSONWriter) {
        writer.write(self)
    }
}

extension Double: JSONWritable {
    package func write(to writer: inout JSONWriter) {
        writer.write(self)
    }
}

extension String: JSONWritable {
    package func write(to writer: inout JSONWriter) {
        writer.write(self)
    }
}

extension Array: JSONWritable where Element: JSONWritable {
    package func write(to writer: inout JSONWriter) {
        writer.write(self)
    }
}
