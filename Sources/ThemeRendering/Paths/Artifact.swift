/// One file to be written, in memory.
package struct Artifact: Hashable, Sendable {
    /// The path below the output folder.
    package var path: ArtifactPath
    /// Its bytes.
    package var bytes: [UInt8]

    /// Makes an artifact of bytes.
    package init(path: ArtifactPath, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }

    /// Makes an artifact of text, as UTF-8.
    package init(path: ArtifactPath, text: String) {
        self.init(path: path, bytes: Array(text.utf8))
    }
}
