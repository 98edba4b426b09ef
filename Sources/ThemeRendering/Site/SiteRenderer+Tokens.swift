import ThemeModel

extension SiteRenderer {
    /// The pages that describe a theme's tokens; none for a scheme of an editor or a terminal.
    package func tokenPages(
        of judged: JudgedTheme,
        _ facts: @escaping @Sendable () throws -> TokenFacts
    ) -> [PlannedFile] {
        guard let list = TokenList(of: judged.theme) else { return [] }
        let id = judged.theme.id
        let pages = Once { [content] in
            TokenPages(content, judged, list, try facts())
        }
        return (1...list.pageCount).compactMap { number in
            PlannedFile(.theme(id, .tokens(number)), from: [.templates, .theme(id)]) {
                try templates.render(.tokens, [pages.value.view(ofPage: number)])
            }
        }
    }
}
