import Findings
import SourceText
import ThemeModel

extension PairList {
    /// Adds the default pairs that the profile keeps, and counts those of the theme's kind that it leaves out.
    mutating func addDefaultPairs(
        of profile: ContrastProfile,
        _ options: CheckOptions,
        at level: ContrastLevel
    ) {
        let kinds = profile.kinds(for: theme.kind)
        if kinds == [usualKind], profile.uses.isEmpty {
            return add(kinds, options)
        }
        var usual = self
        usual.add([usualKind], options)
        add(kinds, options)
        if !profile.uses.isEmpty {
            pairs.removeAll { !profile.uses.contains($0.name.use) }
        }
        let kept = Set(pairs.map(\.name))
        leftOut = usual.pairs.count { entry in
            entry.name.use.requiredRatio(at: level) != nil && !kept.contains(entry.name)
        }
    }

    /// The kind whose pairs are the usual ones: an author who writes `kind` leaves out pairs of colours that the theme gives.
    private var usualKind: ThemeKind {
        theme.isOwnFormat && theme.kind != .app ? .tokens : theme.kind
    }

    private mutating func add(_ kinds: [ThemeKind], _ options: CheckOptions) {
        for kind in kinds {
            switch kind {
            case .app: addAppPairs(options)
            case .tokens: addTokenPairs(options)
            case .editor: addEditorPairs()
            case .terminal, .scheme: addPairs(kind.pairs)
            }
        }
    }

    private mutating func addAppPairs(_ options: CheckOptions) {
        addVocabulary()
        addShownPairs(options)
    }

    /// Adds the pairs of an app in which the system gives both colours.
    ///
    /// Most pairs are unknown without a page or its text: a system with pairs of its own is judged by those, and by pairs of
    /// roles that the file has.
    private mutating func addTokenPairs(_ options: CheckOptions) {
        let hasOwnPairs = !replaced.isEmpty || !theme.contrast.pairs.isEmpty
        let isOfRoles = hasOwnPairs && [.background, .text].contains(where: isMissing)
        let others = pairs.count
        addAppPairs(options)
        let added = pairs[others...]
        let given = added.filter { entry in
            if entry.name.use == .nonText, isFill(entry.name.foreground) { return false }
            if isOfRoles {
                return isDeclared(entry.name.foreground) && isDeclared(entry.name.background)
            }
            return isGiven(entry.name.foreground) && isGround(entry.name.background)
                && !isItsGround(entry.name)
        }
        pairs.replaceSubrange(others..., with: given)
        listed.subtract(added.map(\.name))
        listed.formUnion(given.map(\.name))
    }

    /// The fill is the page by another name, as with `roles: { background: primary }`, so it marks nothing there.
    private func isItsGround(_ pair: PairName) -> Bool {
        pair.use == .nonText
            && mode.colors[pair.background]?.alias?.path == "colors.\(pair.foreground)"
    }

    /// The role is another name of a colour of a system whose own name says that it is a ground, as
    /// `background.danger` is: text is judged on it, and it is no mark on the page.
    private func isFill(_ role: String) -> Bool {
        guard !theme.isOwnFormat, let color = mode.colors[role],
            let name = color.alias?.path.suffix(after: "palette.")
        else { return false }
        return Set(NameWords.words(of: name).compactMap(TokenPurpose.strong)) == [.fill]
    }

    mutating func addPairs(_ pairs: [KindPair]) {
        for pair in pairs where pair.scheme == nil || pair.scheme == mode.scheme {
            if let substitute = pair.substitute, isGiven(substitute) { continue }
            for foreground in names(like: pair.name.foreground) where isGiven(foreground) {
                if isGround(pair.name.background) {
                    addPair(foreground, on: pair.name.background, pair.name.use)
                }
            }
        }
    }

    /// No colour of the file has the role; one that cannot be read is there, and unknown.
    private func isMissing(_ role: Role) -> Bool {
        guard let color = mode[role] else { return true }
        return !theme.gives(color)
    }

    private func isDeclared(_ name: String) -> Bool {
        mode.color(named: name)?.origin == .declared
    }

    /// Code lies on the page where the theme gives it no ground of its own.
    private func isGround(_ name: String) -> Bool { isGiven(name) || name == "code-background" }

    func names(like pattern: String) -> [String] {
        pattern.isPattern ? mode.colors.names.filter(pattern.stands) : [pattern]
    }

    /// The theme gives the colour; one that cannot be read is given, and unknown.
    func isGiven(_ name: String) -> Bool {
        guard let color = mode.color(named: name) else { return false }
        return !color.isDefault
    }
}
