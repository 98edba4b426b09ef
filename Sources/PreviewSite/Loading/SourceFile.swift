#if canImport(FoundationEssentials)
    package import FoundationEssentials
#else
    package import Foundation
#endif

/// A file that was read.
package struct SourceFile: Sendable {
    /// The path that findings and the site show: relative to the project, or to the parent of a folder outside it.
    package let label: String
    /// The path below the folder it was found in.
    package let path: String
    /// The bytes; one more than the limit where the file is larger.
    package let bytes: Data
    /// Why it was not read; nil where it was.
    let problem: FileProblem?
    /// The hash of the bytes, or of why there are none.
    let hash: UInt64

    /// Takes what was read; `hash` is that of the bytes, where it is known.
    init(label: String, path: String, bytes: Data, problem: FileProblem? = nil, hash: UInt64? = nil) {
        (self.label, self.path, self.bytes, self.problem) = (label, path, bytes, problem)
        // A file may have the very word for a problem as its text.
        self.hash = hash ?? problem.map { ~ContentHash.of($0.rawValue) } ?? ContentHash.of(bytes)
    }
}
