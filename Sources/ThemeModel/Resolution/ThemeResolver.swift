import ColorScience
public import Findings
import SourceText

extension ThemeDocument {
    /// The theme that this document describes, with the findings on the way.
    ///
    /// The theme is nil when one in our own format has no readable background or text colour, or when it has more than
    /// 120,000 values and pairs in all of its modes; the findings say so. A document that extends another one must have been put through
    /// ``ThemeInheritance`` first. Complexity: O(tokens × modes).
    public func resolve() -> (theme: Theme?, findings: [Finding]) {
        if let excess { return (nil, tagged([excess])) }
        var findings = FindingSet()
        let modes = resolvedModes(&findings)
        guard !modes.isEmpty else { return (nil, tagged(findings.all)) }
        let theme = Theme(
            id: id,
            name: name ?? Self.title(of: id),
            description: description,
            author: author,
            license: license,
            homepage: homepage,
            format: format,
            kind: kind ?? .app,
            location: location,
            modes: modes,
            contrast: contrast,
            style: style,
            unreadColors: unreadColors,
            unseenBase: unseenBase,
            guessedRoles: guessedRoles
        )
        return (theme, tagged(findings.all))
    }

    /// The default mode and the further ones; none where the default one cannot be read.
    private func resolvedModes(_ findings: inout FindingSet) -> [Mode] {
        let scheme = appearance.scheme?.value ?? schemeBesideModes
        let first = mode(appearance, named: nil, scheme: scheme, &findings)
        guard let first else { return [] }
        if appearance.scheme == nil {
            findings.add(oppositeBackground(of: first))
        }
        var all = [first]
        for (name, changes) in modes {
            if name == first.name {
                findings.add(nameClash(of: first, with: changes))
                continue
            }
            var merged = appearance.merging(changes)
            // A mode does not inherit the contrast of the default one.
            merged.contrast = changes.contrast
            if let mode = mode(merged, named: name, scheme: changes.scheme?.value, &findings) {
                all.append(mode)
            }
        }
        return all
    }

    private func mode(
        _ appearance: Appearance,
        named name: String?,
        scheme: Scheme?,
        _ findings: inout FindingSet
    ) -> Mode? {
        let guesses = GuessBudget(sharedAmong: modes.count + 1)
        let painted = self.painted?.renaming(appearance.renamedKeys).adding(appearance.codeStyles)
        var colors = ColorResolver(appearance, of: self, painted, guesses)
        var layout = LayoutResolver(appearance, guesses)
        var type = TypeResolver(appearance, guesses)
        var resolver = ComponentResolver(appearance)
        let palette = colors.palette()
        let roles = colors.roles()
        let dimensions = layout.dimensions()
        let styles = type.textStyles()
        let components = resolver.styles(colors: &colors, layout: &layout)
        let gradients = colors.gradients()
        findings.add(colors.findings.all)
        findings.add(layout.findings.all)
        findings.add(type.findings)
        findings.add(ReadableMetrics(appearance, styles, dimensions, components).findings)
        findings.add(clashes(in: appearance.palette))
        guard let background = roles[Role.background.rawValue] else { return nil }
        guard roles.contains(Role.text.rawValue) else { return nil }
        let scheme = scheme ?? Self.apparentScheme(of: background)
        return Mode(
            name: name ?? scheme.rawValue,
            scheme: scheme,
            contrast: appearance.contrast?.value ?? .standard,
            palette: palette,
            colors: roles,
            styles: styles,
            families: type.families,
            layout: dimensions,
            components: components,
            painted: painted,
            gradients: gradients,
            keys: appearance.keys
        )
    }

    /// Palette colours that would be written as one custom property.
    private func clashes(in palette: Table<Located<ColorExpression>>) -> [Finding] {
        let point = UInt8(ascii: ".")
        guard palette.names.contains(where: { $0.utf8.contains(point) }) else { return [] }
        var names: [String: String] = [:]
        let clashes = palette.compactMap { name, expression -> Finding? in
            let property = TokenName.css(name)
            guard let other = names.updateValue(name, forKey: property) else { return nil }
            return Finding(
                .invalidName,
                .error,
                "'\(name)' and '\(other)' are both written as --palette-\(property)",
                help: "rename one of them",
                at: expression.location
            )
        }
        // The names of another tool's file are not ours to choose, and each colour is judged.
        guard !isOwnFormat, var first = clashes.first else { return clashes }
        first.severity = .warning
        first.help = "the pages show the colour of one for both; the contrast of each is judged"
        if clashes.count > 1 { first.message += ", and \(clashes.count - 1) more" }
        return [first]
    }

    static func apparentScheme(of background: ThemeColor) -> Scheme {
        Contrast.lightness(of: background.display.rgb) < 50 ? .dark : .light
    }

    /// Points at the theme rather than at its base when the mode is inherited and the theme names its own default mode.
    private func nameClash(of first: Mode, with changes: Appearance) -> Finding {
        var finding = Finding(
            .invalidName,
            .error,
            "the mode '\(first.name)' has the name of the default mode",
            help: """
                a theme's own colours are its \(first.name) mode: put them at the top level, or set \
                'scheme'
                """,
            at: changes.location ?? location
        )
        let deciding = decidingLocations(of: first)
        let file = changes.location?.file
        guard let base, file != location?.file, deciding.contains(where: { $0.file != file })
        else { return finding }
        finding.message = """
            '\(base.value)', which is extended, has a mode '\(first.name)', the name of the default \
            mode here
            """
        finding.help = """
            put these colours under 'modes' as '\(first.name)', and those of the other appearance \
            at the top level
            """
        finding.location = deciding.first { $0.file == location?.file } ?? base.location
        return finding
    }

    func decidingLocations(of first: Mode) -> [SourceLocation] {
        if let scheme = appearance.scheme {
            return [scheme.location].compactMap(\.self)
        }
        var locations = [appearance.colors[Role.background.rawValue]?.location]
        if case .token(let place)? = first[.background]?.source {
            locations.append(place.location)
        }
        return locations.compactMap(\.self)
    }

    private static func title(of id: String) -> String {
        id.split(separator: "-").map(\.capitalizedFirst).joined(separator: " ")
    }

    private func tagged(_ findings: [Finding]) -> [Finding] {
        findings.map { finding in
            var finding = finding
            finding.theme = id
            return finding
        }
    }
}
