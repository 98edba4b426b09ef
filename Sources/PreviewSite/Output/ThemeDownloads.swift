import Findings
import ProjectChecks
import Projects
import ThemeExport
import ThemeModel
import ThemeRendering

/// The files that can be taken away from a theme's page, below its folder `export` and in `r`.
struct ThemeDownloads {
    /// The most themes of a site that offers every format unless the configuration asks for some.
    ///
    /// Files cost more than what is in them: all formats of 270 schemes would be 8,100 files.
    static let usualLimit = 40

    struct File {
        let plan: PlannedPath
        let bytes: [UInt8]
    }

    private(set) var files: [File] = []
    /// What the theme's page shows: its style sheet, and the files.
    private(set) var shown: [ThemeDownload] = []

    init(of theme: Theme, at index: Int, in check: ResolvedProject) throws {
        let line = Offer.styleSheet.line(for: theme, file: "theme.css")
        let sheet = ThemeDownload.File(name: "theme.css", path: "theme.css", size: nil)
        let offer = Offer.styleSheet
        shown = [ThemeDownload(group: offer.group, title: offer.title, line: line, files: [sheet])]
        let wanted = check.downloadFormats(of: check.entries[index])
        if wanted.isEmpty { return }
        let exported = ExportedTheme(check.entries[index].document, theme)
        for offer in Offer.all where wanted.contains(offer.format) { try add(offer, of: exported) }
    }

    private mutating func add(_ offer: Offer, of theme: ExportedTheme) throws {
        guard let written = try offer.files(of: theme) else { return }
        let id = theme.theme.id
        var links: [ThemeDownload.File] = []
        for file in written {
            let name = String(file.name.split(separator: "/").last ?? "")
            let bytes = Array(file.text.utf8)
            let isItem = offer.format == "shadcn"
            let place =
                isItem ? Self.registryItem(of: id) : "themes/\(id)/export/\(offer.format)/\(name)"
            guard let path = ArtifactPath(place) else { continue }
            files.append(File(plan: PlannedPath(path: path, inputs: [.theme(id)]), bytes: bytes))
            let link = isItem ? "../../\(place)" : "export/\(offer.format)/\(name)"
            links.append(ThemeDownload.File(name: name, path: link, size: bytes.count))
        }
        let line = offer.line(for: theme.theme, file: links.first?.name ?? "")
        shown.append(
            ThemeDownload(group: offer.group, title: offer.title, line: line, files: links)
        )
    }

    /// Whether a file of a theme is a download, or shows which there are.
    static func concern(_ path: ArtifactPath) -> Bool {
        let parts = path.description.utf8.split(separator: UInt8(ascii: "/"))
        guard parts.count > 2 else { return true }
        return parts[2].elementsEqual("export".utf8) || parts[2].elementsEqual("index.html".utf8)
    }

    /// Where an item of a shadcn registry lies, so that its address is short.
    static func registryItem(of id: String) -> String { "r/\(id).json" }
}

extension ResolvedProject {
    /// The formats in which the site offers a theme; none of one with an error.
    fileprivate func downloadFormats(of entry: ResolvedTheme) -> Set<String> {
        let isUsual = entries.count <= ThemeDownloads.usualLimit
        guard
            let formats = workspace.configuration.downloads ?? (isUsual ? ExportFormats.names : nil)
        else {
            return []
        }
        return mistakenIDs.contains(entry.label.id) ? [] : Set(formats).subtracting(["css"])
    }
}
