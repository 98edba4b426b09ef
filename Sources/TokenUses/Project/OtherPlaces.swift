import SourceText
import ThemeModel

/// The places at which something else than the page, or than the tokens' own sheets, sets a custom property.
struct OtherPlaces: Sendable {
    private let tokens: KnownTokens
    private var places: [String: [SourceLocation]] = [:]
    private(set) var unlistedThemes = UnlistedThemes()

    init(_ tokens: KnownTokens) { self.tokens = tokens }

    mutating func add(_ place: SourceLocation, of name: String) {
        places[name, default: []].append(place)
    }

    mutating func add(_ sheet: SheetRules) {
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
                    add(declaration.location, of: name)
                }
            }
        }
        if !unlistedThemes.take(ofPage) {
            for (name, place) in ofPage { add(place, of: name) }
        }
        for (name, declaration) in sheet.variables where tokens.isChanged(name, by: declaration) {
            add(declaration.location, of: name)
        }
    }

    /// Adds the places in a script, or in markup with its elements, at which properties may be set.
    mutating func add(
        ofScript places: [(name: String, value: SourceLocation)],
        _ markup: MarkupTree?
    ) {
        // A style sets them for what is in its element alone.
        let isStyle = markup?.styles.values.contains { style, _ in
            style.variables.contains(where: tokens.isToken)
        }
        let ofTokens = isStyle == true ? [] : places.filter { tokens.isToken($0.name) }
        let isTheme = unlistedThemes.take(ofTokens, isScript: true)
        for (name, place) in places where !isTheme || !tokens.isToken(name) {
            add(place, of: name)
        }
    }

    /// The first place, in another file or of a token, at which something other than the page sets a property.
    func first(of name: String, outside file: String) -> SourceLocation? {
        let isToken = tokens.isToken(name)
        return places[name]?.first { isToken || $0.file != file }
    }
}

extension SheetRules {
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
