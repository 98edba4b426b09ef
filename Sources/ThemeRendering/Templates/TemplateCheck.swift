import Findings

/// Limits on templates: parsing and rendering recurse for each section and partial, and copy every partial.
enum TemplateLimits {
    /// How deep sections and partials may be nested.
    static let nesting = 100
    /// How many tags a page's template may have with its partials.
    static let tags = 100_000
    /// How many bytes of partials a page's template may include.
    static let bytes = 16 << 20

    static let tooDeep = "sections and partials are nested more than \(nesting) deep"
    static let tooLarge =
        "the page's template is too large with its partials: more than \(tags) tags, or \(bytes >> 20) MiB"
}

/// Checks that templates use only names and partials that exist.
struct TemplateCheck {
    /// The partials that pages include, directly or in other partials.
    private(set) var included: Set<String> = []
    private var found = FindingSet()
    private var templates: [String: [TemplateNode]] = [:]
    private let files: [String: TemplateFile]
    // The size of the page's template, as far as it was walked.
    private var (tags, bytes) = (0, 0)

    var findings: [Finding] { found.all }

    /// What surrounds a tag: names, partials, and the indentation of lines.
    private struct Context {
        var scopes: [TemplateShape]
        var partials: [String] = []
        var indentation = 0

        var depth: Int { scopes.count - 1 + partials.count }
    }

    /// Parses the templates among the files, and checks the pages with the partials that they include.
    ///
    /// Pages are checked if everything can be parsed, up to the first that is too large: others include the same
    /// partials.
    init(_ files: [String: TemplateFile]) {
        self.files = files
        for (name, file) in files.sorted(by: { $0.key < $1.key }) where name.hasSuffix(".mustache") {
            do throws(TemplateSyntaxError) {
                templates[String(name.dropLast(9))] = try TemplateNode.nodes(of: file.text, file: file.location)
            } catch {
                report(error.message, help: "templates are Mustache: see templates/README.md", at: error.location)
            }
        }
        guard findings.isEmpty else { return }
        for (page, shape) in TemplateContract.pages.sorted(by: { $0.key.rawValue < $1.key.rawValue }) where !isTooLarge
        {
            (tags, bytes) = (0, 0)
            check(templates[page.rawValue] ?? [], in: Context(scopes: [shape]))
        }
    }

    private mutating func check(_ nodes: [TemplateNode], in context: Context) {
        for node in nodes {
            guard let tag = node.tag else { continue }
            if isTooLarge { return }
            tags += 1
            if isTooLarge { return reportTooLarge(at: tag.location) }
            guard context.depth <= TemplateLimits.nesting else {
                return report(TemplateLimits.tooDeep, help: "put them side by side", at: tag.location)
            }
            switch node {
            case .text: continue
            case .variable: _ = group(behind: tag, in: context.scopes)
            case .section(_, let nodes):
                let group = group(behind: tag, in: context.scopes)
                var inner = context
                inner.scopes.append(tag.kind == .section ? group ?? TemplateShape([]) : TemplateShape([]))
                check(nodes, in: inner)
            case .partial: checkPartial(tag, in: context)
            }
        }
    }

    private mutating func checkPartial(_ tag: TemplateTag, in context: Context) {
        guard let partial = templates[tag.name], let file = files["\(tag.name).mustache"] else {
            let guess = closestMatch(to: tag.name, among: templates.keys).map(didYouMean)
            return report(
                "there is no partial '\(tag.name)'", help: guess ?? "add \(tag.name).mustache to your templates",
                at: tag.location)
        }
        guard !context.partials.contains(tag.name) else {
            let chain = (context.partials + [tag.name]).joined(separator: " → ")
            return report("partials include each other: \(chain)", help: "one of them must not", at: tag.location)
        }
        included.insert(tag.name)
        var inner = context
        inner.partials.append(tag.name)
        inner.indentation += tag.indentation.utf8.count
        count(file, indentation: inner.indentation)
        if isTooLarge { return reportTooLarge(at: tag.location) }
        check(partial, in: inner)
    }

    /// Looks up a name's group in the innermost scope that has the name; reports a name that none has.
    private mutating func group(behind tag: TemplateTag, in scopes: [TemplateShape]) -> TemplateShape? {
        if tag.name == "." { return nil }
        let path = tag.name.split(separator: ".").map { ViewName(rawValue: String($0)) }
        guard let first = path.first.flatMap(\.self),
            let scope = scopes.last(where: { $0.members[first] != nil || $0.hidden.contains(first) })
        else {
            reportUnknown(tag, among: scopes)
            return nil
        }
        guard var shape = scope.members[first] else {
            report(
                "the template asks for '\(tag.name)' where it is not known yet",
                help: "use it outside the section of the themes: it is a total over all of them", at: tag.location)
            return nil
        }
        for part in path.dropFirst() {
            guard let part, let member = shape?.members[part] else {
                reportUnknown(tag, among: scopes)
                return nil
            }
            shape = member
        }
        return shape
    }
}

extension TemplateCheck {
    private var isTooLarge: Bool { tags > TemplateLimits.tags || bytes > TemplateLimits.bytes }

    /// Adds the size of a partial; Mustache indents each of its lines.
    private mutating func count(_ file: TemplateFile, indentation: Int) {
        let lines = indentation == 0 ? 0 : file.text.utf8.count { $0 == UInt8(ascii: "\n") } + 1
        let (indented, overflow) = lines.multipliedReportingOverflow(by: indentation)
        bytes += file.text.utf8.count + (overflow ? TemplateLimits.bytes : min(indented, TemplateLimits.bytes))
    }

    private mutating func reportUnknown(_ tag: TemplateTag, among scopes: [TemplateShape]) {
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
