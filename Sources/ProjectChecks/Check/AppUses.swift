import Findings
import Projects
import SourceText
import ThemeChecks
import ThemeModel
import TokenUses

/// The uses of tokens in the app's own files, and the pairs that they put together.
struct AppUses: Sendable {
    /// The uses in the files of `uses`.
    private(set) var sheets: [StyleUses] = []
    /// The style sheets that have tokens: those among the themes, and copies of them.
    private(set) var definitions: [StyleUses] = []
    private(set) var tokens: UsedTokens?
    private(set) var pairs = UsedPairs()
    /// The pairs of markup, scripts and views.
    private(set) var markup: [PairUse] = []
    /// The files of `definitions`.
    var tokenFiles: Set<String> { Set(definitions.map(\.file)) }
    /// Findings about sheets of which not all pairs are read.
    private(set) var unreadRules: [Finding] = []
    /// Findings about names of `contrast.grounds` that no theme has.
    private(set) var unknownGrounds: [Finding] = []

    init(
        _ workspace: Workspace,
        _ catalog: ThemeCatalog,
        _ checker: ThemeChecker,
        jobs: Int
    ) async throws {
        if workspace.appFiles.uses.isEmpty { return }
        let sheets = try await workspace.sheets(jobs: jobs)
        let definitions = try await workspace.tokenSheets(jobs: jobs)
        async let styles = AppStyles(definitions: definitions, files: sheets)
        async let paintedClasses = PaintedClasses(sheets + definitions)
        let tokens = UsedTokens(
            catalog.allThemes,
            definitions: definitions,
            sheets: sheets,
            prefix: workspace.configuration.prefix
        )
        self.sheets = sheets
        self.definitions = definitions
        self.tokens = tokens
        var names = ColorNames(tokens)
        names.paintedClasses = await paintedClasses
        // Before the rules are waited for, which one core gathers meanwhile.
        let pairsInCode = try await workspace.pairs(names, jobs: jobs)
        markup = pairsInCode.map { $0.inOnlyScheme(of: catalog.schemes) }
        let grounds = NamedGrounds(workspace.configuration.grounds, catalog)
        unknownGrounds = grounds.findings
        let reading = PairReading(
            await styles,
            tokens,
            keepsOpenGrounds: !grounds.names.isEmpty
        )
        let found = try await concurrentMap(sheets, jobs: jobs) { sheet in
            reading.pairs(of: sheet)
        }
        unreadRules = found.compactMap(\.end)
        pairs = UsedPairs(
            (found.map(\.pairs) + [markup]).joined(),
            tokens,
            grounds: grounds.names
        )
        pairs.addPossible(unless: { pair in
            catalog.judges(pair)
                && catalog.allThemes.allSatisfy { checker.passes(pair, in: $0) }
        })
        pairs.addUnjudged(unless: catalog.judges, among: catalog.schemes)
    }
}

extension ThemeCatalog {
    /// The schemes of all modes.
    fileprivate var schemes: Set<Scheme> {
        Set(allThemes.flatMap(\.modes).map(\.scheme))
    }

    /// One of the modes has all colours of a pair.
    fileprivate func judges(_ pair: UsedPair) -> Bool {
        allThemes.contains { theme in
            theme.modes.contains { $0.name(of: pair, isOwn: theme.isOwnFormat) != nil }
        }
    }
}

extension PairUse {
    /// The pair as the views of an app have it whose colours have no modes: each is the same in both appearances.
    fileprivate func inOnlyScheme(of schemes: Set<Scheme>) -> PairUse {
        guard schemes.count == 1, ViewReader.reads(location.file) else { return self }
        var pair = self
        pair.scheme = nil
        return pair
    }
}

extension Workspace {
    /// The uses of tokens in the app's style sheets, and the names in its other files.
    fileprivate func sheets(jobs: Int) async throws -> [StyleUses] {
        let files = appFiles.uses.filter { $0.problem == nil }
        return try await concurrentMap(files, jobs: jobs) { file in
            let text = String(decoding: file.bytes, as: UTF8.self)
            return StyleUses.reads(file.label)
                ? SheetReader.read(text, file: file.label)
                : StyleUses.names(in: text, file: file.label)
        }
    }

    /// The pairs of markup, views and what sheets apply of Tailwind's classes.
    fileprivate func pairs(_ colors: ColorNames, jobs: Int) async throws -> [PairUse] {
        let files = appFiles.uses.filter { $0.problem == nil && PairReader.reads($0.label) }
        let colors = withConstants(in: files, colors)
        let components = try await components(in: files, colors, jobs: jobs)
        let found = try await concurrentMap(files, jobs: jobs) { file in
            let text = String(decoding: file.bytes, as: UTF8.self)
            return PairReader.pairs(
                in: text,
                file: file.label,
                colors: colors,
                components: components
            )
        }
        return found.flatMap(\.self)
    }

    /// The colours under the names of constants in Swift as well.
    private func withConstants(in files: [SourceFile], _ colors: ColorNames) -> ColorNames {
        var colors = colors
        for file in files where ViewReader.reads(file.label) {
            colors.add(ColorConstants.read(String(decoding: file.bytes, as: UTF8.self)))
        }
        return colors
    }

    /// The components of the app; none where no class in it is a token.
    private func components(
        in files: [SourceFile],
        _ colors: ColorNames,
        jobs: Int
    ) async throws -> AppComponents {
        let files = files.filter { MarkupReader.mayHaveComponents($0.label) }
        let areNamed = try await concurrentMap(files, jobs: jobs) { file in
            colors.mayOccur(in: Array(file.bytes)[...])
        }
        if !areNamed.contains(true) { return AppComponents() }
        let found = try await concurrentMap(files, jobs: jobs) { file in
            let text = String(decoding: file.bytes, as: UTF8.self)
            return MarkupReader(text, file: file.label, colors: colors).components
        }
        return AppComponents(found.compactMap(\.self))
    }

    /// The style sheets that have tokens: those among the themes, and copies of them.
    fileprivate func tokenSheets(jobs: Int) async throws -> [StyleUses] {
        let copies = appFiles.mirrors.joined().flatMap(\.files)
        var texts: Table<String> = [:]
        for file in themeFiles + copies {
            if StyleUses.reads(file.label) {
                texts[file.label] = String(decoding: file.bytes, as: UTF8.self)
            }
            for (label, bytes) in file.others where StyleUses.reads(label) {
                texts[label] = String(decoding: bytes, as: UTF8.self)
            }
        }
        return try await concurrentMap(Array(texts), jobs: jobs) { name, text in
            SheetReader.read(text, file: name)
        }
    }
}
