import Findings
import ThemeFormats
import ThemeModel
import ThemeRendering

/// What shards of one site have in common: the hash of all that their files are made from.
enum ShardKey {
    /// The hash of a project, wherever it lies and whichever copy of the program works on it.
    ///
    /// The bytes of the files beside the pages are in none of the parts: it is the merge that writes them.
    static func of(_ pipeline: SitePipeline, _ version: String) -> UInt64 {
        let workspace = pipeline.workspace
        var settings = ContentHash()
        for text in [
            version, MarkdownLibrary.version, YAMLParser.version, pipeline.baseline?.text,
            workspace.configuration.defaultTheme?.value,
        ] + pipeline.themeIDs { settings.add(text) }
        settings.add(workspace.configuration.source)
        return BuildKeys.everything(workspace, settings: settings.value, files: [:])
    }
}
