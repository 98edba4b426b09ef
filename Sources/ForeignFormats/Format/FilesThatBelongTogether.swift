import SourceTrees

#if canImport(FoundationEssentials)
    package import FoundationEssentials
#else
    package import Foundation
#endif

/// The ways in which several files are one theme.
enum FilesThatBelongTogether: Sendable {
    /// A folder that is one theme.
    case folder(ThemeFolder)
    /// A file with those that it refers to.
    case references(FileReferences)
    /// Files that stand side by side.
    case siblings(SiblingFiles)
}

/// A folder that is one theme.
struct ThemeFolder: Sendable {
    /// The folder that a path leads into, or that it is; nil for any other path.
    let path: @Sendable (_ path: String) -> String?
    /// Tells whether a file below the folder is a part of the theme.
    let isPart: @Sendable (_ path: String) -> Bool
    let read: @Sendable (_ folder: String, _ id: String?, _ files: OtherFiles) -> ReadThemes
}

/// The references of a file to others that are one theme with it.
struct FileReferences: Sendable {
    /// Tells by a file's name and a search of its bytes whether it may have references, so that few are parsed for them.
    var mayRefer: @Sendable (_ bytes: Data, _ file: String) -> Bool = { _, _ in false }
    /// The references in a file, as it writes them.
    var paths: @Sendable (_ root: SourceNode) -> [String] = { _ in [] }
    /// The reference that the file's name alone makes.
    var pathByName: @Sendable (_ file: String) -> String? = { _ in nil }
    /// Tells whether the other files are no themes by themselves.
    var takesOthers: @Sendable (_ bytes: Data, _ file: String) -> Bool = { _, _ in false }
    /// True for a file that stays a theme although another one refers to it.
    var staysTheme: @Sendable (_ bytes: Data, _ file: String) -> Bool = { _, _ in false }
    /// The names of files that stand for the folder around them, the one that counts first.
    var heads: [String] = []
}

/// Files that stand side by side and are one theme.
package struct SiblingFiles: Sendable {
    package typealias File = (name: String, bytes: Data)

    let name: String
    /// The files are put together by what is in them, and not by their names alone; a file with references is none of them.
    package let looksInside: Bool
    let find: @Sendable (_ files: [File], OtherFiles.Parse) -> [[String]]
    let read: @Sendable (_ first: String, _ files: OtherFiles) -> ReadThemes
    package var kind: ThemeSource.Kind { .together(name) }
}
