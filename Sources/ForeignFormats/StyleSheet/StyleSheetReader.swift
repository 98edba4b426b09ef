import ColorScience
import Findings
import SourceText
import SourceTrees
import ThemeModel

/// A reader of the custom properties of a style sheet: its themes, each with the modes that its selectors and media tell.
struct StyleSheetReader {
    private typealias Properties = Table<SourceNode>

    private let location: SourceLocation
    /// In the order of the sheet.
    private var sheets: [(context: StyleContext, properties: Properties)] = []
    private var indices: [StyleContext: Int] = [:]
    /// The properties for displays beyond sRGB.
    private var wideSheets: [(context: StyleContext, properties: Properties)] = []
    /// The names that selectors such as `[data-mode="dim"]` give to modes.
    private var modeNames: [StyleContext: String] = [:]
    private var skipped: SkippedProperties
    private var colors = ForeignColors("style sheet")
    private let registered: RegisteredProperties
    private let bare: Set<String>
    /// The number of properties that may still be read: each theme and mode reads those of all pages again.
    private var budget = 100_000

    /// The most themes and appearances that a sheet may name.
    private static let limit = 400

    static func recognises(_ root: SourceNode) -> Bool { root["$css"] != nil }

    static func read(_ root: SourceNode, id: String?) -> ReadThemes {
        let (documents, findings) = documents(root, id: id)
        if !documents.isEmpty { return (documents, findings) }
        let code = CodeClassReader.read(root, id: id)
        if !code.documents.isEmpty { return code }
        let finding = Finding(
            .unreadableFile,
            .error,
            "the style sheet sets no colours as custom properties",
            help:
                "it was looked for '--name: colour' in :root, in classes and data attributes of themes, in @theme and "
                + "@plugin blocks, for @define-color, and for classes of highlighted code",
            at: root.location
        )
        return ([], findings + [finding])
    }

    /// The themes of a sheet, if it has any.
    static func documents(_ root: SourceNode, id: String?) -> ReadThemes {
        var reader = StyleSheetReader(root)
        let documents = reader.themes.compactMap { reader.document(named: $0, id: id) }
        if reader.budget <= 0 { reader.skipped.isCut = true }
        return (documents, reader.colors.findings + reader.skipped.findings)
    }

    private init(_ root: SourceNode) {
        location = root.location
        skipped = SkippedProperties(root)
        let palette = TailwindPalette.isImported(in: root) ? TailwindPalette.colors : [:]
        registered = RegisteredProperties(root, palette: palette)
        bare = BareColors(root).names
        var guesses: [Guess] = []
        for rule in root["$css"]?.items ?? [] { place(rule, &guesses) }
        place(guesses)
        placeWide()
    }

    /// A class that may be a theme, with its properties.
    private struct Guess {
        var context: StyleContext
        let properties: Properties
    }

    /// Gives the properties of a rule to the contexts that its selectors tell.
    private mutating func place(_ rule: SourceNode, _ guesses: inout [Guess]) {
        guard let within = rule["within"], within.isList else { return }
        let properties = Self.properties(of: rule)
        let selectors = within.items.compactMap(\.text)
        let last = within.items.last?.text ?? ""
        var contexts = StyleContext.all(within: selectors)
        nameModes(last)
        if let name = properties["name"]?.text, last.hasPrefix("@plugin") {
            let theme = name.trimming { $0 == "\"" || $0 == "'" }
            for index in contexts.indices { contexts[index].narrow(to: theme) }
        }
        if contexts.isEmpty { skipped.skip(rule, properties.names) }
        if contexts.count == StyleContext.limit { skipped.isCut = true }
        for context in contexts {
            if context.isGuess {
                guesses.append(Guess(context: context, properties: properties))
            } else {
                place(properties, in: context)
            }
        }
    }

