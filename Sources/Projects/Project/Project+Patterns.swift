import Findings
import SourceText
import ThemeModel
import ThemeRendering

extension Configuration {
    /// The folders below which the app's own files are looked for.
    var appRoots: [String] { (uses + mirrors.joined()).flatMap(\.value.roots) }
}

extension Project {
    /// Folders of other people's code, which a pattern enters only by name.
    static let foreignFolders: Set<String> = ["node_modules", "bower_components", "Pods"]

    /// Adds the app's own files to a listing.
    package func listAppFiles(into listing: inout SourceListing) throws(LoadingError) {
        let lists = try files(matching: configuration.uses, under: "uses")
        var known: Set<String> = []
        listing.uses = lists.joined().filter { known.insert($0.path).inserted }
        for patterns in configuration.mirrors {
            listing.mirrors.append(try files(matching: patterns, under: "mirrors"))
        }
    }

    /// The files that each pattern stands for, sorted by path; throws where one stands for none.
    ///
    /// Links that lead out of the project have a problem, and are not read.
    private func files(
        matching patterns: [Located<PathPattern>],
        under key: String
    ) throws(LoadingError) -> [[SourcePath]] {
        var listings: [String: [SourcePath]] = [:]
        var result: [[SourcePath]] = []
        for pattern in patterns {
            var found: [SourcePath] = []
            for root in pattern.value.roots {
                if listings[root] == nil { listings[root] = try sources(belowProject: root) }
                found += listings[root, default: []].filter { source in
                    pattern.value.stands(for: source.label)
                }
            }
            if found.isEmpty { throw nothing(at: pattern, under: key) }
            result.append(found.sorted { $0.path < $1.path })
        }
        return result
    }

    /// The files below a folder of the project, but for those of the site and of other people's code.
    func sources(
        belowProject root: String
    ) throws(LoadingError) -> [SourcePath] {
        let path = folder.absolute(root)
        guard try files.kind(at: path, label: shown(path)) == .folder else { return [] }
        let site = output
        let project = SourceFolder(folder.path, of: folder)
        let found: [ListedFile]
        do {
            found = try files.files(in: path) { inner in
                let name = inner.pathNames.last.map(String.init) ?? ""
                return inner == site || Self.foreignFolders.contains(name)
            }
        } catch {
            throw .unreadable(shown(error.path), reason: "\(error.reason)")
        }
        // Files below a folder that a link leads to are opened from there: no other link to a folder is followed.
        let isLinked = FileKind.canonical(path) != FileKind.canonical(folder.path) + "/\(root)"
        if !root.isEmpty, isLinked {
            let linked = SourceFolder(path, of: folder)
            return found.map { SourcePath(folder: linked, path: $0.path, problem: $0.problem) }
        }
        let start = root.isEmpty ? "" : "\(root)/"
        return found.map { file in
            SourcePath(folder: project, path: start + file.path, problem: file.problem)
        }
    }

    private func nothing(at pattern: Located<PathPattern>, under key: String) -> LoadingError {
        var location = pattern.location
        location?.file = shownConfiguration
        return .missing(
            "'\(key)' names '\(pattern.value.text.excerpt)', and there is no such file",
            help: "paths are relative to themepreview.yml; '*' is part of a name, '**' any folders",
            named: location
        )
    }
}
