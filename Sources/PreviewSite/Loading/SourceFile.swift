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
    var problem: FileProblem?
}
