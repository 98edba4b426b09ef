@testable import PreviewSite

extension BuildRecord {
    /// Reads a record in memory.
    init?(bytes: [UInt8]) { self.init(count: bytes.count) { Array(bytes[$0]) } }
}
