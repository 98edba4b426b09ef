#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The paths of what a build needs for a while, which no other build uses, not even one that took its folder away.
package struct TemporaryPlaces: Sendable {
    /// The folder that all of them are in.
    let folder: String
    private let mark = String(UInt64.random(in: .min ... .max), radix: 36)

    /// Places in the system's folder for what is temporary, for files that lose their names at once.
    package static var ofSystem: TemporaryPlaces {
        let path = FileManager.default.temporaryDirectory.path(percentEncoded: false)
        return TemporaryPlaces(in: path.hasSuffix("/") ? String(path.dropLast()) : path)
    }

    /// Names places in a folder.
    package init(in folder: String) { self.folder = folder }

    /// Uses the places; where they take nothing, the error says which folder was meant for what is temporary.
    package func use<Result>(_ work: (TemporaryPlaces) async throws -> Result) async throws -> Result {
        do {
            return try await work(self)
        } catch WritingError.failed(let path, let reason, nil) where path.hasPrefix("\(folder)/") {
            let help = "what is too large for memory goes to a folder for a while: name one with room for it in TMPDIR"
            throw WritingError.failed(path, reason: reason, help: help)
        }
    }

    /// The path of something with a name.
    func path(_ name: String) -> String { "\(folder)/\(name)-\(mark)" }
}
