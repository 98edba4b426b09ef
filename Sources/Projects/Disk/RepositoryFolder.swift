import ThemeRendering

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The top of the repository that holds a project, to which services take paths as relative.
package struct RepositoryFolder: Sendable {
    /// Absolute, with links resolved.
    package let path: String

    /// The folder of the service's checkout if it holds the project, or a repository within it; else git's top; nil
    /// where neither is known.
    ///
    /// Another folder as `workspace`, such as a relative one, is ignored: anybody may have set it.
    package init?(holding project: String, workspace: String?) {
        let folder = FileKind.canonical(project)
        let top = Self.top(above: folder)
        guard let workspace = workspace.flatMap(Self.usable),
            folder == workspace || folder.below(workspace) != nil
        else {
            guard let top else { return nil }
            path = top
            return
        }
        let isNested = top?.below(workspace) != nil
        path = isNested ? top ?? workspace : workspace
    }

    private static func usable(_ workspace: String) -> String? {
        guard workspace.utf8.first == UInt8(ascii: "/") else { return nil }
        let folder = FileKind.canonical(workspace)
        let isRoot = folder.pathNames.isEmpty
        return isRoot ? nil : ProjectFolder.absolute(folder, in: "/")
    }

    /// The nearest folder with `.git`, which is a file in a worktree.
    private static func top(above folder: String) -> String? {
        var folder = folder
        while !folder.isEmpty {
            if FileManager.default.fileExists(atPath: "\(folder)/.git") { return folder }
            folder = folder.parentPath
        }
        return nil
    }

    /// The path from the top; nil for a file that is elsewhere.
    package func relative(_ path: String) -> String? {
        ProjectFolder.path(of: path, in: self.path)
    }
}
