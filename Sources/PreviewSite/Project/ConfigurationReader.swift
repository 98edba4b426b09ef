import Findings
import ForeignFormats
import SourceText
import SourceTrees
import ThemeChecks
import ThemeExport
import ThemeFormats
import ThemeModel

/// Reads `themepreview.yml`.
enum ConfigurationReader {
    private static let keys = [
        "title", "themes", "docs", "templates", "output", "defaultTheme", "baseURL", "downloads",
        "css", "markdown",
        "contrast", "roles", "modifiers", "rules",
    ]

    /// Parses a configuration, whose families may name `formats`; any finding makes it unusable.
    static func read(
        _ text: String,
        file: String,
        formats: [String] = FormatSet.builtIn.names
    ) -> (configuration: Configuration, findings: [Finding]) {
        var configuration = Configuration()
        let root: SourceNode?
        do throws(SyntaxError) {
            root = try YAMLParser.parse(text, file: file)
        } catch {
            let message = "the configuration is not YAML: \(error.message)"
            return (
                configuration,
                [Finding(.unreadableFile, .error, message, help: error.help, at: error.location)]
            )
        }
        guard let root else { return (configuration, []) }
        var reader = NodeReader()
        reader.readMapping(root, "themepreview.yml", keys: keys) { reader, key, value in
            switch key {
            case "title":
                let title = reader.text(value, "'title'", limit: TextLimits.name)?.value
                configuration.title = title ?? configuration.title
            case "themes":
                let items = value.text == nil ? reader.items(of: value, "'themes'") : [value]
                configuration.themes = items.compactMap { path($0, key, &configuration, &reader) }
            case "docs":
                configuration.docs = path(value, key, &configuration, &reader) ?? configuration.docs
                configuration.requiresDocs = true
            case "templates":
                configuration.templates =
                    path(value, key, &configuration, &reader) ?? configuration.templates
                configuration.requiresTemplates = true
            case "output":
                configuration.output =
                    path(value, key, &configuration, &reader) ?? configuration.output
            case "defaultTheme": configuration.defaultTheme = reader.text(value, "'defaultTheme'")
            case "baseURL": configuration.baseURL = address(value, &reader)
            case "downloads": configuration.downloads = downloads(value, &reader)
            default: readSection(key, value, formats, &configuration, &reader)
            }
        }
        return (configuration, reader.findings)
    }

    private static func readSection(
        _ key: String,
        _ node: SourceNode,
        _ formats: [String],
        _ configuration: inout Configuration,
        _ reader: inout NodeReader
    ) {
        switch key {
        case "css":
            reader.readMapping(node, "'css'", keys: ["prefix", "references"]) {
                reader,
                key,
                value in
                if key == "prefix" {
                    configuration.prefix = prefix(value, &reader)
                } else {
                    configuration.usesReferences = answer(value, "'references'", &reader)
                }
            }
        case "markdown":
            reader.readMapping(node, "'markdown'", keys: ["rawHTML"]) { reader, _, value in
                configuration.allowsRawHTML = answer(value, "'rawHTML'", &reader)
            }
        case "roles": configuration.roles = roles(node, &reader)
        case "modifiers":
            for (name, value) in reader.entries(of: node, "'modifiers'") {
                let use: Located<ModifierUse>? = reader.choice(value, "'\(name.value.excerpt)'")
                configuration.modifiers[name.value] = use.map {
                    Located($0.value, at: name.location)
                }
            }
        case "rules":
            for (rule, value) in reader.entries(of: node, "'rules'") {
                configuration.rules.settings[RuleID(rawValue: rule.value)] = setting(
                    of: rule,
                    value,
                    &reader
                )
            }
        default:
            configuration.requirements = ContrastReader.requirements(
                node,
                &reader,
                otherKeys: ["profiles", "families", "failOn", "baseline"]
            )
            if let failOn = node["failOn"] { readFailOn(failOn, &configuration, &reader) }
            configuration.baseline = node["baseline"].flatMap {
                reader.text($0, "'baseline'")?.value
            }
            let profiles = ProfileReader.profiles(node["profiles"], &reader)
            configuration.profiles = profiles
            configuration.families = ProfileReader.families(
                node["families"],
                profiles,
                formats,
                &reader
            )
        }
    }

    /// Reads the names that colours have in themes with names of their own: one for each role, or a list.
    private static func roles(_ node: SourceNode, _ reader: inout NodeReader) -> [RoleNames] {
        reader.entries(of: node, "'roles'").compactMap { role, value in
            guard TokenName.isWord(role.value) else {
                reader.wrongType(
                    node,
                    "the role '\(role.value.excerpt)'",
                    expected: "a word of letters, digits and '-'"
                )
                return nil
            }
            let items = value.text == nil ? reader.items(of: value, "'\(role.value)'") : [value]
            let names = items.compactMap {
                reader.text($0, "'\(role.value)'", limit: TextLimits.name)
            }
            return RoleNames(role.value, names)
        }
    }

