import Findings
import ThemeModel

// The plan of a site: nothing is rendered to list it.

extension SiteRenderer {
    /// The files that belong to no theme; `themes` are all of the site, in their order.
    package func siteFiles(of themes: [JudgedTheme]) -> [PlannedFile] {
        let files = pages(of: themes) + lists(of: themes) + changes + assets
        return files.compactMap(\.self)
    }

    /// The files that show only the theme at an index of the site, or only the verdict on it.
    package func files(of judged: JudgedTheme, at index: Int) -> [PlannedFile] {
        let id = judged.theme.id
        let styleSheet = PlannedFile(.theme(id, .styleSheet), from: [.theme(id)]) {
            try styleSheets[index].value.pageBytes
        }
        let card = PlannedFile(.theme(id, .card), from: [.theme(id)]) {
            ThemeCard(judged).bytes
        }
        let badge = PlannedFile(.theme(id, .badge), from: [.theme(id)]) {
            ThemeBadge(judged).bytes
        }
        return [styleSheet, card, badge].compactMap(\.self)
    }

    /// The inputs of the overview of a theme.
    package func overviewInputs(ofTheme id: String) -> [ArtifactInput] {
        [.templates, .pageList, .frame(theme: id), .theme(id)]
    }

    /// A Markdown page in some themes.
    ///
    /// Everything that is the same in all of them is rendered with the first, and kept as long as the files are.
    package func files(ofPage index: Int, inThemes themes: [Int]) -> [PlannedFile] {
        let page = content.pages[index]
        let files = page.inputs.sorted().map(ArtifactInput.file)
        let view = Once { [self] in
            try PageView(content, navigation, at: index, page.content, templates)
        }
        return themes.compactMap { theme in
            let id = content.themes[theme].id
            let inputs: [ArtifactInput] = [
                .templates, .pageList, .page(page.path), .frame(theme: id),
            ]
            return PlannedFile(.theme(id, .page(page.path)), from: inputs + files) {
                try view.value.rendered(in: frames[theme])
            }
        }
    }
}

extension SiteRenderer {
    /// The pages that show all themes.
    private func pages(of themes: [JudgedTheme]) -> [PlannedFile?] {
        let verdicts: [ArtifactInput] = [.templates, .allThemes]
        let names: [ArtifactInput] = [.templates, .pageList, .themeList]
        var files = [
            PlannedFile(.shared(.gallery), from: verdicts) {
                try GalleryPage(content, templates).bytes(themes)
            },
            PlannedFile(.shared(.contrast), from: verdicts) {
                try ContrastPage(content, templates, findings).bytes(themes)
            },
            PlannedFile(.shared(.decide), from: names) {
                try templates.render(.decide, [CompareView(content).decision])
            },
        ]
        if content.canCompare {
            let compare = PlannedFile(.shared(.compare), from: names) {
                try templates.render(.compare, [CompareView(content).view])
            }
            files.append(compare)
        }
        if let base = content.baseURL {
            let sitemap = PlannedFile(.shared(.sitemap), from: [.themeList, .pageList]) {
                Array(Sitemap(content, base: base).text.utf8)
            }
            files.append(sitemap)
        }
        return files
    }

    /// The files about all themes that programs, styles and scripts read.
    private func lists(of themes: [JudgedTheme]) -> [PlannedFile?] {
        [
            PlannedFile(.shared(.styleSheets), from: [.allThemes]) {
                try StyleSheetsFile.bytes(styleSheets.map { try $0.value })
            },
            PlannedFile(.shared(.miniatures), from: [.templates, .allThemes]) {
                MiniaturesFile(content, templates).bytes(themes)
            },
            PlannedFile(.shared(.themes), from: [.allThemes]) {
                ThemesFile(content).bytes(themes)
            },
            PlannedFile(.shared(.verdicts), from: [.allThemes]) {
                ContrastFile(findings).bytes(themes)
            },
            PlannedFile(.shared(.levels), from: [.allThemes]) {
                LevelsFile.bytes(themes)
            },
        ]
    }

    /// The page of changes with its style sheet and its picture, if the build compares with another state.
    private var changes: [PlannedFile?] {
        guard let changes = content.changes else { return [] }
        let view = ChangesView(content, changes)
        return [
            PlannedFile(.shared(.changes), from: [.templates, .otherState]) {
                try templates.render(.changes, [view.view])
            },
            PlannedFile(.shared(.changesStyles), from: [.otherState]) {
                view.styles
            },
            PlannedFile(.shared(.changesCard), from: [.otherState]) {
                ChangesCard(content, changes).bytes
            },
        ]
    }

    private var assets: [PlannedFile?] {
        let switcher = PlannedFile(.asset(.switcher), from: [.themeList]) {
            Array(SwitcherFile(content.themes).text.utf8)
        }
        let copies = templates.assets.map { name, file in
            PlannedFile(.asset(.template(name)), from: [.templates]) {
                Array(asset(file.text, name: name).utf8)
            }
        }
        return [switcher] + copies
    }
}
