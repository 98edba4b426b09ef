package import Findings
import SourceText
import SourceTrees
import ThemeFormats
import ThemeModel

/// The templates of a folder with a `config.yaml`, as tinted-theming's repositories have it.
package struct TemplateFolder: Sendable {
    /// In the order of `config.yaml`.
    package private(set) var templates: [ExportTemplate] = []
    package private(set) var findings: [Finding] = []

    /// The names that the description of a folder may have.
    package static let descriptionNames = ["config.yaml", "config.yml"]
    /// The ending of a template.
    package static let ending = ".mustache"
    /// The most files of a folder, and the most bytes of each.
    package static let limit = (files: 400, bytes: 1 << 20)

    /// The texts of all files, in the order of their names.
    package var ownTexts: [String] { texts.sorted { $0.key < $1.key }.map(\.value) }

    /// The templates in `Exports/`.
    package static let builtIn: TemplateFolder = {
        let label = "built-in Exports/"
        let folder = TemplateFolder(EmbeddedExports.files, label: label, isBuiltIn: true)
        precondition(folder.findings.isEmpty, "a built-in template is wrong: \(folder.findings)")
        return folder
    }()

    private var reader = NodeReader()
    private let texts: [String: String]
    private let label: String
    private let isBuiltIn: Bool
    /// The places of the texts that are read.
    private var known: Set<String> = []

    /// Reads the files of a folder by their names; `label` is its path for messages.
    package init(_ texts: [String: String], label: String, isBuiltIn: Bool = false) {
        self.texts = texts
        self.label = label
        self.isBuiltIn = isBuiltIn
        guard let name = Self.descriptionNames.first(where: { texts[$0] != nil }) else {
            reader.refuse(
                "there is no config.yaml among the templates",
                help: "name a folder with templates/config.yaml, or one file",
                at: SourceLocation(file: label)
            )
            findings = reader.findings
            return
        }
        do throws(SyntaxError) {
            let root = try YAMLParser.parse(texts[name] ?? "", file: path(of: name))
            let entries = root.map { reader.entries(of: $0, "the file") } ?? []
            for (key, entry) in entries { read(entry, named: key) }
            if entries.isEmpty, reader.findings.isEmpty { refuseEmpty(name) }
            checkPartials()
        } catch {
            reader.refuse(error.message, help: error.help, at: error.location)
        }
        findings = reader.findings
    }

    /// Reads a template that nothing describes: its file's name without `.mustache` is that of the files.
    package init(template text: String, named name: String, label: String) {
        texts = [name: text]
        self.label = label
        isBuiltIn = false
        let stem = name.hasSuffix(Self.ending) ? String(name.dropLast(Self.ending.count)) : name
        let ending = stem.lastIndex(of: ".").map { String(stem[$0...]) } ?? ""
        if let content = nodes(of: text, at: label),
            let fileName = nodes(of: "{{scheme-slug}}\(ending)", at: label)
        {
            templates = [template(stem, TemplateHead(named: stem), fileName, content, at: label)]
        }
        findings = reader.findings
    }

    private func path(of name: String) -> String {
        label.hasSuffix("/") ? label + name : "\(label)/\(name)"
    }
}

extension TemplateFolder {
    private static let keys = [
        "filename", "supported-systems", "output", "extension", "supports", "options", "title",
        "summary", "group", "use", "tried",
    ]

