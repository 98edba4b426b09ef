import ColorScience
import Findings
import SourceText
import SourceTrees
import ThemeModel

/// Reads the custom properties of a style sheet: its themes, each with the modes that its selectors and media tell.
struct StyleSheetReader {
    private typealias Properties = Table<SourceNode>

    private let location: SourceLocation
    /// By what they are for, in the order of the sheet.
    private var sheets: [(context: StyleContext, properties: Properties)] = []
    private var indices: [StyleContext: Int] = [:]
    /// What `[data-mode="dim"]` calls a mode.
    private var modeNames: [StyleContext: String] = [:]
    private var skipped: SkippedProperties
    /// The properties that the sheet has from Tailwind CSS.
    private let known: [String: String]
    /// How many more properties may be read: each theme and mode reads those of all pages again.
    private var budget = 100_000

    /// The most themes and appearances that a sheet may name.
    private static let limit = 400

    static func recognises(_ root: SourceNode) -> Bool { root["$css"] != nil }

    static func read(_ root: SourceNode, id: String?) -> ReadThemes {
        let (documents, findings) = documents(root, id: id)
        if !documents.isEmpty { return (documents, findings) }
        if let document = CodeClassReader.document(root, id: id) { return ([document], []) }
        let finding = Finding(
            .unreadableFile,
            .error,
            "the style sheet sets no colours as custom properties",
            help:
                "it was looked for '--name: colour' in :root, in classes and data attributes of themes, in @theme and "
                + "@plugin blocks, for @define-color, and for classes of highlighted code; what @import names is not read",
            at: root.location
        )
        return ([], findings + [finding])
    }

    /// The themes of a sheet, if it has any.
    static func documents(_ root: SourceNode, id: String?) -> ReadThemes {
        var reader = StyleSheetReader(root)
        let documents = reader.themes.compactMap { reader.document(named: $0, id: id) }
        if reader.budget <= 0 { reader.skipped.isCut = true }
        return (documents, reader.skipped.findings)
    }

    private init(_ root: SourceNode) {
        location = root.location
        skipped = SkippedProperties(root)
        known = TailwindPalette.isImported(in: root) ? TailwindPalette.colors : [:]
        guard case .sequence(let rules)? = root["$css"]?.content else { return }
        var guesses: [(context: StyleContext, properties: Properties, location: SourceLocation)] =
            []
        for rule in rules {
            guard case .sequence(let within)? = rule["within"]?.content,
                case let properties = Self.properties(of: rule)
            else { continue }
            var contexts = StyleContext.all(within: within.compactMap(\.text))
            nameModes(within.last?.text ?? "")
            if let name = properties["name"]?.text, within.last?.text?.hasPrefix("@plugin") ?? false
            {
                for index in contexts.indices {
                    contexts[index].narrow(to: name.trimming { $0 == "\"" || $0 == "'" })
                }
            }
            if contexts.isEmpty { skipped.add(rule, properties.names) }
            for context in contexts {
                if context.isGuess {
                    guesses.append((context, properties, rule.location))
                } else {
                    add(properties, for: context)
                }
            }
        }
        take(guesses)
    }

