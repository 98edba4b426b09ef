import Findings
import SourceText

/// Checks that templates use only names and partials that exist.
struct TemplateCheck {
    /// The partials that pages include, directly or in other partials.
    private(set) var included: Set<String> = []
    private var found = FindingSet()
    private var templates: [String: [MustacheNode]] = [:]
    private let files: [String: TemplateFile]
    // The size of the page's template, as far as it was walked.
    private var tags = 0
    private var bytes = 0

    /// A partial is checked in each page that includes it: of what is said of a name at one place, a guess is kept.
    var findings: [Finding] {
        func key(_ finding: Finding) -> [String] {
            [finding.message, finding.location?.description ?? ""]
        }
        let guessed = Set(found.all.filter { $0.help != Self.helpWithoutGuess }.map(key))
        return found.all.filter { $0.help != Self.helpWithoutGuess || !guessed.contains(key($0)) }
    }

    private static let contract =
        "templates/README.md, which 'themepreview init --templates' writes,"
    private static let helpWithoutGuess = "\(contract) lists what each template may use"

    /// The surroundings of a tag: names, partials, and the indentation of lines.
    private struct Context {
        var scopes: [TemplateShape]
        /// The lists and groups whose sections are open.
        var open: [Group] = []
        var partials: [String] = []
        var indentation = 0

        var depth: Int { scopes.count - 1 + partials.count }
    }

    /// A name that has names of its own, and the index of the scope that has it.
    private struct Group: Equatable {
        let name: String
        let scope: Int
    }

    /// Parses the templates among the files, and checks the pages with the partials that they include.
    ///
    /// Pages are checked if everything can be parsed, up to the first that is too large: others include the same
    /// partials.
    init(_ files: [String: TemplateFile]) {
        self.files = files
        for (name, file) in files.sorted(by: { $0.key < $1.key }) where name.hasSuffix(".mustache")
        {
            do throws(MustacheSyntaxError) {
                templates[String(name.dropLast(9))] = try MustacheNode.nodes(
                    of: file.text,
                    file: file.location
                )
            } catch {
                report(
                    error.message,
                    help: "templates are Mustache: \(Self.contract) has more",
                    at: error.location
                )
            }
        }
        guard findings.isEmpty else { return }
        for (page, shape) in TemplateContract.pages.sorted(by: { $0.key.rawValue < $1.key.rawValue }
        ) where !isTooLarge {
            tags = 0
            bytes = 0
            check(templates[page.rawValue] ?? [], in: Context(scopes: [shape]))
        }
    }

    private mutating func check(_ nodes: [MustacheNode], in context: Context) {
        for node in nodes {
            guard let tag = node.tag else { continue }
            if isTooLarge { return }
            tags += 1
            if isTooLarge { return reportTooLarge(at: tag.location) }
            guard context.depth <= TemplateLimits.nesting else {
                return report(
                    TemplateLimits.tooDeep,
                    help: "put them side by side",
                    at: tag.location
                )
            }
            switch node {
            case .text: continue
            case .variable: _ = group(of: tag, in: context.scopes)
            case .section(_, let nodes): checkSection(tag, nodes, in: context)
            case .partial: checkPartial(tag, in: context)
            }
        }
    }

    private mutating func checkSection(
        _ tag: MustacheTag,
        _ nodes: [MustacheNode],
        in context: Context
    ) {
        var inner = context
        let found = group(of: tag, in: context.scopes)
        if tag.kind == .section, let found {
            guard !context.open.contains(found.group) else { return reportNested(tag) }
            inner.open.append(found.group)
            inner.scopes.append(found.shape)
        } else {
            inner.scopes.append(TemplateShape([]))
        }
        check(nodes, in: inner)
    }

    private mutating func checkPartial(_ tag: MustacheTag, in context: Context) {
        guard let partial = templates[tag.name], let file = files["\(tag.name).mustache"] else {
            let guess = closestMatch(to: tag.name, among: templates.keys).map(didYouMean)
            return report(
                "there is no partial '\(tag.name)'",
                help: guess ?? "add \(tag.name).mustache to your templates",
                at: tag.location
            )
        }
        guard !context.partials.contains(tag.name) else {
            let chain = (context.partials + [tag.name]).joined(separator: " → ")
            return report(
                "partials include each other: \(chain)",
                help: "one of them must not",
                at: tag.location
            )
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
    private mutating func group(
        of tag: MustacheTag,
        in scopes: [TemplateShape]
    ) -> (shape: TemplateShape, group: Group)? {
        if tag.name == "." { return nil }
        let path = tag.name.split(separator: ".").map { ViewName(rawValue: String($0)) }
        guard let first = path.first.flatMap(\.self),
            let index = scopes.lastIndex(where: {
                $0.members[first] != nil || $0.hidden.contains(first)
            })
        else {
            reportUnknown(tag, among: scopes)
            return nil
        }
        guard var shape = scopes[index].members[first] else {
            report(
                "the template asks for '\(tag.name)' where it is not known yet",
                help: "use it outside the section of the themes: it is a total over all of them",
                at: tag.location
            )
            return nil
        }
        for part in path.dropFirst() {
            guard let part, let member = shape?.members[part] else {
                reportUnknown(tag, among: scopes)
                return nil
            }
            shape = member
        }
        return shape.map { ($0, Group(name: tag.name, scope: index)) }
    }
}

extension TemplateCheck {
    private var isTooLarge: Bool { tags > TemplateLimits.tags || bytes > TemplateLimits.bytes }

    /// Adds the size of a partial; Mustache indents each of its lines.
    private mutating func count(_ file: TemplateFile, indentation: Int) {
        let lines = indentation == 0 ? 0 : file.text.utf8.count { $0 == UInt8(ascii: "\n") } + 1
        let (indented, overflow) = lines.multipliedReportingOverflow(by: indentation)
        bytes +=
            file.text.utf8.count
            + (overflow ? TemplateLimits.bytes : min(indented, TemplateLimits.bytes))
    }

    private mutating func reportUnknown(_ tag: MustacheTag, among scopes: [TemplateShape]) {
        let known = scopes.flatMap { $0.members.keys.map(\.rawValue) }
        let guess = closestMatch(to: tag.name, among: known).map(didYouMean)
        report(
            "the template asks for '\(tag.name)', which is never there",
            help: guess ?? Self.helpWithoutGuess,
            at: tag.location
        )
    }

    /// Each list inside itself multiplies a page by the number of its entries.
    private mutating func reportNested(_ tag: MustacheTag) {
        report(
            "'{{#\(tag.name)}}' is inside itself, and would repeat each of its entries for each of its entries",
            help: "end the outer section first: {{/\(tag.name)}}",
            at: tag.location
        )
    }

    private mutating func reportTooLarge(at location: SourceLocation) {
        report(
            TemplateLimits.tooLarge,
            help: "include a partial fewer times, or make it smaller",
            at: location
        )
    }

    private mutating func report(_ message: String, help: String, at location: SourceLocation) {
        found.add(Finding(.unknownTemplateName, .error, message, help: help, at: location))
    }
}
