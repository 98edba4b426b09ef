import Findings
package import ThemeRendering

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Everything of a project that was read from disk.
package struct Workspace: Sendable {
    package let configuration: Configuration
    /// The theme files, in the order of their paths.
    package var themeFiles: [SourceFile] = []
    /// The Markdown files, in the order of their paths.
    package var pageFiles: [PageFile] = []
    /// The paths of all other files beside the pages.
    var assetPaths: Set<String> = []
    /// The folder of the pages; nil where there is none.
    var docsFolder: String?
    /// The project's own templates by file name.
    package var templates: [String: TemplateFile] = [:]
    /// The paths by which the present folder knows what labels stand for.
    package var pathsByLabel: [String: String] { lazyPathsByLabel.value }
    /// The same, for many commands ask for none of them.
    var lazyPathsByLabel = Lazy<[String: String]> { [:] }

    /// Reads a page again by its absolute path.
    var readAgain: @Sendable (String) throws(LoadingError) -> Data = { path throws(LoadingError) in
        throw .unreadable(path, reason: "it is not to be read again")
    }

    /// A page's file with its bytes.
    ///
    /// Throws where it cannot be read any more, or has other bytes than before.
    package func file(of page: PageFile) throws(LoadingError) -> SourceFile { try page.file(readAgain) }

    /// Whether the files that were read are those that were listed, as they were then.
    var isAsListed = true

    /// Whether there is a file beside the pages whose path has just these bytes.
    func hasAsset(_ path: String) -> Bool {
        assetPaths.firstIndex(of: path).map { assetPaths[$0].hasBytes(of: path) } ?? false
    }
}
