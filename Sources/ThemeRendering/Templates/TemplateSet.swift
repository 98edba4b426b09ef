package import Findings
import SourceText

/// The templates of a site: the built-in ones, replaced by the project's of the same name.
package struct TemplateSet: Sendable {
    /// The files by name, such as `page.mustache` and `stage.css`.
    package let files: [String: TemplateFile]
    private let pages: [SitePage: Template]

    /// The templates that come with the program.
    package static let builtIn: [String: String] = EmbeddedTemplates.files

    /// Puts `overrides` over the built-in templates and checks that they ask for nothing unknown.
    ///
    /// Returns nil, with errors, where they do. Other findings are warnings about files that nothing includes. The
    /// built-in templates alone are not checked: a test does that.
    package static func load(overriding overrides: [String: TemplateFile] = [:]) -> (
        templates: TemplateSet?, findings: [Finding]
    ) {
        let files = files(overriding: overrides)
        if overrides.isEmpty { return (TemplateSet(files), []) }
        let check = TemplateCheck(files)
        let errors = takenNames(overrides) + check.findings + pairs(overriding: overrides).findings
        guard errors.isEmpty else { return (nil, errors) }
        return (
            TemplateSet(files),
            MisspeltTemplates(files, included: check.included).findings(in: overrides)
                + TemplateColors.findings(in: overrides)
        )
    }

    private init(_ files: [String: TemplateFile]) {
        self.files = files
        pages = Dictionary(
            uniqueKeysWithValues: SitePage.allCases.map {
                ($0, Template($0.rawValue, among: files))
            }
        )
    }

    /// The findings about a project's templates.
    package static func findings(in overrides: [String: TemplateFile]) -> [Finding] {
        overrides.isEmpty ? [] : load(overriding: overrides).findings
    }

    package static func files(overriding overrides: [String: TemplateFile]) -> [String:
        TemplateFile]
    {
        let files = builtIn.filter { $0.key != "README.md" }.map { name, text in
            (name, TemplateFile(text: text, location: "built-in \(name)"))
        }
        return Dictionary(uniqueKeysWithValues: files).merging(overrides) { $1 }
    }

    /// The folders in which templates may be sorted, as the built-in ones are.
    package static let folders = ["pages", "partials", "styles", "scripts", "images"]

    /// The name by which a file is looked up, from its path below the folder of templates; nil for any other file.
    ///
    /// Names are flat, so that a project replaces a built-in file without knowing its folder.
    package static func name(ofFileAt path: String) -> String? {
        guard [".mustache", ".css", ".js", ".svg"].contains(where: path.hasSuffix) else {
            return nil
        }
        guard let slash = path.firstIndex(of: "/") else { return path }
        let name = path[path.index(after: slash)...]
        let isSorted = folders.contains(String(path[..<slash])) && !name.contains("/")
        return isSorted ? String(name) : nil
    }

    /// Two files of a project have one name, in different folders.
    package static func takenName(_ name: String, of file: String, by other: TemplateFile)
        -> Finding
    {
        Finding(
            .takenTemplateName,
            .error,
            "the name '\(name)' is taken by \(other.location)",
            help: "keep one of the two files: templates are looked up by name in all folders",
            at: SourceLocation(file: file)
        )
    }

    // Some disks do not tell upper case from lower case.
    private static func takenNames(_ overrides: [String: TemplateFile]) -> [Finding] {
        overrides.filter { $0.key.lowercased() == Asset.switcherName }.map(\.value.location)
            .sorted()
            .map { file in
                Finding(
                    .takenTemplateName,
                    .error,
                    "the name '\(Asset.switcherName)' is taken by the list of themes",
                    help: "give the file another name",
                    at: SourceLocation(file: file)
                )
            }
    }

    func render(_ page: SitePage, _ views: [View]) throws(OversizedPage) -> [UInt8] {
        try TemplateRenderer.render(template(of: page), views)
    }

    /// Renders a page with gaps for the `later` names, which views that are not known yet will have.
    func split(_ page: SitePage, _ views: [View], later: Set<ViewName>) throws(OversizedPage)
        -> SplitText
    {
        try TemplateRenderer.split(template(of: page), views, later: later)
    }

    private func template(of page: SitePage) -> Template {
        pages[page] ?? Template(page.rawValue, among: files)
    }

    /// The styles, scripts and images that are copied into the site.
    var assets: [(name: String, file: TemplateFile)] {
        files.filter {
            $0.key.hasSuffix(".css") || $0.key.hasSuffix(".js") || $0.key.hasSuffix(".svg")
        }
        .map { (name: $0.key, file: $0.value) }.sorted { $0.name < $1.name }
    }
}

extension TemplateSet {
    /// The custom properties that a project's templates use, and those that these and the built-in ones define.
    ///
    /// `prefix` is that of the themes' properties.
    package static func properties(of own: [String: TemplateFile], prefix: String) -> PropertyUses {
        var properties = PropertyUses()
        for (name, file) in own.sorted(by: { $0.key < $1.key }) {
            properties.add(uses(in: file.text, name, at: file.location, prefix))
        }
        for (name, text) in builtIn where own[name] == nil {
            properties.define(uses(in: text, name, at: name, prefix).definitions)
        }
        return properties
    }

    /// A style sheet is written in the themes' custom properties, without the site's prefix.
    static func isUnprefixed(_ name: String) -> Bool {
        name.hasPrefix("stage") && name.hasSuffix(".css")
    }

    private static func uses(in text: String, _ name: String, at file: String, _ prefix: String)
        -> PropertyUses
    {
        switch name.split(separator: ".").last {
        case "css": PropertyUses(css: text, file: file).prefixed(isUnprefixed(name) ? prefix : "")
        case "mustache": PropertyUses(html: withoutTags(text), file: file)
        case "js": PropertyUses(script: text)
        default: PropertyUses()
        }
    }

    /// The text with each character of a tag replaced by a gap, so that locations stay the same.
    static func withoutTags(_ text: String) -> String {
        text.replacing(/\{\{[\s\S]*?\}\}/) { tag in
            String(tag.output.map { $0.isNewline ? $0 : Character(PropertyScanner.gap) })
        }
    }
}
