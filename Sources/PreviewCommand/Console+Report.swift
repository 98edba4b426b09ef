#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension Console {
    /// Writes a report as a result, or to a file, which is there as a whole or not at all.
    func report(_ text: String, to file: String?) throws {
        guard let file else { return text.isEmpty ? () : result(text) }
        try Data(text.utf8).write(to: URL(filePath: file), options: .atomic)
        note("report written to \(file)")
    }
}
