import Findings
import SourceText
import ThemeModel

/// The page of changes, and the style sheets of its themes in both states.
struct ChangesView {
    private let content: SiteContent
    private let changes: ChangesContent

    init(_ content: SiteContent, _ changes: ChangesContent) {
        self.content = content
        self.changes = changes
    }

    var view: View {
        var view = FrameView.view(
            content,
            of: .shared(.changes),
            description: "What changed, before and after.",
            current: .changes
        )
        view[.title] = .text("Changes – \(content.title)")
        view[.since] = .text(changes.since)
        view[.extent] = .text(ifAny: changes.extent)
        view[.label] = .text(changes.verdict)
        view[.kind] = .text(changes.fails ? "fail" : "pass")
        let findings = ChangeRows.listed(changes.findings)
        view[.findings] = .list(findings.shown.map(Self.view))
        view[.otherFindings] = .text(ifAny: findings.others)
        view[.themes] = .list(changes.themes.map(Self.view))
        view[.more] = changes.otherThemes > 0 ? .number(changes.otherThemes) : .flag(false)
        return view
    }

    /// Both states of each theme that changed, under ids of their own.
    var styles: [UInt8] {
        changes.themes.flatMap { change in
            [(change.before, "before"), (change.after, "after")].flatMap { state, name -> [UInt8] in
                guard var theme = state?.theme else { return [] }
                theme.id = "\(name)--\(change.id)"
                return ThemeStyleSheet(theme, prefix: content.prefix).scopedBytes
            }
        }
    }

    private static func view(_ change: ChangesContent.Change) -> View {
        let rows = ChangeRows(change)
        let findings = ChangeRows.listed(change.findings)
        // A theme that is gone or broken has no level any more.
        let level = change.after.map { ReachedLevel($0.report) }
        let oldLevel = change.after.flatMap { _ in change.before }.map { ReachedLevel($0.report) }
        return [
            .id: .text(change.id), .name: .text(change.name), .kind: .text(change.status),
            .mode: .text(ifAny: change.mode),
            .hasBoth: .flag(change.before != nil && change.after != nil),
            .before: .text(ifAny: change.before.map { _ in "before--\(change.id)" }),
            .after: .text(ifAny: change.after.map { _ in "after--\(change.id)" }),
            .href: .text(
                ifAny: change.after.map { _ in SiteFile.theme(change.id, .overview).address }
            ),
            .modes: .list(
                (change.after ?? change.before)?.theme.modes.map { [.name: .text($0.name)] } ?? []
            ),
            .level: level.map { .group($0.view) } ?? .flag(false),
            .oldLevel: oldLevel.flatMap { $0.label == level?.label ? nil : .group($0.view) }
                ?? .flag(false),
            .verdict: change.after.map { .group(ThemeVerdict($0.report).view) } ?? .flag(false),
            .findings: .list(findings.shown.map(view)),
            .otherFindings: .text(ifAny: findings.others),
            .pairs: .list(rows.pairs.map(view)), .tokens: .list(rows.tokens.map(view)),
            .rest: rows.rest.map { rest in
                .group([
                    .label: .text(rest.label), .pairs: .list(rest.pairs.map(view)),
                    .tokens: .list(rest.tokens.map(view)),
                ])
            } ?? .flag(false),
            .otherPairs: change.otherPairs > 0 ? .number(change.otherPairs) : .flag(false),
            .otherTokens: change.otherTokens > 0 ? .number(change.otherTokens) : .flag(false),
        ]
    }

    private static func view(_ finding: Finding) -> View {
        [
            .severity: .text(finding.severity.rawValue), .message: .text(finding.message),
            .mode: .text(ifAny: finding.mode), .place: .text(ifAny: finding.location?.description),
            .help: .text(ifAny: finding.help),
        ]
    }

    private static func view(_ pair: ChangesContent.Pair) -> View {
        [
            .kind: .text(pair.kind), .label: .text(pair.label), .name: .text(pair.name),
            .mode: .text(pair.mode),
            .required: .text(pair.required), .fix: .text(ifAny: pair.fix), .old: view(pair.old),
            .new: view(pair.new),
        ]
    }

    private static func view(_ ratio: ChangesContent.Ratio?) -> ViewValue {
        guard let ratio else { return .flag(false) }
        return .group([
            .ratio: .text(ratio.text), .hasColors: .flag(ratio.colors != nil),
            .foreground: .text(ratio.colors?.foreground ?? ""),
            .background: .text(ratio.colors?.background ?? ""),
        ])
    }

    private static func view(_ token: ChangesContent.Token) -> View {
        [
            .name: .text(token.name), .mode: .text(ifAny: token.modes.joined(separator: ", ")),
            .old: view(token.old), .new: view(token.new), .deltaE: .text(ifAny: token.deltaE),
        ]
    }

    private static func view(_ value: ChangesContent.Value?) -> ViewValue {
        guard let value else { return .flag(false) }
        return .group([.value: .text(value.text), .color: .text(ifAny: value.color)])
    }
}
