/// The paths of what a build needs for a while, which no other build uses, not even one that took its folder away.
struct TemporaryPlaces: Sendable {
    /// The folder that all of them are in.
    let folder: String
    private let mark = String(UInt64.random(in: .min ... .max), radix: 36)

    /// Names places in a folder.
    init(in folder: String) { self.folder = folder }

    /// The path of something with a name.
    func path(_ name: String) -> String { "\(folder)/\(name)-\(mark)" }
}
