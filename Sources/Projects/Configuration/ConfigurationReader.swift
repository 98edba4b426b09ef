import Findings
import ForeignFormats
import SourceText
import SourceTrees
import ThemeFormats
import ThemeModel

/// Reads `themepreview.yml`.
enum ConfigurationReader {
    private static let keys = [
        "title", "themes", "docs", "templates", "output", "defaultTheme", "baseURL", "downloads",
        "css", "markdown", "contrast", "roles", "modifiers", "rules", "coverage", "uses",
        "mirrors",
    ]

    /// Parses a configuration, whose families may name `formats`; any finding makes it unusable.
    static func read(
        _ text: String,
        file: String,
        formats: [String] = FormatSet.builtIn.names,
        exports: [String] = []
    ) -> (configuration: Configuration, findings: [Finding]) {
        var configuration = Configuration()
        let root: SourceNode?
        do throws(SyntaxError) {
            root = try YAMLParser.parse(text, file: file)
        } catch {
            let message = "the configuration is not YAML: \(error.message)"
            let finding = Finding(
                .unreadableFile,
                .error,
                message,
                help: error.help,
                at: error.location
            )
            return (configuration, [finding])
        }
        guard let root else { return (configuration, []) }
        var reader = NodeReader()
        reader.readMapping(root, "themepreview.yml", keys: keys) { reader, key, value in
            switch key {
            case "themes", "docs", "templates", "output":
                readPaths(key, value, &configuration, &reader)
            case "contrast":
                readContrast(value, formats, &configuration, &reader)
            case "css", "markdown":
                readOutput(key, value, &configuration, &reader)
            case "roles", "modifiers":
                readNames(key, value, &configuration, &reader)
            case "downloads":
                configuration.downloads = reader.downloads(value, among: exports)
            case "coverage":
                configuration.coverage = reader.coverageRules(value)
            case "uses":
                configuration.uses = reader.pathPatterns(value, "'uses'")
            case "mirrors":
                configuration.mirrors = reader.mirrors(value)
            case "rules":
                configuration.rules.settings = reader.ruleSettings(value)
            default:
                readSite(key, value, &configuration, &reader)
            }
        }
        return (configuration, reader.findings)
    }

    private static func readPaths(
        _ key: String,
        _ node: SourceNode,
        _ configuration: inout Configuration,
        _ reader: inout NodeReader
    ) {
        if key == "themes" {
            let items = node.text == nil ? reader.items(of: node, "'themes'") : [node]
            configuration.themes = items.compactMap { item in
                path(item, key, &configuration, &reader)
            }
            return
        }
        let named = path(node, key, &configuration, &reader)
        switch key {
        case "docs":
            configuration.docs = named ?? configuration.docs
            configuration.requiresDocs = true
        case "templates":
            configuration.templates = named ?? configuration.templates
            configuration.requiresTemplates = true
        default:
            configuration.output = named ?? configuration.output
        }
    }

    /// Refuses NUL, at which the system would cut the path off.
    private static func path(
        _ node: SourceNode,
        _ key: String,
        _ configuration: inout Configuration,
        _ reader: inout NodeReader
    ) -> String? {
        guard let path = reader.text(node, "'\(key)'") else { return nil }
        guard !path.value.utf8.contains(0) && !path.value.isEmpty else {
            reader.wrongType(node, "'\(key)'", expected: "a path")
            return nil
        }
        configuration.note(path, under: key)
        return path.value
    }

    private static func readSite(
        _ key: String,
        _ node: SourceNode,
        _ configuration: inout Configuration,
        _ reader: inout NodeReader
    ) {
        switch key {
        case "title":
            let title = reader.text(node, "'title'", limit: TextLimits.name)
            configuration.title = title?.value ?? configuration.title
        case "defaultTheme":
            configuration.defaultTheme = reader.text(node, "'defaultTheme'")
        default:
            configuration.baseURL = reader.address(node)
        }
    }

    private static func readOutput(
        _ key: String,
        _ node: SourceNode,
        _ configuration: inout Configuration,
        _ reader: inout NodeReader
    ) {
        let keys = key == "css" ? ["prefix", "references"] : ["rawHTML"]
        reader.readMapping(node, "'\(key)'", keys: keys) { reader, key, value in
            switch key {
            case "prefix": configuration.prefix = reader.prefix(value)
            case "references": configuration.usesReferences = reader.answer(value, "'references'")
            default: configuration.allowsRawHTML = reader.answer(value, "'rawHTML'")
            }
        }
    }

    private static func readNames(
        _ key: String,
        _ node: SourceNode,
        _ configuration: inout Configuration,
        _ reader: inout NodeReader
    ) {
        if key == "roles" { return configuration.roles = reader.roleNames(node) }
        for (name, value) in reader.entries(of: node, "'modifiers'") {
            let use: Located<ModifierUse>? = reader.choice(value, "'\(name.value.excerpt)'")
            configuration.modifiers[name.value] = use.map { Located($0.value, at: name.location) }
        }
    }

    private static func readContrast(
        _ node: SourceNode,
        _ formats: [String],
        _ configuration: inout Configuration,
        _ reader: inout NodeReader
    ) {
        configuration.requirements = ContrastReader.requirements(
            node,
            &reader,
            otherKeys: [
                "profiles", "families", "failOn", "baseline", "except", "expect", "grounds",
            ]
        )
        if let grounds = node["grounds"] {
            configuration.grounds = reader.groundNames(grounds)
        }
        if let except = node["except"] {
            let exceptions = ExceptionReader.exceptions(except, ofAll: true, &reader)
            configuration.requirements.exceptions = exceptions
        }
        if let expect = node["expect"] {
            configuration.requirements.expectedPairs = reader.pairCount(expect)
        }
        if let failOn = node["failOn"] {
            let (failOn, thresholds) = reader.failOn(failOn)
            configuration.failOn = failOn
            configuration.rules.thresholds = thresholds
        }
        if let baseline = node["baseline"] {
            configuration.baseline = reader.text(baseline, "'baseline'")?.value
        }
        configuration.profiles = ProfileReader.profiles(node["profiles"], &reader)
        configuration.families = ProfileReader.families(
            node["families"],
            configuration.profiles,
            formats,
            &reader
        )
    }
}
