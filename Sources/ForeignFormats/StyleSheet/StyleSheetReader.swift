import ColorScience
import Findings
import SourceText
import SourceTrees
import StyleSheets
import ThemeModel

/// A reader of the custom properties of a style sheet: its themes, each with the modes that its selectors and media tell.
struct StyleSheetReader {
    private let location: SourceLocation
    private let states: StyleStates
    private let modeNames: StyleModeNames
    private var skipped: SkippedProperties
    private var questions = StyleQuestions()
    /// The places of the values that some page has.
    private var shown: Set<SourceLocation> = []
    private var colors = ForeignColors("style sheet")
    private let registered: RegisteredProperties
    private let bare: Set<String>
    /// The number of properties that may still be read: each theme and mode reads those of all pages again.
    private var budget = 100_000

    static func recognises(_ root: SourceNode) -> Bool { root["$css"] != nil }

    static func read(_ root: SourceNode, id: String?) -> ReadThemes {
        let unclosed = Finding.unclosed(in: root)
        let (documents, findings) = documents(root, id: id)
        if !documents.isEmpty { return (documents, unclosed + findings) }
        let code = CodeClassReader.read(root, id: id)
        if !code.documents.isEmpty { return (code.documents, unclosed + code.findings) }
        let finding = Finding(
            .unreadableFile,
            .error,
            "the style sheet sets no colours as custom properties",
            help:
                "it was looked for '--name: colour' in :root, in classes and data attributes of themes, in @theme and "
                + "@plugin blocks, for @define-color, and for classes of highlighted code",
            at: root.location
        )
        return ([], unclosed + findings + [finding])
    }

    /// The themes of a sheet, if it has any.
    static func documents(_ root: SourceNode, id: String?) -> ReadThemes {
        var reader = StyleSheetReader(root)
        let themes = reader.states.pages.themes
        let all = themes.compactMap { reader.document(named: $0, id: id) }
        let documents = all.filter { document in
            guard let name = document.name, !reader.isTheme(name) else { return true }
            return !all.contains { other in
                other.isPart(of: name) && document.hasColors(of: other)
            }
        }
        if reader.budget <= 0 { reader.skipped.isCut = true }
        reader.findOverridden()
        let findings =
            reader.colors.findings + reader.questions.findings + reader.skipped.findings
        return (documents, findings)
    }

    private init(_ root: SourceNode) {
        location = root.location
        skipped = SkippedProperties(root)
        let palette = TailwindPalette.isImported(in: root) ? TailwindPalette.colors : [:]
        registered = RegisteredProperties(root, palette: palette)
        bare = BareColors(root).names
        let all = StyleRules(root)
        states = StyleStates(all.rules)
        modeNames = StyleModeNames(states.pages.pages)
        for rule in all.partial {
            skipped.skip(rule, rule["properties"]?.pairs.compactMap(\.key.text) ?? [])
        }
        for rule in states.pages.partial { skipped.skip(rule.node, rule.properties.names) }
        for step in all.animated { questions.add(animated: step) }
        for statement in root["$foreign"]?.items ?? [] { questions.add(foreign: statement) }
        for rule in all.computed { questions.add(computed: rule) }
        for rule in all.invalid { questions.add(invalid: rule) }
        for rule in all.unread { questions.add(unread: rule) }
        for rule in states.pages.unclear { questions.add(unclear: rule) }
        skipped.isCut = all.isCut || states.isCut
    }

    private mutating func document(named theme: String?, id: String?) -> ThemeDocument? {
        guard budget > 0 else { return nil }
        let isShared = theme == nil && states.pages.themes.count > 1
        let all = states.states(of: theme).filter { state in
            state.properties.names.contains { $0.hasPrefix("--") }
        }
        for state in all {
            shown.formUnion(state.properties.map(\.value.location))
            shown.formUnion(state.wide.map(\.value.location))
        }
        let modes = StyleModes(all, of: theme, isShared: isShared)
        let names = Self.names(in: modes)
        let groups = modes.groups.compactMap { group in
            variants(of: group, names).map { (group.context, $0) }
        }
        guard let (context, usual) = groups.first else { return nil }
        let colored = groups.reduce(into: ColoredPlaces(names)) { $0.add($1.1) }
        var document = ThemeDocument(
            id: id ?? theme ?? "theme",
            name: theme,
            format: "css",
            location: place(of: theme)
        )
        document.appearance = colored.appearance(of: usual.usual)
        addOthers(of: usual, in: context, colored, to: &document)
        for (other, variants) in groups.dropFirst() {
            let name = modeNames.name(of: other, besides: context)
            add(variants.usual, named: name, colored, to: &document)
            addOthers(of: variants, in: other, colored, to: &document)
        }
        return document
    }

