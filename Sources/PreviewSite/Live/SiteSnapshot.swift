package import Findings
import ProjectChecks
import Projects
import ThemeModel
import ThemeRendering

/// A site as its sources are now: a file of it is rendered when somebody asks for it, and nothing is written.
///
/// It finds files in the plan that a build writes, never on disk.
package struct SiteSnapshot: Sendable {
    package let builder: SiteBuilder
    private let themes: [String: Int]
    private let pages: [ArtifactPath: Int]
    private let plain: [ArtifactPath: PlannedArtifact]
    private let shared: [ArtifactPath: Int]
    private let assets: [ArtifactPath: Int]
    let shares: ThemeShares

    /// A file of the site, and the names of the inputs that it depends on.
    package struct File: Sendable {
        package let bytes: [UInt8]
        package let inputs: Set<String>
    }

    private typealias Place = (theme: Int, page: Int?)

    /// Takes over from `previous` what the themes that did not change add to shared files.
    package init(_ builder: SiteBuilder, after previous: SiteSnapshot? = nil) {
        self.builder = builder
        func index<Key: Hashable>(_ keys: [Key]) -> [Key: Int] {
            Dictionary(zip(keys, keys.indices)) { first, _ in first }
        }
        themes = index(builder.check.entries.map(\.label.id))
        pages = index(builder.content.pages.map(\.path))
        plain = Dictionary(builder.renderer.plainFiles.map { ($0.plan.path, $0) }) { first, _ in
            first
        }
        shared = index(builder.renderer.sharedFiles.map(\.path))
        assets = index(builder.assets.map(\.plan.path))
        shares = ThemeShares(builder, after: previous?.shares)
    }

    /// The hash of each input of the site's files, by its name.
    package var inputs: [String: UInt64] { builder.inputs.byName }

    /// Whether a theme or page cannot be read, or only in part, that `previous` has whole.
    package func lacks(filesOf previous: SiteSnapshot) -> Bool {
        let check = builder.check
        let old = previous.builder.check
        return check.unusableIDs.contains {
            previous.themes[$0] != nil && !old.unusableIDs.contains($0)
        }
            || check.mistakenIDs.contains {
                previous.themes[$0] != nil && !old.mistakenIDs.contains($0)
            }
            || check.pages.unreadable.contains { previous.pages[$0] != nil }
            || check.pages.damaged.contains {
                previous.pages[$0] != nil && !old.pages.damaged.contains($0)
            }
    }

    /// The errors for which a theme or page cannot be rendered, or only in part.
    package static func problems(of builder: SiteBuilder) -> [Finding] {
        builder.check.themeErrors
            + builder.check.pages.unreadableFindings.filter { $0.severity == .error }
    }

    /// Nil if the site has no such file.
    package func file(at text: String) async throws -> File? { try await made(text, renders: true) }

    /// The names of the inputs that a file depends on; nil if the site has no such file.
    package func inputs(of text: String) async throws -> Set<String>? {
        try await made(text, renders: false)?.inputs
    }
}

extension SiteSnapshot {
    private func made(_ text: String, renders: Bool) async throws -> File? {
        guard let path = ArtifactPath(text) else { return nil }
        if let file = plain[path] { return File(file.plan, renders ? try file.render().bytes : []) }
        if let index = assets[path] {
            let (plan, source) = builder.assets[index]
            return File(plan, renders ? try copied(source) : [])
        }
        if let index = shared[path] { return try await sharedFile(index, renders: renders) }
        guard let place = place(of: path) else { return nil }
        if let page = place.page {
            return try self.page(page, inTheme: place.theme, path, renders: renders)
        }
        return try await themeFile(path, ofTheme: place.theme, renders: renders)
    }

    private func place(of path: ArtifactPath) -> Place? {
        let parts = path.description.utf8.split(separator: UInt8(ascii: "/"), maxSplits: 3).map {
            String(Substring($0))
        }
        if parts.count == 2, parts[0] == "r", parts[1].hasSuffix(".json") {
            return themes[String(parts[1].dropLast(5))].map { ($0, nil) }
        }
        guard parts.count > 2, parts[0] == "themes", let theme = themes[parts[1]] else {
            return nil
        }
        guard parts.count == 4, parts[2] == "pages" else { return (theme, nil) }
        return ArtifactPath(parts[3]).flatMap { pages[$0] }.map { (theme, $0) }
    }

    private func copied(_ source: SourcePath) throws -> [UInt8] {
        var bytes: [UInt8] = []
        try builder.copy(source) { bytes += $0 }
        return bytes
    }

    private func page(
        _ page: Int,
        inTheme theme: Int,
        _ path: ArtifactPath,
        renders: Bool
    ) throws -> File? {
        var file: File?
        try builder.renderer.forEachFile(ofPage: page, inThemes: [theme]) { plan, render in
            if plan.path == path { file = File(plan, renders ? try render() : []) }
        }
        return file
    }

    private func themeFile(_ path: ArtifactPath, ofTheme index: Int, renders: Bool) async throws
        -> File?
    {
        var file: File?
        let judged = builder.checked.judged[index]
        let downloads = ThemeDownloads.concern(path)
        let files = try ThemeFiles(judged, at: index, of: builder, downloads: downloads)
        try files.forEach { plan, render in
            if plan.path == path { file = File(plan, renders ? try render() : []) }
        }
        return file
    }

    private func sharedFile(_ index: Int, renders: Bool) async throws -> File {
        let file = builder.renderer.sharedFiles[index]
        let plan = PlannedPath(path: file.path, inputs: file.inputs)
        return File(plan, renders ? try await shares.assembled(file, at: index) : [])
    }
}

extension SiteSnapshot.File {
    fileprivate init(_ plan: PlannedPath, _ bytes: [UInt8]) {
        self.init(bytes: bytes, inputs: Set(([.settings] + plan.inputs).map(\.name)))
    }
}
