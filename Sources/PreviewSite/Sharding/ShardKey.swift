import Findings
import ThemeModel
import ThemeRendering

/// What shards of one site have in common: the hash of all that it is made from.
enum ShardKey {
    /// The hash of a project, wherever it lies and whichever copy of the program works on it.
    static func of(
        _ workspace: Workspace, _ pipeline: SitePipeline, _ build: SiteBuild, _ loader: SiteLoader, _ version: String
    ) throws(LoadingError) -> UInt64 {
        var settings = ContentHash()
        for text in [version, pipeline.baseline?.text, workspace.configuration.defaultTheme?.value] + pipeline.themeIDs
        { settings.add(text) }
        settings.add(workspace.configuration.source)
        var files: [String: UInt64] = [:]
        for path in build.filesOfPages { files[path] = try loader.hash(ofAsset: path, of: workspace).hash }
        return BuildKeys.everything(workspace, settings: settings.value, files: files)
    }
}
