import ForeignFormats
import ProjectChecks
import Projects
import ThemeExport
import ThemeModel
import ThemeRendering

/// A theme in the formats that the site offers, below its folder `export` and in `r`.
struct ThemeDownloads {
    /// The most themes of a site that offers every format unless the configuration asks for some.
    ///
    /// Files cost more than what is in them: all formats of 270 schemes would be 8,100 files.
    static let usualLimit = 40

    private let id: String
    /// The formats in which the project reads what is written.
    private let formats: FormatSet
    /// The files by what they are.
    private(set) var bytes: [SiteFile: [UInt8]] = [:]
    /// The entries on the theme's page: its style sheet, and the formats with their files.
    private(set) var shown: [ThemeDownload] = []

    init(of theme: Theme, at index: Int, in project: ResolvedProject) throws {
        id = theme.id
        formats = project.workspace.project.formats.set
        shown = [ThemeDownload(styleSheetOf: theme)]
        let entry = project.themes[index]
        let wanted = project.downloadFormats(of: entry)
        if wanted.isEmpty { return }
        let exported = project.exported(entry, as: entry.document, theme)
        for offer in project.offers where wanted.contains(offer.format) {
            try add(offer, of: exported)
        }
    }

    private mutating func add(_ offer: Offer, of theme: ExportedTheme) throws {
        guard let written = try offer.files(of: theme) else {
            guard let refusal = offer.refusal(of: theme) else { return }
            let reason = "\(refusal)".prefix { $0 != "\n" }
            return shown.append(
                ThemeDownload(
                    group: offer.group,
                    title: offer.title,
                    line: String(reason),
                    files: []
                )
            )
        }
        var links: [ThemeDownload.File] = []
        for file in written {
            let (name, place, link) = place(of: file, as: offer.format)
            if place.path == nil { continue }
            let bytes = Array(file.text.utf8)
            self.bytes[place] = bytes
            let verdict = ExportVerdict(
                file,
                path: file.name,
                at: theme.theme.contrast.level,
                readBy: formats
            )
            links.append(
                ThemeDownload.File(
                    name: name,
                    path: link,
                    size: bytes.count,
                    complaint: verdict.summary
                )
            )
        }
        let line = offer.line(for: theme.theme, file: links.first?.name ?? "")
        shown.append(
            ThemeDownload(group: offer.group, title: offer.title, line: line, files: links)
        )
    }

    /// A download's name, its place in the site, and the way to it from the theme's page.
    private func place(of file: ExportedFile, as format: String) -> (
        name: String, file: SiteFile, link: String
    ) {
        let names = file.name.split(separator: "/")
        let name = String(names.last ?? "")
        if format == "shadcn" {
            let item = SiteFile.registryItem(id)
            return (name, item, "../../\(item.text)")
        }
        let part = ThemePart.download(format: format, name: name)
        if bytes[.theme(id, part)] == nil { return (name, .theme(id, part), part.text) }
        // Files of one name in different folders.
        let whole = ThemePart.download(format: format, name: names.joined(separator: "-"))
        return (name, .theme(id, whole), whole.text)
    }

    var planned: [PlannedFile] {
        bytes.compactMap { file, bytes in
            PlannedFile(file, from: [.theme(id)]) { bytes }
        }
    }
}

extension ThemeDownload {
    /// The style sheet that the theme's page uses.
    fileprivate init(styleSheetOf theme: Theme) {
        let name = ThemePart.styleSheet.text
        let offer = Offer.styleSheet
        self.init(
            group: offer.group,
            title: offer.title,
            line: offer.line(for: theme, file: name),
            files: [File(name: name, path: name, size: nil)]
        )
    }
}

extension ResolvedProject {
    /// The formats of ours, and the project's own.
    fileprivate var offers: [Offer] {
        let own = Offer.own(workspace.project.exports, workspace.project.formats.set)
        let names = Set(own.map(\.format))
        return Offer.all.filter { !names.contains($0.format) } + own
    }

    /// The formats in which the site offers a theme; none of one with an error.
    fileprivate func downloadFormats(of entry: ResolvedTheme) -> Set<String> {
        let isUsual = themes.count <= ThemeDownloads.usualLimit
        let usual = isUsual ? offers.map(\.format) : nil
        guard let formats = workspace.configuration.downloads ?? usual else { return [] }
        return mistakenIDs.contains(entry.id) ? [] : Set(formats).subtracting(["css"])
    }
}
