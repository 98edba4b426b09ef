/// One file to be written, in memory.
public struct Artifact: Hashable, Sendable {
    /// The path below the output folder.
    public var path: ArtifactPath
    /// Its bytes.
    public var bytes: [UInt8]

    /// Makes an artifact of bytes.
    public init(path: ArtifactPath, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }

    /// Makes an artifact of text, as UTF-8.
    public init(path: ArtifactPath, text: String) { self.init(path: path, bytes: Array(text.utf8)) }
}
