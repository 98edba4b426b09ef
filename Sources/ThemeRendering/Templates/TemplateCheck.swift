import Findings

/// Proves that templates ask for nothing that will not be there.
struct TemplateCheck {
    /// The templates as trees, by their names without the ending.
    private var templates: [String: [TemplateNode]] = [:]
    private let files: [String: TemplateFile]
    private var found = FindingSet()
    private var size = TemplateSize()
    /// The partials that pages include, and those that these do.
    private(set) var included: Set<String> = []

    /// What was found, in order.
    var findings: [Finding] { found.all }

    /// Where a tag stands: the names around it, the partials, and by how much lines are indented.
    private struct Surroundings {
        var scopes: [TemplateShape]
        var partials: [String] = []
        var indentation = 0

        var depth: Int { scopes.count - 1 + partials.count }
    }

    /// Reads the templates among the files.
    init(_ files: [String: TemplateFile]) {
        self.files = files
        for (name, file) in files.sorted(by: { $0.key < $1.key }) where name.hasSuffix(".mustache") {
            do throws(TemplateSyntaxError) {
                templates[String(name.dropLast(9))] = try TemplateNode.nodes(of: file.text, file: file.location)
            } catch {
                report(error)
            }
        }
    }

    /// Checks every page's template with the partials it uses; one that cannot be read was told already.
    ///
    /// Ends at the first page that is too large: the others are made of the same partials.
    mutating func run() {
        guard findings.isEmpty else { return }
        for (page, shape) in TemplateContract.pages.sorted(by: { $0.key.rawValue < $1.key.rawValue })
        where !size.isTooLarge {
            size = TemplateSize()
            check(templates[page.rawValue] ?? [], in: Surroundings(scopes: [shape]))
        }
    }

    /// Adds what keeps a template from being read.
    mutating func report(_ error: TemplateSyntaxError) {
        report(error.message, help: "templates are Mustache: see templates/README.md", at: error.location)
    }

    private mutating func check(_ nodes: [TemplateNode], in place: Surroundings) {
        for node in nodes {
            guard let tag = node.tag else { continue }
            guard fits(tag) else { return }
            guard place.depth <= TemplateLimits.nesting else {
                return report(TemplateLimits.tooDeep, help: "put them side by side", at: tag.location)
            }
            switch node {
            case .text: continue
            case .variable: _ = look(up: tag, in: place.scopes)
            case .section(_, let nodes):
                let group = look(up: tag, in: place.scopes)
                var inner = place
                inner.scopes.append(tag.kind == .section ? group ?? TemplateShape([]) : TemplateShape([]))
                check(nodes, in: inner)
            case .partial(_, let indentation): checkPartial(tag, indentation, in: place)
            }
        }
    }

    /// Whether there is room for a tag: told where there is not.
    private mutating func fits(_ tag: TemplateTag) -> Bool {
        guard !size.isTooLarge else { return false }
        size.addTag()
        if size.isTooLarge { reportTooLarge(at: tag.location) }
        return !size.isTooLarge
    }

    private mutating func checkPartial(_ tag: TemplateTag, _ indentation: String, in place: Surroundings) {
        guard let partial = templates[tag.name], let file = files["\(tag.name).mustache"] else {
            let guess = closestMatch(to: tag.name, among: templates.keys).map(didYouMean)
            return report(
                "there is no partial '\(tag.name)'", help: guess ?? "add \(tag.name).mustache to your templates",
                at: tag.location)
        }
        guard !place.partials.contains(tag.name) else {
            let chain = (place.partials + [tag.name]).joined(separator: " → ")
            return report("partials include each other: \(chain)", help: "one of them must not", at: tag.location)
        }
        included.insert(tag.name)
        var inner = place
        inner.partials.append(tag.name)
        inner.indentation += indentation.utf8.count
        size.add(file, indentation: inner.indentation)
        if size.isTooLarge { return reportTooLarge(at: tag.location) }
        check(partial, in: inner)
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
        let guess = closestMatch(to: tag.name, among: known).map(didYouMean)
        report(
            "the template asks for '\(tag.name)', which is never there",
            help: guess ?? "templates/README.md lists what each template may use", at: tag.location)
    }

    private mutating func reportTooLarge(at location: SourceLocation) {
        report(TemplateLimits.tooLarge, help: "include a partial fewer times, or make it smaller", at: location)
    }

    private mutating func report(_ message: String, help: String, at location: SourceLocation) {
        found.add(Finding(.unknownTemplateName, .error, message, help: help, at: location))
    }
}