    /// The places of all properties that any mode has, those of the usual one first.
    private static func names(in modes: StyleModes) -> StyleNames {
        var all: Table<SourceNode> = [:]
        for state in modes.groups.flatMap(\.states) {
            all.merge(state.properties) { first, _ in first }
        }
        return StyleNames(all)
    }

    private mutating func variants(
        of group: StyleModes.Group,
        _ names: StyleNames
    ) -> StyleVariants? {
        var variants: [StyleVariants.Variant] = []
        for state in group.states {
            if state.environment.isForcedColors {
                questions.add(forcedColors: state, besides: group.states.first)
                continue
            }
            guard budget > 0 else { break }
            budget -= state.properties.count + 1
            var styles = AppearanceOfStyles(
                state.properties,
                isDark: state.usedScheme.isDark(preferred: group.context.scheme ?? .light),
                names: names,
                registered: registered,
                bare: bare,
                wide: state.wide
            )
            let appearance = styles.appearance(
                group.context.scheme,
                group.context.contrast,
                &colors
            )
            skipped.skipRest(of: styles)
            variants.append(.init(state: state, appearance: appearance))
        }
        return StyleVariants(variants)
    }

    private mutating func addOthers(
        of variants: StyleVariants,
        in context: StyleContext,
        _ colored: ColoredPlaces,
        to document: inout ThemeDocument
    ) {
        for variant in variants.others {
            var name = modeNames.name(of: variant.state, in: context)
            var count = 1
            while document.modes.contains(name) {
                count += 1
                name = "\(modeNames.name(of: variant.state, in: context))-\(count)"
            }
            questions.add(variant, named: name, besides: variants.usual)
            add(variant, named: name, colored, to: &document)
        }
    }

    private func add(
        _ variant: StyleVariants.Variant,
        named name: String,
        _ colored: ColoredPlaces,
        to document: inout ThemeDocument
    ) {
        let appearance = colored.appearance(of: variant)
        document.modes[name] = appearance.changes(from: document.appearance)
    }

    /// The name of a page says that it is a theme, also where it has the colours of the usual one.
    private func isTheme(_ name: String) -> Bool {
        let pages = states.pages.pages.filter { $0.context.theme == name }
        return pages.contains { page in
            page.qualifiers.filter { !$0.isPlain }.allSatisfy { qualifier in
                NameWords.words(of: qualifier.name).contains("theme")
            }
        }
    }

    private mutating func findOverridden() {
        guard !skipped.isCut else { return }
        let overridden = OverriddenDeclarations(in: states.cascade, shown: shown)
        for entry in overridden.entries {
            questions.add(overridden: entry.name, of: entry.rule, by: entry.other)
        }
        if let rule = overridden.firstLeftOut { questions.add(uncompared: rule) }
    }

    private func place(of theme: String?) -> SourceLocation {
        let rule = states.cascade.rules.first { rule in
            rule.pages.contains { $0.context.theme == theme }
        }
        let first = rule?.properties.first { _ in true }?.value.location
        guard theme != nil, let first else {
            return SourceLocation(file: location.file, line: 1, column: 1)
        }
        return first
    }
}

extension ThemeDocument {
    /// All modes have colours of the other document: a class for a state of the page, or an attribute for its density, sets
    /// none of its own.
    fileprivate func hasColors(of other: ThemeDocument) -> Bool {
        let known = other.wholeModes
        return wholeModes.allSatisfy { own in
            known.contains(where: own.hasColors)
        }
    }

    private var wholeModes: [Appearance] {
        [appearance] + modes.map { appearance.merging($0.value) }
    }

    /// The name says more than that of this document, as `ocean compact` does beside `ocean`.
    fileprivate func isPart(of name: String) -> Bool {
        let own = self.name?.split(separator: " ") ?? []
        return Set(own).isStrictSubset(of: name.split(separator: " "))
    }
}

extension Appearance {
    fileprivate func hasColors(of other: Appearance) -> Bool {
        palette.isEqual(to: other.palette) && colors.isEqual(to: other.colors)
            && gradients.isEqual(to: other.gradients)
    }
}

extension StyleEnvironment {
    fileprivate var isForcedColors: Bool {
        features.contains { $0.hasPrefix("(forced-colors") }
    }
}

extension Table where Value: Equatable {
    /// The same values, in any order.
    fileprivate func isEqual(to other: Table) -> Bool {
        count == other.count && allSatisfy { other[$0.name] == $0.value }
    }
}