    private mutating func read(_ entry: SourceNode, named key: Located<String>) {
        guard key.value.utf8.allSatisfy(\.isPartOfName), !key.value.hasPrefix(".") else {
            return reader.refuse(
                "'\(key.value.excerpt)' is no name of a template",
                help: "write letters, digits, '-', '_' and '.'",
                at: key.location
            )
        }
        var values: [String: String] = [:]
        var systems: [TemplateSystem] = []
        reader.readMapping(entry, "'\(key.value)'", keys: Self.keys) { reader, name, value in
            switch name {
            case "supported-systems":
                systems = reader.items(of: value, "'\(name)'").compactMap {
                    reader.choice($0, "a system")?.value
                }
            case "supports", "options": break
            default: values[name] = reader.text(value, "'\(name)'")?.value
            }
        }
        let place = path(of: key.value + Self.ending)
        guard let text = texts[key.value + Self.ending] else {
            return reader.refuse(
                "there is no template '\(key.value)\(Self.ending)'",
                help: "each key has a file of its name",
                at: key.location
            )
        }
        guard let name = Self.fileName(values) else {
            return reader.refuse(
                "'\(key.value)' does not say how its files are called",
                help: "write 'filename: \"{{scheme-slug}}.conf\"'",
                at: key.location
            )
        }
        guard let content = nodes(of: text, at: place),
            let fileName = nodes(of: name, at: entry.location.file)
        else { return }
        let head = TemplateHead(named: key.value, values)
        templates.append(
            template(key.value, head, fileName, content, systems, at: place)
        )
    }

    private func template(
        _ name: String,
        _ head: TemplateHead,
        _ fileName: [MustacheNode],
        _ content: [MustacheNode],
        _ systems: [TemplateSystem] = [],
        at location: String
    ) -> ExportTemplate {
        ExportTemplate(
            name: name,
            head: head,
            systems: systems.isEmpty ? [.base16] : systems,
            fileName: fileName,
            content: content,
            partials: partials,
            isBuiltIn: isBuiltIn,
            location: location
        )
    }

    private mutating func refuseEmpty(_ name: String) {
        reader.refuse(
            "\(name) describes no template",
            help: "write an entry such as 'settings: { filename: \"{{theme-id}}.ini\" }'",
            at: SourceLocation(file: path(of: name))
        )
    }

    /// Reports what is wrong with the templates that no entry names, since others may include them.
    private mutating func checkPartials() {
        for name in texts.keys.sorted() where name.hasSuffix(Self.ending) {
            if known.contains(path(of: name)) { continue }
            _ = nodes(of: texts[name] ?? "", at: path(of: name))
        }
    }

    /// A template may include any other one of the folder, and no file from outside.
    private var partials: [String: String] {
        let templates = texts.filter { $0.key.hasSuffix(Self.ending) }
        let named = templates.map { (String($0.key.dropLast(Self.ending.count)), $0.value) }
        return Dictionary(uniqueKeysWithValues: named)
    }

    /// The file name that an entry asks for; an older one has a folder and an ending.
    private static func fileName(_ values: [String: String]) -> String? {
        if let name = values["filename"] { return name }
        guard values["output"] != nil || values["extension"] != nil else { return nil }
        let folder = values["output"].map { $0.isEmpty ? "" : "\($0)/" } ?? ""
        return "\(folder){{scheme-system}}-{{scheme-slug}}\(values["extension"] ?? "")"
    }

    private mutating func nodes(of text: String, at place: String) -> [MustacheNode]? {
        known.insert(place)
        do throws(MustacheSyntaxError) {
            let nodes = try MustacheNode.nodes(of: text, file: place, changesDelimiters: true)
            refuseMissingPartials(in: nodes)
            return nodes
        } catch {
            reader.refuse(
                error.message,
                help: "templates are Mustache: docs/export.md has the names",
                at: error.location
            )
            return nil
        }
    }

    private mutating func refuseMissingPartials(in nodes: [MustacheNode]) {
        for node in nodes {
            switch node {
            case .section(_, let inner): refuseMissingPartials(in: inner)
            case .partial(let tag) where texts[tag.name + Self.ending] == nil: refuse(tag)
            case .text, .variable, .partial: break
            }
        }
    }

    private mutating func refuse(_ partial: MustacheTag) {
        let name = partial.name.excerpt
        let isOfFolder = Self.descriptionNames.contains { texts[$0] != nil }
        reader.refuse(
            "there is no template '\(name)' to include",
            help: isOfFolder
                ? "put the file '\(name)\(Self.ending)' into the folder; links are not read"
                : "name the folder with a config.yaml: a single template includes no others",
            at: partial.location
        )
    }
}

extension UInt8 {
    fileprivate var isPartOfName: Bool {
        isASCIIAlphanumeric
            || [UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: ".")].contains(self)
    }
}
