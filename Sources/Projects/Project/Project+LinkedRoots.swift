import SourceText
import ThemeRendering

extension Project {
    /// Throws if a link leads from a path of the configuration to outside of the project: a change that somebody proposes
    /// would publish other files of the machine, or write over them.
    ///
    /// A path from the command line is absolute, and whoever typed it named the place.
    func refuseLinkOutside(_ path: String, under key: String) throws(LoadingError) {
        let absolute = folder.absolute(path)
        guard !path.hasPrefix("/"), absolute.below(folder.path) != nil else { return }
        let place = files.withoutLinks(absolute)
        let project = files.withoutLinks(folder.path)
        if place == project || place.below(project) != nil { return }
        let way = ProjectFolder.relative(place, to: project)
        throw .missing(
            "'\(shown(absolute))' is a link that leads out of the project, to '\(way)'",
            help: "move the files here, or name the place itself: '\(key): \(way)', or --\(key)",
            named: location(of: path, under: key)
        )
    }

    /// The place at which `themepreview.yml` names a path; nil for a path from the command line.
    func location(of path: String, under key: String) -> SourceLocation? {
        var location = configuration.location(of: path, under: key)
        location?.file = shownConfiguration
        return location
    }
}