    private mutating func nameModes(_ selectors: String) {
        let attribute = /\[data-mode=["']?([A-Za-z][A-Za-z0-9-]*)["']?\]/
        for selector in StyleSelector.list(selectors) {
            guard let match = selector.wholeMatch(of: attribute),
                let context = StyleContext.all(within: [selector]).first,
                !context.isUsual
            else { continue }
            modeNames[context] = String(match.1)
        }
    }

    /// A class is a theme where it sets several properties that pages have, or nothing else does.
    private mutating func place(_ guesses: [Guess]) {
        let known = Set(sheets.flatMap(\.properties.names))
        for guess in guesses {
            let count = guess.properties.names.count { name in
                // Tailwind sets properties of its own at every element, and again in classes.
                name.hasPrefix("--") && !name.hasPrefix("--tw-")
                    && (known.isEmpty || known.contains(name))
            }
            guard count >= 3 else { continue }
            var context = guess.context
            context.isGuess = false
            place(guess.properties, in: context)
        }
    }

    private mutating func place(_ properties: Properties, in context: StyleContext) {
        guard context.isWide else { return merge(properties, for: context) }
        var usual = context
        usual.isWide = false
        wideSheets.append((usual, properties))
    }

    /// A property that is set for displays beyond sRGB alone has this value and no other.
    private mutating func placeWide() {
        for (context, properties) in wideSheets {
            let usual = self.properties(in: context)
            let alone = properties.compactMapValues { name, value in
                usual[name] == nil ? value : nil
            }
            if !alone.isEmpty { merge(alone, for: context) }
        }
    }

    private mutating func merge(_ properties: Properties, for context: StyleContext) {
        if let index = indices[context] {
            sheets[index].properties.merge(properties)
        } else if sheets.count < Self.limit {
            indices[context] = sheets.count
            sheets.append((context, properties))
        } else {
            skipped.isCut = true
        }
    }

    /// The properties except those that name themselves: `@theme inline` of Tailwind repeats what `:root` has in this way.
    private static func properties(of rule: SourceNode) -> Properties {
        var properties: Properties = [:]
        for (key, value) in rule["properties"]?.pairs ?? [] {
            guard let name = key.text, value.text.flatMap(StyleValues.target) != name else {
                continue
            }
            properties[name] = value
        }
        return properties
    }

    /// The names of the themes; nil for the one without a name.
    private var themes: [String?] {
        sheets.reduce(into: []) { names, sheet in
            if !names.contains(sheet.context.theme) { names.append(sheet.context.theme) }
        }
    }

    /// The properties of a theme in one appearance.
    private func properties(in context: StyleContext) -> Properties {
        Self.properties(of: sheets, in: context)
    }

    private static func properties(
        of sheets: [(context: StyleContext, properties: Properties)],
        in context: StyleContext
    ) -> Properties {
        let fitting = sheets.map(\.context).enumerated().filter { _, sheet in
            [nil, context.theme].contains(sheet.theme)
                && [nil, context.scheme].contains(sheet.scheme)
                && [nil, context.contrast].contains(sheet.contrast)
        }
        // The more special rule counts, and of two alike the later one.
        let ordered = fitting.sorted { one, other in
            (one.element.weight, one.offset) < (other.element.weight, other.offset)
        }
        return ordered.reduce(into: [:]) { properties, sheet in
            properties.merge(sheets[sheet.offset].properties)
        }
    }

    /// Without a rule for more contrast, the mode would be the scheme once more.
    private func isStated(_ context: StyleContext) -> Bool {
        if context.contrast == nil { return true }
        return sheets.contains { sheet in
            sheet.context.contrast == context.contrast
                && [nil, context.theme].contains(sheet.context.theme)
                && [nil, context.scheme].contains(sheet.context.scheme)
        }
    }

    private mutating func document(named theme: String?, id: String?) -> ThemeDocument? {
        let contexts = contexts(of: theme)
        let usual = contexts[0]
        let properties = properties(in: usual)
        guard budget > 0 else { return nil }
        budget -= properties.count + 1
        var all = properties
        for context in contexts {
            all.merge(self.properties(in: context)) { first, _ in first }
        }
        var styles = AppearanceOfStyles(
            properties,
            scheme: usual.scheme ?? .light,
            names: StyleNames(all),
            registered: registered,
            bare: bare,
            wide: Self.properties(of: wideSheets, in: usual)
        )
        var document = ThemeDocument(
            id: id ?? theme ?? "theme",
            name: theme,
            format: "css",
            location: place(of: properties, theme)
        )
        document.appearance = styles.appearance(usual.scheme, usual.contrast, &colors)
        if !document.appearance.palette.isEmpty || !document.appearance.colors.isEmpty {
            for context in contexts.dropFirst() where isStated(context) {
                addMode(context, besides: usual, names: styles.names, to: &document)
            }
        }
        skipped.skipRest(of: styles)
        let isEmpty = document.appearance.palette.isEmpty && document.appearance.colors.isEmpty
        return isEmpty ? nil : document
    }

    private mutating func addMode(
        _ context: StyleContext,
        besides usual: StyleContext,
        names: StyleNames,
        to document: inout ThemeDocument
    ) {
        let properties = properties(in: context)
        budget -= properties.count + 1
        var styles = AppearanceOfStyles(
            properties,
            scheme: context.scheme ?? .light,
            names: names,
            registered: registered,
            bare: bare,
            wide: Self.properties(of: wideSheets, in: context)
        )
        let mode = styles.appearance(context.scheme, context.contrast, &colors)
        document.modes[modeName(of: context, besides: usual)] = mode.changes(
            from: document.appearance
        )
        skipped.skipRest(of: styles)
    }

    private func modeName(of context: StyleContext, besides usual: StyleContext) -> String {
        if let stated = modeNames[context] { return stated }
        var words: [String] = []
        if context.scheme != usual.scheme, let scheme = context.scheme {
            words.append(scheme.rawValue)
        }
        if context.contrast != usual.contrast { words.append("high-contrast") }
        return words.joined(separator: "-")
    }

    /// The appearances of a theme, the usual one first.
    private func contexts(of theme: String?) -> [StyleContext] {
        let own = sheets.map(\.context).filter { $0.theme == theme }
        // A theme that is there in high contrast alone is that; beside named themes it is what they share.
        let isShared = theme == nil && sheets.contains { $0.context.theme != nil }
        let isOfContrast = own.contains { $0.contrast == .more }
        let isInContrastAlone = !isShared && own.allSatisfy { $0.contrast == .more }
        var contrasts: [ContrastPreference?] = [isInContrastAlone ? .more : nil]
        if isOfContrast, !isInContrastAlone { contrasts.append(.more) }
        let schemes = schemes(of: theme, own, contrasts[0])
        return contrasts.flatMap { contrast in
            schemes.map { scheme in
                StyleContext(theme: theme, scheme: scheme, contrast: contrast)
            }
        }
    }

    /// The schemes of a theme, the usual one first; one that nothing tells is nil.
    private func schemes(
        of theme: String?,
        _ own: [StyleContext],
        _ contrast: ContrastPreference?
    ) -> [Scheme?] {
        let usual = properties(in: StyleContext(theme: theme, contrast: contrast))
        var schemes = Set(own.compactMap(\.scheme))
        let used = UsedScheme(usual["color-scheme"]?.text)
        if used.isOpen, usual.contains(where: { $0.value.text?.contains("light-dark(") ?? false }) {
            schemes = Set(Scheme.allCases)
        }
        let stated = used.stated.first
        let isWhole = own.contains { $0.scheme == nil && $0.contrast == contrast }
        if schemes.isEmpty { return [stated] }
        if schemes.count == 1, let only = schemes.first {
            guard isWhole else { return [only] }
            return stated == only ? [only] : [only.opposite, only]
        }
        let first = stated ?? .light
        return [first, first.opposite]
    }

    private func place(of properties: Properties, _ theme: String?) -> SourceLocation {
        guard theme != nil, let sheet = sheets.first(where: { $0.context.theme == theme }),
            let first = sheet.properties.names.first.flatMap({ sheet.properties[$0]?.location })
        else { return SourceLocation(file: location.file, line: 1, column: 1) }
        return first
    }
}
