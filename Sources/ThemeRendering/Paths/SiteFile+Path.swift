import SourceText

// The paths of the site, both ways: no other file writes or reads them.

extension SiteFile {
    /// The path as text, which a theme made in code can lead anywhere.
    package var text: String {
        switch self {
        case .shared(let file): file.rawValue
        case .theme(let id, let part): "\(Folder.themes)/\(id)/\(part.text)"
        case .registryItem(let id): "\(Folder.registry)/\(id)\(Folder.itemEnding)"
        case .asset(let asset): "\(Folder.assets)/\(asset.text)"
        }
    }

    /// The path below the output folder; nil if it would lead out of it.
    package var path: ArtifactPath? { ArtifactPath(text) }

    /// The path as it stands in a link from the site's folder.
    var address: String { percentEncoded(text) }

    /// The file of a path; nil if the site has no such file.
    package init?(_ path: ArtifactPath) {
        let names = path.description.pathNames.map(String.init)
        switch names[0] {
        case Folder.themes where names.count > 2:
            guard let part = ThemePart(names.dropFirst(2)) else { return nil }
            self = .theme(names[1], part)
        case Folder.registry where names.count == 2 && names[1].hasSuffix(Folder.itemEnding):
            self = .registryItem(String(names[1].dropLast(Folder.itemEnding.count)))
        case Folder.assets where names.count > 1:
            self = .asset(Asset(names.dropFirst()))
        default:
            guard names.count == 1, let file = SharedFile(rawValue: names[0]) else { return nil }
            self = .shared(file)
        }
    }

    /// A build of this or an earlier version may have written a file of this path: no other file is ever deleted.
    package static func mayBeOurs(_ path: ArtifactPath) -> Bool {
        let names = path.description.pathNames
        // As bytes: to Swift, a point with a combining mark is another character.
        if names.contains(where: { $0.utf8.first == UInt8(ascii: ".") }) { return false }
        if names.count == 1 { return SharedFile(rawValue: path.description) != nil }
        switch String(names[0]) {
        case Folder.themes, Folder.assets: return true
        case Folder.registry: return names.count == 2 && names[1].hasSuffix(Folder.itemEnding)
        default: return false
        }
    }

    fileprivate enum Folder {
        static let themes = "themes"
        static let pages = "pages"
        static let downloads = "export"
        static let assets = "assets"
        static let attachments = "pages"
        static let registry = "r"
        static let itemEnding = ".json"
    }
}

extension SharedFile {
    package var path: ArtifactPath { ArtifactPath(ours: rawValue) }
}

extension ThemePart {
    /// The names of the parts that are always called the same.
    private enum FixedName: String {
        case overview = "index.html"
        case styleSheet = "theme.css"
        case fixedStyleSheet = "fixed.css"
        case card = "card.svg"
        case badge = "badge.svg"
        case facts = "facts.js"

        var part: ThemePart {
            switch self {
            case .overview: .overview
            case .styleSheet: .styleSheet
            case .fixedStyleSheet: .fixedStyleSheet
            case .card: .card
            case .badge: .badge
            case .facts: .facts
            }
        }
    }

    /// The path below the theme's folder.
    package var text: String {
        switch self {
        case .overview: FixedName.overview.rawValue
        case .styleSheet: FixedName.styleSheet.rawValue
        case .fixedStyleSheet: FixedName.fixedStyleSheet.rawValue
        case .card: FixedName.card.rawValue
        case .badge: FixedName.badge.rawValue
        case .facts: FixedName.facts.rawValue
        case .tokens(let number): TokenPageName.text(of: number)
        case .page(let path): "\(SiteFile.Folder.pages)/\(path)"
        case .download(let format, let name): "\(SiteFile.Folder.downloads)/\(format)/\(name)"
        }
    }

    /// The path as it stands in a link from the theme's folder.
    var address: String { percentEncoded(text) }

    fileprivate init?(_ names: ArraySlice<String>) {
        let others = names.dropFirst()
        switch names.first {
        case SiteFile.Folder.pages where !others.isEmpty:
            guard let path = ArtifactPath(others.joined(separator: "/")) else { return nil }
            self = .page(path)
        case SiteFile.Folder.downloads where others.count == 2:
            self = .download(format: others[others.startIndex], name: others[others.endIndex - 1])
        case let name? where others.isEmpty:
            if let number = TokenPageName.number(of: name) {
                self = .tokens(number)
            } else if let known = FixedName(rawValue: name) {
                self = known.part
            } else {
                return nil
            }
        default: return nil
        }
    }
}

/// The names of the pages of tokens: `tokens.html`, `tokens-2.html`.
private enum TokenPageName {
    private static let start = "tokens"
    private static let ending = ".html"

    static func text(of number: Int) -> String {
        number == 1 ? start + ending : "\(start)-\(number)\(ending)"
    }

    /// Nil for any other name.
    static func number(of name: String) -> Int? {
        let digits = name.dropLast(ending.count).dropFirst(start.count + 1)
        let number = digits.isEmpty ? 1 : Int(digits)
        return number.flatMap { name == text(of: $0) ? $0 : nil }
    }
}

extension Asset {
    static let switcherName = "themes.js"

    /// The path below the folder of assets.
    fileprivate var text: String {
        switch self {
        case .switcher: Self.switcherName
        case .template(let name): name
        case .attachment(let path): "\(SiteFile.Folder.attachments)/\(path)"
        }
    }

    fileprivate init(_ names: ArraySlice<String>) {
        let path = names.joined(separator: "/")
        if path == Self.switcherName {
            self = .switcher
        } else if names.count > 1, names.first == SiteFile.Folder.attachments {
            self = .attachment(names.dropFirst().joined(separator: "/"))
        } else {
            self = .template(path)
        }
    }
}

extension ArtifactPath {
    /// The list of the files that a build wrote.
    package static let buildManifest = ArtifactPath(ours: "build-manifest.json")
}
