import Findings

/// Proves that templates ask for nothing that will not be there.
struct TemplateCheck {
    /// The templates as trees, by their names without the ending.
    private var templates: [String: [TemplateNode]] = [:]
    private(set) var findings: [Finding] = []

    /// Reads the templates among the files.
    init(_ files: [String: TemplateFile]) {
        for (name, file) in files.sorted(by: { $0.key < $1.key }) where name.hasSuffix(".mustache") {
            do throws(TemplateSyntaxError) {
                templates[String(name.dropLast(9))] = try TemplateNode.nodes(of: file.text, file: file.location)
            } catch {
                report(error)
            }
        }
    }

    /// Checks every page's template with the partials it uses; one that cannot be read was told already.
    mutating func run() {
        guard findings.isEmpty else { return }
        for (page, shape) in TemplateContract.pages.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
            check(templates[page.rawValue] ?? [], scopes: [shape], partials: [])
        }
    }

    /// Adds what keeps a template from being read.
    mutating func report(_ error: TemplateSyntaxError) {
        report(error.message, help: "templates are Mustache: see templates/README.md", at: error.location)
    }

    private mutating func check(_ nodes: [TemplateNode], scopes: [TemplateShape], partials: [String]) {
        for node in nodes {
            switch node {
            case .text: continue
            case .variable(let tag): _ = look(up: tag, in: scopes)
            case .section(let tag, let nodes):
                let group = look(up: tag, in: scopes)
                let inner = tag.kind == .section ? group ?? TemplateShape([]) : TemplateShape([])
                check(nodes, scopes: scopes + [inner], partials: partials)
            case .partial(let tag, _): checkPartial(tag, scopes: scopes, partials: partials)
            }
        }
    }

    private mutating func checkPartial(_ tag: TemplateTag, scopes: [TemplateShape], partials: [String]) {
        guard let partial = templates[tag.name] else {
            let guess = closestMatch(to: tag.name, among: Array(templates.keys)).map { "did you mean '\($0)'?" }
            return report(
                "there is no partial '\(tag.name)'", help: guess ?? "add \(tag.name).mustache to your templates",
                at: tag.location)
        }
        guard !partials.contains(tag.name) else {
            let chain = (partials + [tag.name]).joined(separator: " → ")
            return report("partials include each other: \(chain)", help: "one of them must not", at: tag.location)
        }
        check(partial, scopes: scopes, partials: partials + [tag.name])
    }

    /// The group behind a name in the innermost scope that has it; a finding where none has.
    private mutating func look(up tag: TemplateTag, in scopes: [TemplateShape]) -> TemplateShape? {
        if tag.name == "." { return nil }
        let path = tag.name.split(separator: ".").map { ViewName(rawValue: String($0)) }
        guard let first = path.first.flatMap(\.self),
            let scope = scopes.last(where: { $0.members[first] != nil || $0.hidden.contains(first) })
        else {
            unknown(tag, among: scopes)
            return nil
        }
        guard scope.members[first] != nil else {
            report(
                "the template asks for '\(tag.name)' where it is not known yet",
                help: "it is known when all themes are: ask for it outside of their section", at: tag.location)
            return nil
        }
        var shape = scope.members[first] ?? nil
        for part in path.dropFirst() {
            guard let part, let member = shape?.members[part] else {
                unknown(tag, among: scopes)
                return nil
            }
            shape = member
        }
        return shape
    }

    private mutating func unknown(_ tag: TemplateTag, among scopes: [TemplateShape]) {
        let known = scopes.flatMap { $0.members.keys.map(\.rawValue) }
        let guess = closestMatch(to: tag.name, among: known).map { "did you mean '\($0)'?" }
        report(
            "the template asks for '\(tag.name)', which is never there",
            help: guess ?? "templates/README.md lists what each template may use", at: tag.location)
    }

    private mutating func report(_ message: String, help: String, at location: SourceLocation) {
        let finding = Finding(.unknownTemplateName, .error, message, help: help, at: location)
        if !findings.contains(finding) { findings.append(finding) }
    }
}
