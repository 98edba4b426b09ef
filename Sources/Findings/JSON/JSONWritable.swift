/// What can be written as JSON: there is too much of it for a ``JSONValue`` each time.
package protocol JSONWritable: Sendable {
    /// Writes one value.
    func write(to writer: inout JSONWriter)
}

extension JSONWritable {
    /// The value, to be put into another one.
    package var json: JSONValue { .other(self) }
}
