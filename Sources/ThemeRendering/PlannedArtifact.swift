/// A file of the site that can be made, and what it is made from.
///
/// A build that knows which of these inputs changed need not make the others' files again.
public struct PlannedArtifact: Sendable {
    /// Where it belongs, below the output folder.
    public let path: ArtifactPath
    /// What its bytes depend on, besides the program and the site's settings.
    public let inputs: [ArtifactInput]
    private let bytes: @Sendable () throws -> [UInt8]

    /// Plans a file; nil where its path could lead out of the output folder.
    package init?(_ path: String, from inputs: [ArtifactInput], _ bytes: @escaping @Sendable () throws -> [UInt8]) {
        self.init(ArtifactPath(path), from: inputs, bytes)
    }

    /// Plans a file; nil where there is no path for it.
    init?(_ path: ArtifactPath?, from inputs: [ArtifactInput], _ bytes: @escaping @Sendable () throws -> [UInt8]) {
        guard let path else { return nil }
        self.path = path
        self.inputs = inputs
        self.bytes = bytes
    }

    /// Plans a file of text.
    init?(_ path: String, from inputs: [ArtifactInput], text: @escaping @Sendable () throws -> String) {
        self.init(path, from: inputs) { Array(try text().utf8) }
    }

    /// Makes the file.
    public func render() throws -> Artifact { Artifact(path: path, bytes: try bytes()) }
}
