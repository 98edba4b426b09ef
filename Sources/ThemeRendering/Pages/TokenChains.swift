import ColorScience
import ThemeModel

/// The tokens that others take their colours from, in each mode of a theme, and the way back.
struct TokenChains: Sendable {
    struct Link: Sendable {
        let path: String
        /// The token as in a theme file: `palette.ink / 72%`.
        let phrase: String
    }

    /// The most links of a chain: one that is longer, or leads in a circle, is cut.
    private static let limit = 8

    private let modes: [ModeColors]
    /// The tokens and components' colours that are another name of a token: the theme's own first.
    private(set) var users: [String: [String]] = [:]

    init(of theme: Theme) {
        modes = theme.modes.map(ModeColors.init)
        var derived: [String: [String]] = [:]
        var known: Set<[String]> = []
        for (user, color) in modes.lazy.flatMap(\.all) {
            guard let path = color.alias?.path, known.insert([path, user]).inserted else {
                continue
            }
            if color.origin == .declared {
                users[path, default: []].append(user)
            } else {
                derived[path, default: []].append(user)
            }
        }
        users.merge(derived) { $0 + $1 }
    }

    /// The modes in their order.
    var modeNames: [String] { modes.map(\.name) }

    /// The colour of a token in the mode at an index.
    func color(_ path: String, inMode index: Int) -> ThemeColor? { modes[index].color(path) }

    /// The tokens from which a colour has its value, one after the other.
    func chain(of color: ThemeColor, inMode index: Int) -> [Link] {
        var links: [Link] = []
        var alias = color.alias
        while let next = alias, links.count < Self.limit {
            links.append(Link(path: next.path, phrase: next.phrase))
            alias = modes[index].color(next.path)?.alias
        }
        return links
    }

    /// The tokens that a colour takes its own from in any mode, by the colour's path; itself included.
    func sources(of path: String) -> Set<String> {
        var sources: Set = [path]
        for index in modes.indices {
            guard let color = modes[index].color(path) else { continue }
            sources.formUnion(chain(of: color, inMode: index).lazy.map(\.path))
        }
        return sources
    }
}

/// The colours of a mode, without all else that makes a copy of it slow.
private struct ModeColors: Sendable {
    let name: String
    private let groups: [(start: String, colors: Table<ThemeColor>)]

    init(_ mode: Mode) {
        name = mode.name
        var parts: Table<ThemeColor> = [:]
        for part in Component.listedParts.joined() {
            let style = mode.components[part.component]
            if let color = style?.color(part.color, in: part.state) { parts[part.path] = color }
        }
        groups = [("palette.", mode.palette), ("colors.", mode.colors), ("", parts)]
    }

    /// The colours with their paths.
    var all: [(path: String, color: ThemeColor)] {
        groups.flatMap { start, colors in
            colors.map { (start + $0.name, $0.value) }
        }
    }

    func color(_ path: String) -> ThemeColor? {
        for (start, colors) in groups where path.hasPrefix(start) {
            if let color = colors[String(path.dropFirst(start.count))] { return color }
        }
        return nil
    }
}

extension ThemeColor.Alias {
    /// The token as in a theme file: `palette.ink / 72%`.
    var phrase: String {
        alpha.map { "\(path) / \(CSSNumber.text(of: ($0 * 1000).rounded() / 10))%" } ?? path
    }
}
