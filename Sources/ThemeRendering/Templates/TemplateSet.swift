public import Findings

/// The templates of a site: the built-in ones, some perhaps replaced by the project's.
public struct TemplateSet: Sendable {
    /// The files by name, such as `page.mustache` and `stage.css`.
    public let files: [String: TemplateFile]
    private let pages: [SitePage: Lazy<Template>]

    /// The templates that come with the program.
    public static let builtIn: [String: String] = EmbeddedTemplates.files

    /// Puts `overrides` over the built-in templates and proves that all of them together ask for nothing unknown.
    ///
    /// Returns nil, with errors, where they do. The built-in ones alone do not: that takes no proof each time. Other findings are
    /// about files that nothing asks for.
    public static func load(overriding overrides: [String: TemplateFile] = [:]) -> (
        templates: TemplateSet?, findings: [Finding]
    ) {
        let files = files(overriding: overrides)
        var unused: [Finding] = []
        if !overrides.isEmpty {
            var check = TemplateCheck(files)
            check.run()
            let findings = takenNames(overrides) + check.findings + pairs(overriding: overrides).findings
            guard findings.isEmpty else { return (nil, findings) }
            unused = MisspeltTemplates(files, included: check.included).findings(in: overrides)
        }
        let pages = SitePage.allCases.map { page in (page, Lazy { Template(page.rawValue, among: files) }) }
        return (TemplateSet(files: files, pages: Dictionary(pages) { $1 }), unused)
    }

    /// What is wrong with a project's templates; without any nothing is, for the built-in ones fit together.
    public static func findings(in overrides: [String: TemplateFile]) -> [Finding] {
        overrides.isEmpty ? [] : load(overriding: overrides).findings
    }

    /// The built-in files with the project's put over them.
    package static func files(overriding overrides: [String: TemplateFile]) -> [String: TemplateFile] {
        let files = builtIn.filter { $0.key != "README.md" }.map { name, text in
            (name, TemplateFile(text: text, location: "built-in \(name)"))
        }
        return Dictionary(uniqueKeysWithValues: files).merging(overrides) { $1 }
    }

    /// The files that would become one that the site has anyway; to some disks upper and lower case are the same.
    private static func takenNames(_ overrides: [String: TemplateFile]) -> [Finding] {
        overrides.filter { $0.key.lowercased() == SwitcherFile.name }.map(\.value.location).sorted().map { place in
            Finding(
                .takenTemplateName, .error, "the name '\(SwitcherFile.name)' is taken by the list of themes",
                help: "give the file another name", at: SourceLocation(file: place))
        }
    }

    /// Renders a page; a name is looked for in the last view first.
    func render(_ page: SitePage, _ views: [View]) -> [UInt8] { pages[page]?.value.rendered(views) ?? [] }

    /// Renders a page but for the parts in it, and for what asks for names that come later.
    func split(_ page: SitePage, _ views: [View], later: Set<ViewName> = []) -> SplitText {
        (pages[page]?.value ?? Template()).split(views, later: later)
    }

    /// The files that pages refer to and that go into the site as they are: styles and scripts.
    var assets: [(name: String, file: TemplateFile)] {
        files.filter { $0.key.hasSuffix(".css") || $0.key.hasSuffix(".js") || $0.key.hasSuffix(".svg") }
            .map { (name: $0.key, file: $0.value) }.sorted { $0.name < $1.name }
    }
}
