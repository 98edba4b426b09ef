import Findings

/// Proves that templates ask for nothing that will not be there.
struct TemplateCheck {
    let templates: [String: TemplateFile]
    private(set) var findings: [Finding] = []

    init(_ templates: [String: TemplateFile]) { self.templates = templates }

    /// Checks every page template with the partials it uses.
    mutating func run() {
        for (name, shape) in TemplateContract.pages.sorted(by: { $0.key < $1.key }) {
            guard let template = templates["\(name).mustache"] else { continue }
            check(template, scopes: [shape], partials: [])
        }
    }

    private mutating func check(_ template: TemplateFile, scopes: [TemplateShape], partials: [String]) {
        var scopes = scopes
        var open: [TemplateTag] = []
        do throws(TemplateSyntaxError) {
            for tag in try TemplateTag.tags(in: template.text, file: template.location) {
                switch tag.kind {
                case .variable: _ = look(up: tag, in: scopes)
                case .section, .inverted:
                    let group = look(up: tag, in: scopes)
                    scopes.append(tag.kind == .section ? group ?? TemplateShape([]) : TemplateShape([]))
                    open.append(tag)
                case .close:
                    guard open.popLast()?.name == tag.name else {
                        throw TemplateSyntaxError(message: "'{{/\(tag.name)}}' closes nothing", location: tag.location)
                    }
                    scopes.removeLast()
                case .partial: checkPartial(tag, scopes: scopes, partials: partials)
                }
            }
            if let tag = open.last {
                throw TemplateSyntaxError(message: "'{{#\(tag.name)}}' is not closed", location: tag.location)
            }
        } catch {
            report(error.message, help: "templates are Mustache: see templates/README.md", at: error.location)
        }
    }

    private mutating func checkPartial(_ tag: TemplateTag, scopes: [TemplateShape], partials: [String]) {
        guard let partial = templates["\(tag.name).mustache"] else {
            let known = templates.keys.filter { $0.hasSuffix(".mustache") }.map { String($0.dropLast(9)) }
            let guess = closestMatch(to: tag.name, among: known).map { "did you mean '\($0)'?" }
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
        let parts = tag.name.split(separator: ".").map(String.init)
        guard let first = parts.first, let scope = scopes.last(where: { $0.members[first] != nil }) else {
            unknown(tag, among: scopes)
            return nil
        }
        var shape = scope.members[first] ?? nil
        for part in parts.dropFirst() {
            guard let member = shape?.members[part] else {
                unknown(tag, among: scopes)
                return nil
            }
            shape = member
        }
        return shape
    }

    private mutating func unknown(_ tag: TemplateTag, among scopes: [TemplateShape]) {
        let known = scopes.flatMap { $0.members.keys }
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
