import Findings
package import ThemeModel

/// A file of the site, with all that its bytes depend on, and the function that makes them.
package struct PlannedFile: Sendable {
    package let file: SiteFile
    package let path: ArtifactPath
    /// The inputs, without `settings`, which every file depends on.
    package let inputs: [ArtifactInput]
    package let rendering: Rendering

    /// Nil for a file that would lie outside the output folder.
    package init?(_ file: SiteFile, from inputs: [ArtifactInput], _ rendering: Rendering) {
        guard let path = file.path else { return nil }
        self.file = file
        self.path = path
        self.inputs = inputs
        self.rendering = rendering
    }

    /// The names of all inputs.
    package var inputNames: [String] { ([.settings] + inputs).map(\.name) }
}

/// A function that makes the bytes of a file from the values that it needs.
///
/// A theme's file is nil where the verdict on the theme leaves nothing to show.
package enum Rendering: Sendable {
    case plain(@Sendable () throws -> [UInt8])
    /// Passes the bytes on piece by piece, since a source may be too large for memory.
    case copy(@Sendable (_ write: ByteSink) throws -> Void)
    /// Needs no verdict on the theme.
    case styleSheet(@Sendable (ThemeStyleSheet) -> [UInt8])
    case verdict(@Sendable (JudgedTheme) throws -> [UInt8]?)
    case allThemes(@Sendable ([JudgedTheme]) throws -> [UInt8])
}

/// Receives the next piece of a file.
package typealias ByteSink = (UnsafeRawBufferPointer) throws -> Void

extension Rendering {
    /// The bytes of a file of `own`, if it is a theme's, in a site of `all` themes.
    package func bytes(of own: JudgedTheme?, among all: [JudgedTheme]) throws -> [UInt8]? {
        switch self {
        case .plain(let render): return try render()
        case .styleSheet(let render): return own.map { render($0.styleSheet) }
        case .verdict(let render): return try own.flatMap(render)
        case .allThemes(let render): return try render(all)
        case .copy(let copy):
            var bytes: [UInt8] = []
            try copy { bytes += $0 }
            return bytes
        }
    }
}