    /// Reads a severity for all rules, or one for each rule or family of rules, and `default` for the others.
    private static func readFailOn(
        _ node: SourceNode,
        _ configuration: inout Configuration,
        _ reader: inout NodeReader
    ) {
        if node.text != nil {
            return configuration.failOn = reader.choice(node, "'failOn'")?.value ?? .error
        }
        let rules = RuleSet.guides.map(\.id)
        let names = ["default"] + Set(rules.map(\.family)).sorted() + rules.map(\.rawValue)
        for (name, value) in reader.entries(of: node, "'failOn'") {
            guard names.contains(name.value) else {
                let isNear = closestMatch(to: name.value, among: names) != nil
                let advice =
                    "name a rule, a family of rules, or 'default'; 'themepreview explain' lists the rules"
                reader.unknownKey(name, in: "'failOn'", keys: names, advice: isNear ? nil : advice)
                continue
            }
            guard let severity: Located<Severity> = reader.choice(value, "'\(name.value)'") else {
                continue
            }
            if name.value == "default" {
                configuration.failOn = severity.value
            } else {
                configuration.rules.thresholds[name.value] = severity.value
            }
        }
    }

    private static func setting(
        of rule: Located<String>,
        _ node: SourceNode,
        _ reader: inout NodeReader
    ) -> RuleSettings.Setting? {
        let known = RuleSet.guides.map(\.id.rawValue)
        guard known.contains(rule.value) else {
            let advice = "'themepreview explain' lists the rules"
            let isNear = closestMatch(to: rule.value, among: known) != nil
            reader.unknownKey(rule, in: "'rules'", keys: known, advice: isNear ? nil : advice)
            return nil
        }
        if RuleSettings.fixed.contains(RuleID(rawValue: rule.value)) {
            reader.add(
                Finding(
                    .wrongType,
                    .error,
                    "'\(rule.value)' cannot be set: it says that something was not checked",
                    help: "remove it here, and mend what it finds",
                    at: rule.location
                )
            )
            return nil
        }
        if node.text == "off" { return .off }
        if let severity = Severity(rawValue: node.text ?? "") { return .severity(severity) }
        reader.wrongType(node, "'\(rule.value)'", expected: "off, note, warning or error")
        return nil
    }

    /// Reads a path; refuses NUL, at which the system would cut it off.
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

    /// Reads `all`, `none`, or names of formats.
    private static func downloads(_ node: SourceNode, _ reader: inout NodeReader) -> [String] {
        if let all = ["all": ExportFormats.names, "none": []][node.text ?? ""] { return all }
        return reader.items(of: node, "'downloads'").compactMap { item in
            guard let name = reader.text(item, "a format") else { return nil }
            if ExportFormats.names.contains(name.value) { return name.value }
            let isNear = closestMatch(to: name.value, among: ExportFormats.names) != nil
            reader.unknownKey(
                name,
                in: "'downloads'",
                keys: ExportFormats.names,
                advice: isNear
                    ? nil
                    : "name formats of 'export': \(ExportFormats.names.joined(separator: ", "))"
            )
            return nil
        }
    }

    /// Reads an address that paths can be appended to; adds a missing `/` at its end.
    private static func address(_ node: SourceNode, _ reader: inout NodeReader) -> String? {
        guard let text = reader.text(node, "'baseURL'")?.value else { return nil }
        if text.wholeMatch(of: /https?:\/\/[A-Za-z0-9.\-]+(:[0-9]+)?(\/[A-Za-z0-9\-._~%\/]*)?/)
            != nil
        {
            return text.hasSuffix("/") ? text : text + "/"
        }
        reader.wrongType(
            node,
            "'baseURL'",
            expected: "an address such as https://example.org/themes/"
        )
        return nil
    }

    /// Anything but `true` and `false` is a finding, and false.
    private static func answer(_ node: SourceNode, _ what: String, _ reader: inout NodeReader)
        -> Bool
    {
        if let answer = ["true": true, "false": false][node.text ?? ""] { return answer }
        reader.wrongType(node, what, expected: "true or false")
        return false
    }

    private static func prefix(_ node: SourceNode, _ reader: inout NodeReader) -> String {
        guard let text = reader.text(node, "'prefix'")?.value else { return "" }
        let word = String(text.drop { $0 == "-" }.reversed().drop { $0 == "-" }.reversed())
        guard TokenName.isWord(word) else {
            reader.wrongType(node, "'prefix'", expected: "a word of letters, digits and '-'")
            return ""
        }
        if word != text {
            let message = "'prefix' is '\(text)', but themepreview itself adds the '-' around it"
            reader.add(
                Finding(.wrongType, .error, message, help: "write '\(word)'", at: node.location)
            )
        }
        return word
    }
}
