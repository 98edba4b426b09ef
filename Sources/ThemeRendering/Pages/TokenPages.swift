import ColorScience
import Findings
import SourceText
import ThemeModel

/// The pages that describe a theme's tokens one by one: values, sources, users, pairs and copies.
struct TokenPages: Sendable {
    private let content: SiteContent
    private let theme: Theme
    private let list: TokenList
    private let facts: TokenFacts
    private let chains: TokenChains
    private let pairs: TokenPairs

    /// The most users, places, pairs and copies of a token that are listed.
    private static let limit = 6

    init(_ content: SiteContent, _ judged: JudgedTheme, _ list: TokenList, _ facts: TokenFacts) {
        self.content = content
        self.list = list
        self.facts = facts
        theme = judged.theme
        chains = TokenChains(of: theme)
        pairs = TokenPairs(judged.report.pairs, list, chains)
    }

    /// The names of a page, counted from 1.
    func view(ofPage number: Int) -> View {
        var view = FrameView.view(
            content,
            of: .theme(theme.id, .tokens(number)),
            root: "../../",
            description: "Each token of \(theme.name): values, users, pairs and copies.",
            current: .tokens
        )
        view[.title] = .text("Tokens – \(theme.name)")
        view[.themeName] = .text(theme.name)
        view[.themeHref] = .text(ThemePart.overview.address)
        view[.count] = .number(list.paths.count)
        view[.modes] = .list(theme.modes.map { [.name: .text($0.name)] })
        view[.hasMorePages] = .flag(list.pageCount > 1)
        view[.pages] = .list(pageLinks(current: number))
        view[.tokens] = .list(list.tokens(onPage: number).map { token(list.paths[$0]) })
        return view
    }

    private func pageLinks(current: Int) -> [View] {
        (1...list.pageCount).map { number in
            let tokens = list.tokens(onPage: number)
            return [
                .href: .text(ThemePart.tokens(number).address),
                .title: .text("\(tokens.lowerBound + 1)–\(tokens.upperBound)"),
                .isCurrent: .flag(number == current),
            ]
        }
    }
}

// MARK: - One token

extension TokenPages {
    private func token(_ path: String) -> View {
        let users = chains.users[path] ?? []
        let places = facts.uses[path] ?? []
        let role = path.suffix(after: "colors.")
        return [
            .id: .text(TokenList.id(of: path)),
            .name: .text(role ?? path.suffix(after: "palette.") ?? path),
            .kind: .text(role == nil ? "palette" : "role"),
            .property: .text(content.property(of: path)),
            .values: .list(values(of: path)),
            .users: Self.listed(users) { link(to: $0) },
            .uses: Self.listed(places) { [.place: .text($0.lineText)] },
            .unjudged: Self.listed(facts.unjudged[path] ?? [], \.view),
            .isUnused: .flag(facts.hasUses && places.isEmpty && users.isEmpty),
            .pairs: Self.listed(pairs.rows(of: path), pair),
            .copies: Self.listed(facts.copies[path] ?? [], \.view),
        ]
    }

    /// The first rows, and the number of those that are not listed; false for no rows.
    private static func listed<Item>(_ all: [Item], _ view: (Item) -> View) -> ViewValue {
        if all.isEmpty { return .flag(false) }
        let rest = all.count - limit
        return .group([
            .rows: .list(all.prefix(limit).map(view)),
            .more: rest > 0 ? .number(rest) : .flag(false),
        ])
    }

    /// The values in the modes that have one.
    private func values(of path: String) -> [View] {
        chains.modeNames.enumerated().compactMap { index, mode in
            guard let color = chains.color(path, inMode: index) else { return nil }
            let (css, written) = color.texts
            let chain = chains.chain(of: color, inMode: index)
            var origin: String?
            if case .derived(let source) = color.origin { origin = source }
            return [
                .mode: .text(mode),
                .color: .text(css),
                .value: .text(written),
                .origin: .text(ifAny: chain.isEmpty ? origin : nil),
                .sources: .list(chain.map { link(to: $0.path, as: $0.phrase) }),
                .place: .text(ifAny: color.origin == .declared ? color.location?.lineText : nil),
            ]
        }
    }

    private func link(to path: String, as name: String? = nil) -> View {
        [
            .href: .text(ifAny: list.address(of: path)),
            .name: .text(name ?? path),
        ]
    }

    private func pair(_ row: TokenPairs.Row) -> View {
        let cells = chains.modeNames.map { mode -> View in
            guard let verdict = row.verdicts[mode] else { return .emptyHeat }
            return verdict.cell + [
                .isEmpty: .flag(false),
                .isPass: .flag(verdict.verdict == .pass),
            ]
        }
        return [
            .name: .text(row.pair.phrase),
            .use: .text(ifAny: row.pair.use == .text ? nil : row.pair.use.label),
            .cells: .list(cells),
        ]
    }
}

extension TokenFacts.UnjudgedUse {
    fileprivate var view: View {
        [
            .place: .text(place.lineText),
            .text: .text(reason),
        ]
    }
}

extension TokenFacts.CopiedColor {
    fileprivate var view: View {
        let (kind, word) =
            switch agreement {
            case .agrees: ("pass", "agrees")
            case .rounded: ("warning", "differs by 1 of 255")
            case .differs: ("fail", "differs")
            case .missing: ("fail", "missing")
            case .unknown: ("unknown", "unknown")
            }
        return [
            .mode: .text(mode),
            .place: .text(place.lineText),
            .value: .text(ifAny: value),
            .kind: .text(kind),
            .word: .text(word),
        ]
    }
}

extension SourceLocation {
    /// The file and the line, without the column.
    fileprivate var lineText: String { SourceLocation(file: file, line: line).description }
}

extension SiteContent {
    /// The custom property that the site's style sheets have for a token.
    fileprivate func property(of path: String) -> String {
        let name = path.replacing(".", with: "-")
        guard let role = path.suffix(after: "colors.") else { return propertyPrefix + name }
        return "\(propertyPrefix)color-\(role.replacing(".", with: "-"))"
    }
}
