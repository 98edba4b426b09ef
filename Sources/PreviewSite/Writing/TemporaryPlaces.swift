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

    /// The path of something with a name.
    func path(_ name: String) -> String { "\(folder)/\(name)-\(mark)" }
}
