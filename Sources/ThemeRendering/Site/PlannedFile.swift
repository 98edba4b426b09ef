/// A file of the site, with the inputs that its bytes depend on, and the function that makes them.
package struct PlannedFile: Sendable {
    package let file: SiteFile
    package let path: ArtifactPath
    /// The inputs, without `settings`, which every file depends on.
    package let inputs: [ArtifactInput]
    package let content: Content

    package enum Content: Sendable {
        /// Nil if the verdict on the theme leaves nothing to show.
        case rendered(@Sendable () throws -> [UInt8]?)
        /// A source that is passed on piece by piece, since it may be too large for memory.
        case copied(@Sendable (_ write: ByteSink) throws -> Void)
    }

    /// Nil for a file that would lie outside the output folder.
    package init?(_ file: SiteFile, from inputs: [ArtifactInput], _ content: Content) {
        guard let path = file.path else { return nil }
        self.file = file
        self.path = path
        self.inputs = inputs
        self.content = content
    }

    /// Plans a file that is rendered in memory.
    package init?(
        _ file: SiteFile,
        from inputs: [ArtifactInput],
        render: @escaping @Sendable () throws -> [UInt8]?
    ) {
        self.init(file, from: inputs, .rendered(render))
    }

    /// The names of all inputs.
    package var inputNames: [String] { ([.settings] + inputs).map(\.name) }

    /// The bytes, all in memory.
    package func bytes() throws -> [UInt8]? {
        switch content {
        case .rendered(let render): return try render()
        case .copied(let copy):
            var bytes: [UInt8] = []
            try copy { bytes += $0 }
            return bytes
        }
    }
}

/// Receives the next piece of a file.
package typealias ByteSink = (UnsafeRawBufferPointer) throws -> Void
