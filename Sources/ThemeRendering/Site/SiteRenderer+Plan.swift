import Findings
import ThemeModel

// The plan of a site: nothing is rendered or judged to list it.

extension SiteRenderer {
    /// The files that belong to no theme.
    package var siteFiles: [PlannedFile] {
        let files = pagesOfThemes + filesOfThemes + changes + assets
        return files.compactMap(\.self)
    }

    /// The theme's files that show only the theme, or only the verdict on it.
    package func files(ofTheme index: Int) -> [PlannedFile] {
        let id = content.themes[index].id
        let files = [
            PlannedFile(.theme(id, .styleSheet), from: [.theme(id)], .styleSheet(\.pageBytes)),
            PlannedFile(.theme(id, .card), from: [.theme(id)], .verdict { ThemeCard($0).bytes }),
            PlannedFile(.theme(id, .badge), from: [.theme(id)], .verdict { ThemeBadge($0).bytes }),
        ]
        return files.compactMap(\.self)
    }

    /// The inputs of the overview of a theme.
    package func overviewInputs(ofTheme id: String) -> [ArtifactInput] {
        [.templates, .pageList, .frame(theme: id), .theme(id)]
    }

    /// A Markdown page in some themes.
    ///
    /// The page is read when the first of the files is rendered, and kept as long as they are.
    package func files(ofPage index: Int, inThemes themes: [Int]) -> [PlannedFile] {
        let page = content.pages[index]
        let files = page.inputs.sorted().map(ArtifactInput.file)
        let view = Once { [self] in
            try PageView(content, navigation, at: index, try page.content(), templates)
        }
        return themes.compactMap { theme in
            let id = content.themes[theme].id
            return PlannedFile(
                .theme(id, .page(page.path)),
                from: [.templates, .pageList, .page(page.path), .frame(theme: id)] + files,
                .plain { [frame = frames[theme]] in try view.value.rendered(in: frame) }
            )
        }
    }
}

extension SiteRenderer {
    /// The pages that show all themes.
    private var pagesOfThemes: [PlannedFile?] {
        let gallery = GalleryPage(content, templates)
        let contrast = ContrastPage(content, templates, findings)
        let compare = CompareView(content)
        let lists: [ArtifactInput] = [.templates, .pageList, .themeList]
        var files = [
            PlannedFile(
                .shared(.gallery),
                from: [.templates, .allThemes],
                .allThemes { try gallery.bytes($0) }
            ),
            PlannedFile(
                .shared(.contrast),
                from: [.templates, .allThemes],
                .allThemes { try contrast.bytes($0) }
            ),
            PlannedFile(
                .shared(.decide),
                from: lists,
                .plain { [self] in try templates.render(.decide, [compare.decision]) }
            ),
        ]
        if content.canCompare {
            let page = PlannedFile(
                .shared(.compare),
                from: lists,
                .plain { [self] in try templates.render(.compare, [compare.view]) }
            )
            files.append(page)
        }
        if let base = content.baseURL {
            let sitemap = Sitemap(content, base: base)
            let file = PlannedFile(
                .shared(.sitemap),
                from: [.themeList, .pageList],
                .plain { Array(sitemap.text.utf8) }
            )
            files.append(file)
        }
        return files
    }

    /// The files that programs, styles and scripts read.
    private var filesOfThemes: [PlannedFile?] {
        let miniatures = MiniaturesFile(content, templates)
        let themes = ThemesFile(content)
        let verdicts = ContrastFile(findings)
        return [
            PlannedFile(
                .shared(.styleSheets),
                from: [.allThemes],
                .allThemes { StyleSheetsFile.bytes($0) }
            ),
            PlannedFile(
                .shared(.miniatures),
                from: [.templates, .allThemes],
                .allThemes { miniatures.bytes($0) }
            ),
            PlannedFile(.shared(.themes), from: [.allThemes], .allThemes { themes.bytes($0) }),
            PlannedFile(.shared(.verdicts), from: [.allThemes], .allThemes { verdicts.bytes($0) }),
            PlannedFile(.shared(.levels), from: [.allThemes], .allThemes { LevelsFile.bytes($0) }),
        ]
    }

    /// The page of changes with its style sheet and its picture, if the build compares with another state.
    private var changes: [PlannedFile?] {
        guard let changes = content.changes else { return [] }
        let view = ChangesView(content, changes)
        let card = ChangesCard(content, changes)
        return [
            PlannedFile(
                .shared(.changes),
                from: [.templates, .otherState],
                .plain { [self] in try templates.render(.changes, [view.view]) }
            ),
            PlannedFile(.shared(.changesStyles), from: [.otherState], .plain { view.styles }),
            PlannedFile(.shared(.changesCard), from: [.otherState], .plain { card.bytes }),
        ]
    }

    private var assets: [PlannedFile?] {
        let switcher = SwitcherFile(content.themes)
        let names = PlannedFile(
            .asset(.switcher),
            from: [.themeList],
            .plain { Array(switcher.text.utf8) }
        )
        return [names]
            + templates.assets.map { name, file in
                PlannedFile(
                    .asset(.template(name)),
                    from: [.templates],
                    .plain { [self] in Array(asset(file.text, name: name).utf8) }
                )
            }
    }
}
