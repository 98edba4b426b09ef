import ColorScience
import Findings
import ThemeChecks
import ThemeModel

/// Tokens, the colours that depend on them, and checks, collected mode by mode.
struct ProblemCompiler {
    /// The places whose values a plan may use.
    struct Permissions {
        /// Nothing has been decided about the value.
        let isOpen: (TokenPlace) -> Bool
        /// The file may be changed there.
        let isFree: (TokenPlace) -> Bool
        /// A role that the theme leaves out can be written there.
        var canAdd: (TokenPlace) -> Bool
        /// The colours that can be written there; nil for all.
        var writableColors: (TokenPlace) -> ColorFilter? = { _ in nil }
        /// Writes another alias; nil where aliases stay.
        var alias: AliasWriter?
    }

    var permissions: Permissions
    var tokens: [FixToken] = []
    var nodes: [ColorNode] = []
    /// The tokens that replace colours, node by node.
    var overrides: [TokenIndex] = []
    /// The renditions of each node with the values in the files.
    var present: [[DisplayColor]] = []
    var wides: [WideColor?] = []
    var tokensOfNode: [[Int]] = []
    private(set) var checks: [FixCheck] = []
    private(set) var pairs: [[PairInMode]] = []
    private(set) var layers: [Int] = []
    private(set) var stacks: [Range<Int>] = []

    var tokenIndices: [TokenKey: Int] = [:]
    /// By object, since themes share colours and hashing a whole one takes longer than all else here.
    var nodesOfColors: [ObjectIdentifier: Int] = [:]
    /// The colours of `nodesOfColors`: that of a use lives as long as its pair, and its identity would be given to another one.
    var keptColors: [ThemeColor] = []
    var nodeIndices: [NodeKey: Int] = [:]
    var roleNodes: [RoleKey: Int] = [:]
    var aliases: AliasTable
    private var checkIndices: [CheckKey: Int] = [:]

    /// The background of the mode that is being compiled, and the mode's bit.
    private(set) var ground = SRGB8.white
    private(set) var mode: UInt64 = 1

    private struct CheckKey: Hashable {
        let stacks: [[Int]]
        let required: Double
        let isTarget: Bool
    }

    init(
        _ themes: [Theme],
        checker: ThemeChecker,
        isTarget: (Theme) -> Bool,
        permissions: Permissions
    ) {
        self.permissions = permissions
        aliases = AliasTable(permissions.alias)
        // A role would be written for all themes that extend this one, and for what its components are made of.
        if themes.count != 1 || themes[0].stylesComponents {
            self.permissions.canAdd = { _ in false }
        }
        for theme in themes {
            compile(theme, checker: checker, isTarget: isTarget(theme))
        }
        leaveToUses()
        closeAliases()
    }

    private mutating func compile(_ theme: Theme, checker: ThemeChecker, isTarget: Bool) {
        let requirements = Dictionary(grouping: checker.requirements(of: theme), by: \.mode)
        let distinctions = Dictionary(grouping: checker.distinctions(of: theme), by: \.mode)
        let sequences = Dictionary(grouping: checker.sequenceSteps(of: theme), by: \.mode)
        for mode in theme.modes {
            aliases.add(mode)
            if let background = mode[.background] {
                begin(mode, on: background, of: theme)
            }
            let contrasts = requirements[mode.name] ?? []
            for requirement in contrasts {
                addContrast(requirement, of: theme, isTarget: isTarget && !requirement.isWaived)
            }
            addRanks(among: contrasts, of: theme)
            if let background = mode[.background] {
                addTiers(among: contrasts, on: background, of: theme)
            }
            for requirement in distinctions[mode.name] ?? [] {
                addDistinction(requirement, of: theme)
            }
            for step in sequences[mode.name] ?? [] where step.isMet {
                addStep(step, of: theme)
            }
            self.mode = self.mode &<< 1 | self.mode &>> 63
        }
    }

    private mutating func begin(_ mode: Mode, on background: ThemeColor, of theme: Theme) {
        ground = background.display.rgb
        addBrightness(of: background, in: mode, of: theme)
        for (role, weight) in FixToken.recognisable {
            guard let color = mode[role] else { continue }
            let node = nodes[node(color)]
            var deciding = Array(overrides[node.overrides])
            if case .token(let index) = node.source { deciding.append(index) }
            for index in deciding {
                tokens[index].weight = max(tokens[index].weight, weight)
                if role == .background { tokens[index].isBackground = true }
                if role == .text { tokens[index].isText = true }
            }
        }
        // Steps that no role uses help to tell that numbered colours are a ramp.
        for name in mode.palette.names {
            if let color = mode.palette[name] {
                _ = node(color)
            }
        }
        for (_, color) in mode.colors {
            markUsed(color)
        }
    }

    private mutating func markUsed(_ color: ThemeColor) {
        guard case .token(let place) = color.source, let location = place.location else { return }
        let key = TokenKey(kind: .color, location: location)
        if let token = tokenIndices[key] {
            tokens[token].isUsed = true
        }
    }
}

