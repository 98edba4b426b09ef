package import Findings
package import ThemeModel

/// Renders the files of a site, each from the values that it shows.
///
/// Files can be made in any order and from several threads; equal content gives equal bytes.
package struct SiteRenderer: Sendable {
    package let content: SiteContent
    let templates: TemplateSet
    let navigation: Navigation
    let frames: [ThemedFrame]
    /// Kept, since three files need each: to make it three times takes 5 % more of a full build.
    let styleSheets: [Once<ThemeStyleSheet>]
    /// The names that are the same on every theme's overview.
    let overviewFrame: View
    /// The findings about no theme.
    let findings: [Finding]

    /// Prepares a site: everything that does not depend on a theme is made here, once.
    ///
    /// `themes` are those of the content, in its order, and `findings` those about no theme.
    package init(
        _ content: SiteContent,
        of themes: [Theme],
        templates: TemplateSet,
        findings: [Finding] = []
    ) {
        self.content = content
        self.templates = templates
        self.findings = findings
        navigation = Navigation(content)
        overviewFrame = ThemeView.frame(content)
        frames = content.themes.indices.map { ThemedFrame(content.themes, at: $0) }
        styleSheets = themes.map { theme in
            Once { content.styleSheet(of: theme) }
        }
    }
}

// MARK: - Rendering

extension SiteRenderer {
    /// The overview of the theme at an index of the site, with the values that `fix` would write.
    package func overview(of judged: JudgedTheme, _ fix: FixPreview, at index: Int) throws
        -> [UInt8]
    {
        let view = ThemeView(content, overviewFrame, judged, fix, frame: frames[index])
        let size = try styleSheets[index].value.pageBytes.count
        return try templates.render(.theme, view.views(styleSheet: size))
    }

    /// A style, a script or an image as the site has it.
    ///
    /// Our style sheets become compact, and those of the stage get the site's prefix for the themes' properties.
    func asset(_ text: String, name: String) -> String {
        let isOurs = name.hasSuffix(".css") && TemplateSet.builtIn[name] == text
        let compact = isOurs ? CompactStyle.text(of: text) : text
        guard TemplateSet.isUnprefixed(name), !content.prefix.isEmpty else { return compact }
        let prefixed = "--\(content.prefix)-"
        return
            compact
            .replacing("--", with: prefixed)
            .replacing("\(prefixed)frame-", with: "--frame-")
    }
}