    private mutating func nameModes(_ selectors: String) {
        for selector in StyleSelector.list(selectors) {
            guard
                let match = selector.wholeMatch(
                    of: /\[data-mode=["']?([A-Za-z][A-Za-z0-9-]*)["']?\]/
                ),
                let context = StyleContext.all(within: [selector]).first, !context.isUsual
            else { continue }
            modeNames[context] = String(match.1)
        }
    }

    /// A class is a theme where it sets several properties that pages have, or nothing else does.
    private mutating func take(
        _ guesses: [(context: StyleContext, properties: Properties, location: SourceLocation)]
    ) {
        let known = Set(sheets.flatMap(\.properties.names))
        for var guess in guesses {
            // Tailwind sets properties of its own at every element, and again in classes.
            let names = guess.properties.names.filter {
                $0.hasPrefix("--") && !$0.hasPrefix("--tw-")
                    && (known.isEmpty || known.contains($0))
            }
            guard names.count >= 3 else { continue }
            guess.context.isGuess = false
            add(guess.properties, for: guess.context)
        }
    }

    private mutating func add(_ properties: Properties, for context: StyleContext) {
        if let index = indices[context] {
            sheets[index].properties.merge(properties)
        } else if sheets.count < Self.limit {
            indices[context] = sheets.count
            sheets.append((context, properties))
        } else {
            skipped.isCut = true
        }
    }

    /// Without those that are themselves: `@theme inline` of Tailwind repeats what `:root` has in this way.
    private static func properties(of rule: SourceNode) -> Properties {
        guard case .mapping(let pairs)? = rule["properties"]?.content else { return [:] }
        return pairs.reduce(into: [:]) { table, pair in
            guard let name = pair.key.text, pair.value.text.flatMap(StyleValues.target) != name
            else { return }
            table[name] = pair.value
        }
    }

    /// The names of the themes; nil for the one without a name.
    private var themes: [String?] {
        sheets.reduce(into: []) { names, sheet in
            if !names.contains(sheet.context.theme) { names.append(sheet.context.theme) }
        }
    }

    /// The properties of a theme in one appearance.
    private func properties(_ theme: String?, _ scheme: Scheme?, _ contrast: ContrastPreference?)
        -> Properties
    {
        let fitting = sheets.filter { sheet in
            let context = sheet.context
            return [nil, theme].contains(context.theme) && [nil, scheme].contains(context.scheme)
                && [nil, contrast].contains(context.contrast)
        }
        let ordered = fitting.enumerated().sorted {
            ($0.element.context.weight, $0.offset) < ($1.element.context.weight, $1.offset)
        }
        return ordered.reduce(into: [:]) { $0.merge($1.element.properties) }
    }

    /// Whether a rule is for more contrast in a scheme, where that is asked for: else it would be the scheme once more.
    private func isStated(_ theme: String?, _ scheme: Scheme?, _ contrast: ContrastPreference?)
        -> Bool
    {
        contrast == nil
            || sheets.contains { sheet in
                sheet.context.contrast == contrast && [nil, theme].contains(sheet.context.theme)
                    && [nil, scheme].contains(sheet.context.scheme)
            }
    }

    private mutating func document(named theme: String?, id: String?) -> ThemeDocument? {
        let own = sheets.map(\.context).filter { $0.theme == theme }
        // A theme that is there in high contrast alone is that; beside named themes it is what they share.
        let isShared = theme == nil && sheets.contains { $0.context.theme != nil }
        let contrast =
            !isShared && own.allSatisfy { $0.contrast == .more } ? ContrastPreference.more : nil
        let schemes = schemes(of: theme, own, contrast)
        let usual = properties(theme, schemes.first ?? nil, contrast)
        guard budget > 0 else { return nil }
        budget -= usual.count + 1
        let contrasts =
            [contrast] + (contrast == nil && own.contains { $0.contrast == .more } ? [.more] : [])
        var all = usual
        for contrast in contrasts {
            for scheme in schemes {
                all.merge(properties(theme, scheme, contrast)) { first, _ in first }
            }
        }
        var values = AppearanceOfStyles(
            usual,
            scheme: (schemes.first ?? nil) ?? .light,
            names: StyleNames(all),
            known: known
        )
        var document = ThemeDocument(
            id: id ?? theme ?? "theme",
            name: theme,
            format: "css",
            location: place(of: usual, theme)
        )
        document.appearance = values.appearance(schemes.first ?? nil, contrast)
        if document.appearance.palette.isEmpty && document.appearance.colors.isEmpty {
            skipped.add(values)
            return nil
        }
        for contrast in contrasts {
            for scheme in schemes
            where (scheme != schemes[0] || contrast != contrasts[0])
                && isStated(theme, scheme, contrast)
            {
                let properties = properties(theme, scheme, contrast)
                budget -= properties.count + 1
                var mode = AppearanceOfStyles(
                    properties,
                    scheme: scheme ?? .light,
                    names: values.names,
                    known: known
                )
                let words = [
                    scheme == schemes[0] ? nil : scheme?.rawValue,
                    contrast == contrasts[0] ? nil : "high-contrast",
                ]
                let stated = modeNames[
                    StyleContext(theme: theme, scheme: scheme, contrast: contrast)
                ]
                let name = stated ?? words.compactMap(\.self).joined(separator: "-")
                let appearance = mode.appearance(scheme, contrast).changes(
                    from: document.appearance
                )
                document.modes[name] = appearance
                skipped.add(mode)
            }
        }
        skipped.add(values)
        return document
    }

    /// The schemes of a theme, the usual one first; one that nothing tells is nil.
    private func schemes(
        of theme: String?,
        _ own: [StyleContext],
        _ contrast: ContrastPreference?
    ) -> [Scheme?] {
        let usual = properties(theme, nil, contrast)
        var schemes = Set(own.compactMap(\.scheme))
        if usual.contains(where: { $0.value.text?.contains("light-dark(") ?? false }) {
            schemes = Set(Scheme.allCases)
        }
        // daisyUI writes it in quotes, too, and CSS has `only light`.
        let words = usual["color-scheme"]?.text?.split { " \"'".contains($0) } ?? []
        let stated = words.lazy.compactMap { Scheme(rawValue: String($0)) }.first
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
