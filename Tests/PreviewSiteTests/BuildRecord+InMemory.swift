@testable import PreviewSite

extension BuildRecord {
    /// Reads a record in memory.
    init?(bytes: [UInt8]) { self.init(count: bytes.count) { Array(bytes[$0]) } }

    /// The record in one place.
    var bytes: [UInt8] { parts.flatMap(\.joined) }
}
