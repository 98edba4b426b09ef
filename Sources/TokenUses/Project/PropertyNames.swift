import SourceText
import ThemeModel

/// The custom properties, variables and mixins of all style sheets, and the tokens among them.
struct PropertyNames: Sendable {
    let tokens: KnownTokens
    private var pages = PageValues()
    /// The places at which something else than the page, or than the tokens' own sheets, sets a value.
    private var others: [String: [SourceLocation]] = [:]
    private(set) var unlistedThemes = UnlistedThemes()
    /// The custom properties that no element has from the one around it.
    private var uninherited: Set<String> = []
    private var mixins: [String: SheetMixins.Summary] = [:]
    /// The mixins that may paint a ground.
    private var painting: Set<String> = []
    /// The animations that change colours.
    private(set) var animations = AnimationNames()
    /// The animations that may make a text smaller.
    private(set) var shrinkingAnimations = AnimationNames()
    private(set) var possibleRules = PossibleRules()
    /// The smallest size of the root's text in pixels; nil where one cannot be read.
    let rootSize: Double?
    /// The reason that `light-dark()` has one of its colours on the whole page; nil where the scheme of a theme decides.
    let chosenScheme: String?

    /// The project says what lies below a sheet's own colours.
    let keepsOpenGrounds: Bool

    /// The elements of markup, by its file, and of all of it.
    private let trees: [String: MarkupTree]
    private let siteTree: MarkupTree?

    /// `trees` are those of markup; `scripts` have the places in other files than sheets at which properties may be set.
    init(
        _ sheets: [SheetRules],
        _ tokens: KnownTokens,
        scripts: [(name: String, value: SourceLocation)] = [],
        trees: [String: MarkupTree] = [:],
        keepsOpenGrounds: Bool = false
    ) {
        self.keepsOpenGrounds = keepsOpenGrounds
        self.trees = trees
        siteTree = MarkupTree(trees)
        self.tokens = tokens
        rootSize = RootSize.smallest(in: sheets)
        chosenScheme = sheets.lazy.compactMap(\.chosenScheme).first
        for sheet in sheets {
            mixins.merge(sheet.mixins) { $0.union($1) }
            animations.formUnion(sheet.animations)
            shrinkingAnimations.formUnion(sheet.shrinkingAnimations)
            uninherited.formUnion(sheet.uninherited)
            pages.add(sheet)
            addOthers(of: sheet)
        }
        possibleRules = PossibleRules(sheets, animations)
        painting = SheetMixins.painting(among: mixins)
        let byFile = Dictionary(grouping: scripts) { $0.value.file }
        for (_, places) in byFile.sorted(by: { $0.key < $1.key }) { addOthers(ofScript: places) }
    }

    init(_ sheets: [SheetRules], isToken: @escaping @Sendable (String) -> Bool) {
        self.init(sheets, KnownTokens(title: { isToken($0) ? $0 : nil }))
    }

    private mutating func addOthers(of sheet: SheetRules) {
        let schemes = sheet.pageSchemes
        var ofPage: [(name: String, value: SourceLocation)] = []
        for rule in sheet.rules where !rule.properties.isEmpty {
            let isElsewhere = rule.selectors.contains { !sheet.isPage($0) }
            for (name, declaration) in rule.properties {
                let isOther: Bool
                if tokens.isToken(name) {
                    let own = rule.selectors.flatMap { selector in
                        sheet.schemes(of: selector, without: schemes[name] ?? [])
                    }
                    isOther = tokens.isChanged(name, by: declaration, in: own)
                } else {
                    isOther = isElsewhere
                }
                if isOther, tokens.isToken(name), !isElsewhere {
                    ofPage.append((name, declaration.location))
                } else if isOther {
                    others[name, default: []].append(declaration.location)
                }
            }
        }
        if !unlistedThemes.take(ofPage) {
            for (name, place) in ofPage { others[name, default: []].append(place) }
        }
        for (name, declaration) in sheet.variables where tokens.isChanged(name, by: declaration) {
            others[name, default: []].append(declaration.location)
        }
    }

    private mutating func addOthers(ofScript places: [(name: String, value: SourceLocation)]) {
        // A style sets them for what is in its element alone.
        let styles = places.first.flatMap { trees[$0.value.file] }?.styles.values
        let isStyle = styles?.contains { $0.style.variables.contains(where: isToken) } ?? false
        let ofTokens = isStyle ? [] : places.filter { isToken($0.name) }
        let isTheme = unlistedThemes.take(ofTokens, isScript: true)
        for (name, place) in places where !isTheme || !isToken(name) {
            others[name, default: []].append(place)
        }
    }

    /// The mixin, or one that it takes in, may paint a ground; `hasBlock` for one that takes a block.
    func mayPaint(_ mixin: String, hasBlock: Bool) -> Bool {
        // Most mixins with a block have nothing but a condition.
        mixins[mixin] == nil ? !hasBlock : painting.contains(mixin)
    }

    /// The elements that the rules of a sheet may be for.
    func markup(for sheet: SheetRules) -> MarkupTree? {
        switch sheet.reach {
        case .site: siteTree
        case .page, .component: trees[sheet.file]
        // Tools change its names.
        case .module: nil
        }
    }

    func isToken(_ name: String) -> Bool { tokens.isToken(name) }

    func isInherited(_ name: String) -> Bool { !uninherited.contains(name) }

    /// The paint that a property has on the page; nil where no sheet sets it there.
    func paint(
        of name: String,
        in scheme: Scheme?,
        _ meetsSchemes: inout Bool
    ) -> SheetPaint? {
        pages.paint(of: name, in: scheme, &meetsSchemes)
    }

    /// The first place, in another file or of a token, at which something other than the page sets a property.
    func otherPlace(of name: String, outside file: String) -> SourceLocation? {
        let isToken = tokens.isToken(name)
        return others[name]?.first { isToken || $0.file != file }
    }
}

extension SheetRules {
    /// The reason that the page has one scheme, whatever the theme.
    fileprivate var chosenScheme: String? {
        for rule in rules {
            guard case .other(let reason)? = rule.paint(of: .scheme) else { continue }
            if rule.selectors.contains(where: { isPage($0) && $0.scheme == nil }) { return reason }
        }
        return nil
    }

    /// The schemes for which the sheet sets properties of the page on their own.
    fileprivate var pageSchemes: [String: Set<Scheme>] {
        var schemes: [String: Set<Scheme>] = [:]
        for rule in rules where !rule.properties.isEmpty {
            for selector in rule.selectors where isPage(selector) {
                for name in rule.properties.keys {
                    if let scheme = selector.scheme {
                        schemes[name, default: []].insert(scheme)
                    } else {
                        // A later value for all may count more than those before it.
                        schemes[name] = nil
                    }
                }
            }
        }
        return schemes
    }

    /// The schemes in which a rule may set a property that others set on their own in some.
    fileprivate func schemes(of selector: RuleSelector, without others: Set<Scheme>) -> [Scheme] {
        if let scheme = selector.scheme { return [scheme] }
        return Scheme.allCases.filter { !isPage(selector) || !others.contains($0) }
    }
}
