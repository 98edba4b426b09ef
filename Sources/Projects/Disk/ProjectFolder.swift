import ThemeRendering

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The folder that a project's paths are relative to.
package struct ProjectFolder: Sendable {
    package static let configurationName = "themepreview.yml"
    /// Names that a configuration is given by mistake.
    static let mistakenNames = ["themepreview.yaml", "themepreview.json"]

    /// The current folder of the process, with links resolved.
    package static var current: String { FileKind.canonical(".") }

    /// Absolute, without a `/` at the end.
    package let path: String

    /// Uses `path` if given, else the nearest folder from `start` upward that has a configuration, else `start`.
    package init(path: String?, start: String) throws(LoadingError) {
        guard let path else {
            self.path = Self.nearest(from: Self.absolute(start, in: "/"))
            return
        }
        let folder = Self.absolute(path, in: start)
        guard FileKind(following: folder) == .folder else {
            throw .missing(
                "there is no folder '\(path)'",
                help: "--project takes the folder with themepreview.yml"
            )
        }
        self.path = folder
    }

    /// A folder in a git revision, which need not exist on disk.
    init(inRevision path: String) { self.path = path }

    private static func nearest(from start: String) -> String {
        var folder = start
        while true {
            if FileManager.default.fileExists(atPath: "\(folder)/\(configurationName)") {
                return folder
            }
            folder = folder.parentPath
            if folder.isEmpty { return start }
        }
    }

    /// Makes a path of the project absolute.
    package func absolute(_ path: String) -> String { Self.absolute(path, in: self.path) }

    /// Makes a path absolute; resolves `.` and `..` as text, without asking the disk.
    package static func absolute(_ path: String, in folder: String) -> String {
        var names: [Substring] = []
        for name in (path.utf8.first == UInt8(ascii: "/") ? path : "\(folder)/\(path)").pathNames
        where name != "." {
            if name == ".." { _ = names.popLast() } else { names.append(name) }
        }
        return names.isEmpty ? "/" : names.reduce(into: "") { $0.append(contentsOf: "/\($1)") }
    }

    /// A file's name in findings and the site: its path below the project, else below the parent of `folder`.
    func label(of file: String, foundIn folder: String) -> String {
        if let label = file.below(path) { return label }
        return file.below(folder.parentPath) ?? String(file.pathNames.last ?? "")
    }

    /// The path of a file relative to `folder`.
    package static func relative(_ path: String, to folder: String) -> String {
        // Most paths lie below it.
        if let below = path.below(folder) { return below }
        let target = path.pathNames
        let base = folder.pathNames
        let common = zip(target, base).prefix { $0.utf8.elementsEqual($1.utf8) }.count
        var way = String(repeating: "../", count: base.count - common)
        for name in target.dropFirst(common) { way += "\(name)/" }
        return way.isEmpty ? "." : String(way.dropLast())
    }

    /// The path of a file relative to a folder that contains it, even through links; nil if none does.
    package static func path(of path: String, in folder: String) -> String? {
        if let below = path.below(folder) { return below }
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return nil }
        return (FileKind.canonical(String(path[..<slash])) + String(path[slash...])).below(
            FileKind.canonical(folder)
        )
    }
}
