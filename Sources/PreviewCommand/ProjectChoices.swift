import PreviewSite

/// What a command line says of a project: where it is, what it is made from, and where its site goes.
struct ProjectChoices: Equatable, Sendable {
    var project: String?
    var themes: [String] = []
    var docs: String?
    var templates: String?
    var output: String?
    var shard: Shard?
    /// How many themes are worked on at once.
    var jobs: Int?

    /// Puts what the command line says over the configuration.
    ///
    /// Paths of the command line are relative to `currentFolder`.
    func apply(to configuration: inout Configuration, currentFolder: String) {
        func absolute(_ path: String) -> String { ProjectFolder.absolute(path, in: currentFolder) }
        if !themes.isEmpty {
            configuration.themes = themes.map(absolute)
            configuration.defaultTheme = nil
        }
        if let docs {
            configuration.docs = absolute(docs)
            configuration.requiresDocs = true
        }
        if let templates {
            configuration.templates = absolute(templates)
            configuration.requiresTemplates = true
        }
        if let output {
            configuration.usualOutput = configuration.output
            configuration.output = absolute(output)
        } else if let shard {
            configuration.shardedOutput = configuration.output
            configuration.output += shard.ending
        }
    }
}

extension ProjectChoices {
    /// What options say.
    init(_ options: GlobalOptions, _ sources: SourceOptions, output: String? = nil, shard: Shard? = nil) {
        self.init(
            project: options.project, themes: sources.themes, docs: sources.docs, templates: sources.templates,
            output: output, shard: shard, jobs: sources.jobs)
    }
}
