extension SourceLocation: JSONWritable {
    package func write(to writer: inout JSONWriter) {
        writer.object {
            $0.member("column", column)
            $0.member("file", file)
            $0.member("line", line)
        }
    }
}