extension ProblemCompiler {
    private mutating func addBrightness(
        of background: ThemeColor,
        in mode: Mode,
        of theme: Theme
    ) {
        let isDark = Contrast.lightness(of: ground) < 50
        if theme.modes.count == 1, textTells(ground, in: mode, is: isDark ? .light : .dark) {
            return
        }
        let name = PairName("background", on: "background", use: .exempt)
        addCheck(
            isDark ? .dark : .light,
            [[node(background)]],
            for: PairInMode(theme: theme, mode: mode.name, pair: name, required: 1)
        )
    }

    /// The text has a luminance that makes a mid tone a ground of the other scheme: white text is on no light one.
    private func textTells(_ ground: SRGB8, in mode: Mode, is scheme: Scheme) -> Bool {
        guard let text = mode[.text]?.display.rgb else { return false }
        let textIsLight = text.relativeLuminance > ground.relativeLuminance
        let ratio = Contrast.ratio(of: text, on: ground)
        return textIsLight == (scheme == .dark) && ratio >= Self.tellingRatio
    }

    /// Text with less says nothing about its ground.
    private static let tellingRatio = 3.0

    private mutating func addContrast(
        _ requirement: PairRequirement,
        of theme: Theme,
        isTarget: Bool
    ) {
        var stacks: [[Int]] = []
        for stack in requirement.stacks {
            stacks.append(stack.map { node($0) })
        }
        let foreground = requirement.pair.foreground
        if foreground.hasPrefix("on-"),
            let role = writableRole(foreground, stacks[0][0], of: theme)
        {
            for index in stacks.indices {
                stacks[index][0] = role
            }
        }
        let pair = PairInMode(
            theme: theme,
            mode: requirement.mode,
            pair: requirement.pair,
            required: requirement.required
        )
        let key = CheckKey(stacks: stacks, required: pair.required, isTarget: isTarget)
        let opacity = opacity(in: requirement)
        if let index = checkIndices[key] {
            pairs[index].append(pair)
            checks[index].count += 1
            if opacity == nil { checks[index].opacity = nil }
        } else {
            checkIndices[key] = checks.count
            addCheck(.contrast, stacks, for: pair, isTarget: isTarget)
            checks[checks.count - 1].opacity = opacity
        }
        if let highest = requirement.highestRatio {
            addLimit(highest, stacks, for: pair)
        }
    }

    private mutating func opacity(in requirement: PairRequirement) -> UseOpacity? {
        guard let color = requirement.wholeForeground, color.color.alpha > 0,
            let front = requirement.stacks.first?.first
        else { return nil }
        return UseOpacity(share: front.color.alpha / color.color.alpha, whole: node(color))
    }

    /// Keeps a pair as quiet as it must be; one that is louder becomes no louder.
    private mutating func addLimit(_ highest: Double, _ stacks: [[Int]], for pair: PairInMode) {
        var limit = PairInMode(
            theme: pair.theme,
            mode: pair.mode,
            pair: pair.pair,
            required: FixShades.unreachable - highest
        )
        limit.names = pair.names
        addCheck(.quiet, stacks, for: limit)
    }

    private mutating func addDistinction(_ requirement: DistinctRequirement, of theme: Theme) {
        let first = node(requirement.first)
        let second = node(requirement.second)
        let backdrop = node(requirement.backdrop)
        let pair = PairInMode(
            theme: theme,
            mode: requirement.mode,
            pair: requirement.pair,
            required: Distinctness.minimum
        )
        addCheck(.distinct, [[first, second, backdrop]], for: pair)
    }

    mutating func addCheck(
        _ kind: FixCheck.Kind,
        _ stacks: [[Int]],
        for pair: PairInMode,
        isTarget: Bool = false
    ) {
        let first = self.stacks.count
        for stack in stacks {
            self.stacks.append(layers.count..<layers.count + stack.count)
            layers += stack
        }
        let isChosen = nodes[stacks[0][0]].isBetter
        checks.append(
            FixCheck(
                kind: kind,
                stacks: first..<self.stacks.count,
                required: pair.required,
                isTarget: isTarget,
                isChosen: isChosen,
                hasSide: kind == .contrast && !isChosen && !pair.pair.isOnItsFill
            )
        )
        pairs.append([pair])
    }
}

extension ProblemCompiler {
    /// A faint pair is left to its use, which is to change in place of a value.
    mutating func leaveToUse(_ check: CheckIndex) {
        checks[check].isTarget = false
        checks[check].isLeftToUse = true
    }
}

extension PairName {
    /// The foreground is made for the background alone, as `on-primary` is for `primary`.
    fileprivate var isOnItsFill: Bool { foreground == "on-\(background)" }
}

extension Theme {
    fileprivate var stylesComponents: Bool {
        modes.contains { !$0.styledComponentColors.isEmpty }
    }
}
