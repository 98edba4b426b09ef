import ColorScience
import Findings
import SourceText
import ThemeChecks
import ThemeModel

/// Collects tokens, the colours that depend on them, and checks.
struct ProblemCompiler {
    private let isOpen: (TokenPlace) -> Bool
    private let isFree: (TokenPlace) -> Bool
    private let canAdd: (TokenPlace) -> Bool
    private(set) var tokens: [FixToken] = []
    private(set) var nodes: [ColorNode] = []
    private(set) var present: [[DisplayColor]] = []
    private(set) var wides: [WideColor?] = []
    private(set) var tokensOfNode: [[Int]] = []
    private(set) var checks: [FixCheck] = []
    private(set) var rows: [[PairInMode]] = []
    private(set) var layers: [Int] = []
    private(set) var stacks: [Range<Int>] = []
    private var tokenIndices: [TokenKey: Int] = [:]
    /// By object, since themes share colours and hashing a whole one takes longer than all else here.
    private var nodesOfColors: [ObjectIdentifier: Int] = [:]
    private var nodeIndices: [NodeKey: Int] = [:]
    private var checkIndices: [CheckKey: Int] = [:]
    private var roleNodes: [RoleKey: Int] = [:]
    private var ground = SRGB8.white
    private var mode: UInt64 = 1

    private struct TokenKey: Hashable {
        let kind: FixToken.Kind
        let location: SourceLocation
    }

    private struct NodeKey: Hashable {
        let source: ColorNode.Source
        let present: [DisplayColor]
        let wide: WideColor?
        let alpha: Int?
        let factor: Double?
    }

    private struct RoleKey: Hashable {
        let role: String
        let node: Int
    }

    private struct CheckKey: Hashable {
        let stacks: [[Int]]
        let required: Double
        let isTarget: Bool
    }

    init(
        _ themes: [Theme],
        checker: ThemeChecker,
        isTarget: (Theme) -> Bool,
        isOpen: @escaping (TokenPlace) -> Bool,
        isFree: @escaping (TokenPlace) -> Bool,
        canAdd: @escaping (TokenPlace) -> Bool
    ) {
        self.isOpen = isOpen
        self.isFree = isFree
        // A role would be written for all themes that extend this one, and for what its components are made of.
        self.canAdd = themes.count == 1 && !themes[0].stylesComponents ? canAdd : { _ in false }
        for theme in themes {
            let requirements = Dictionary(grouping: checker.requirements(of: theme), by: \.mode)
            let distinctions = Dictionary(grouping: checker.distinctions(of: theme), by: \.mode)
            for mode in theme.modes {
                begin(mode, of: theme)
                for row in requirements[mode.name] ?? [] {
                    add(row, of: theme, isTarget: isTarget(theme) && !row.isWaived)
                }
                for row in distinctions[mode.name] ?? [] { add(row, of: theme) }
                self.mode = self.mode &<< 1 | self.mode &>> 63
            }
        }
    }

    private mutating func begin(_ mode: Mode, of theme: Theme) {
        guard let background = mode[.background] else { return }
        ground = background.display.rgb
        let isDark = Contrast.lightness(of: ground) < 50
        let name = PairName("background", on: "background", use: .exempt)
        add(
            isDark ? .dark : .light,
            [[node(background)]],
            required: 1,
            PairInMode(theme: theme.id, mode: mode.name, pair: name, required: 1)
        )
        for (role, weight) in FixObjective.weights {
            guard let color = mode[role], case .token(let index) = nodes[node(color)].source else {
                continue
            }
            tokens[index].weight = max(tokens[index].weight, weight)
            if role == .background { tokens[index].isBackground = true }
            if role == .text { tokens[index].isText = true }
        }
        // Those that no role uses must stay apart from the others, too.
        for name in mode.palette.names { _ = mode.palette[name].map { node($0) } }
    }

    private mutating func add(_ row: PairRequirement, of theme: Theme, isTarget: Bool) {
        let pair = PairInMode(
            theme: theme.id,
            mode: row.mode,
            pair: row.pair,
            required: row.required
        )
        var stacks = row.stacks.map { $0.map { node($0) } }
        if row.pair.foreground.hasPrefix("on-"),
            let role = written(row.pair.foreground, stacks[0][0], of: theme)
        {
            for index in stacks.indices { stacks[index][0] = role }
        }
        add(.contrast, stacks, required: row.required, isTarget: isTarget, pair)
    }

    private mutating func add(_ row: DistinctRequirement, of theme: Theme) {
        let pair = PairInMode(
            theme: theme.id,
            mode: row.mode,
            pair: row.pair,
            required: Distinctness.minimum
        )
        add(
            .distinct,
            [[node(row.first), node(row.second), node(row.backdrop)]],
            required: pair.required,
            pair
        )
    }

    private mutating func add(
        _ kind: FixCheck.Kind,
        _ stacks: [[Int]],
        required: Double,
        isTarget: Bool = false,
        _ row: PairInMode
    ) {
        let key = CheckKey(stacks: stacks, required: required, isTarget: isTarget)
        if kind == .contrast, let index = checkIndices[key] { return repeatCheck(index, row) }
        if kind == .contrast { checkIndices[key] = checks.count }
        let first = self.stacks.count
        for stack in stacks {
            self.stacks.append(layers.count..<layers.count + stack.count)
            layers += stack
        }
        let isChosen = if case .better = nodes[stacks[0][0]].source { true } else { false }
        checks.append(
            FixCheck(
                kind: kind,
                stacks: first..<self.stacks.count,
                required: required,
                isTarget: isTarget,
                isChosen: isChosen,
                hasSide: kind == .contrast && !isChosen && !row.pair.isOnItsFill
            )
        )
        rows.append([row])
    }

    private mutating func repeatCheck(_ index: Int, _ row: PairInMode) {
        rows[index].append(row)
        checks[index].count += 1
    }
}

extension ProblemCompiler {
    /// A role that the theme leaves out, as a node that a colour can replace; nil where it cannot be written.
    private mutating func written(_ role: String, _ node: Int, of theme: Theme) -> Int? {
        guard case .better = nodes[node].source, let location = theme.defaultMode[.text]?.location
        else { return nil }
        let key = RoleKey(role: role, node: node)
        if let known = roleNodes[key] { return known }
        let place = TokenPlace("colors.\(role)", at: location)
        var token = tokens.firstIndex { $0.kind == .role && $0.place == place }
        if token == nil, !theme.uses(role), canAdd(place) {
            token = tokens.count
            tokens.append(
                FixToken(
                    kind: .role,
                    place: place,
                    present: present[node][0],
                    isFree: isOpen(place),
                    ground: ground
                )
            )
        }
        guard let token else { return nil }
        roleNodes[key] = nodes.count
        nodes.append(nodes[node])
        nodes[nodes.count - 1].role = token
        present.append(present[node])
        wides.append(wides[node])
        tokensOfNode.append(tokensOfNode[node] + [token])
        tokens[token].modes |= mode
        return nodes.count - 1
    }
}

extension PairName {
    /// Whether the foreground is made for the background alone, as `on-primary` is for `primary`.
    fileprivate var isOnItsFill: Bool { foreground == "on-\(background)" }
}

extension Theme {
    fileprivate var stylesComponents: Bool { modes.contains { !$0.styledComponentColors.isEmpty } }

    /// Whether another role depends on a role: what is written for it would change more.
    fileprivate func uses(_ role: String) -> Bool {
        let path = "colors.\(role)"
        return modes.contains { mode in mode.colors.contains { $0.value.alias?.path == path } }
    }
}

extension ProblemCompiler {
    private mutating func node(_ color: ThemeColor) -> Int {
        let index = nodesOfColors[color.identity] ?? newNode(color)
        nodesOfColors[color.identity] = index
        for token in tokensOfNode[index] { tokens[token].modes |= mode }
        return index
    }

    private mutating func newNode(_ color: ThemeColor) -> Int {
        switch color.source {
        case .builtIn: return add(.fixed, color)
        case .token(let place):
            let token = token(.color, place, color.display)
            return add(
                token.map { .token($0) } ?? .fixed,
                color,
                alpha: token == nil ? nil : color.alpha
            )
        case .better(let first, let second, on: let fill, over: let backdrop):
            let source = ColorNode.Source.better(
                node(first),
                node(second),
                on: node(fill),
                over: node(backdrop)
            )
            let isOwn = ![first, second].contains { $0.color.alpha == color.color.alpha }
            return add(source, color, alpha: isOwn ? color.alpha : nil)
        }
    }

    private mutating func add(
        _ source: ColorNode.Source,
        _ color: ThemeColor,
        alpha: AlphaSource? = nil
    ) -> Int {
        let stated = DisplayColor(
            rgb: color.display.rgb,
            alpha: color.color.alpha / (alpha?.factor ?? 1)
        )
        let alphaToken = alpha.flatMap { token(.alpha, $0.token, stated) }
        let key = NodeKey(
            source: source,
            present: color.renditions,
            wide: color.wide,
            alpha: alphaToken,
            factor: alpha?.factor
        )
        if let index = nodeIndices[key] { return index }
        nodeIndices[key] = nodes.count
        var own = [alphaToken].compactMap(\.self)
        var isOpaque = color.renditions.allSatisfy(\.isOpaque) && alphaToken == nil
        switch source {
        case .fixed: break
        case .token(let token): own.append(token)
        case .better(let first, let second, on: let fill, over: let backdrop):
            own += Set([first, second, fill, backdrop].flatMap { tokensOfNode[$0] }).subtracting(
                own
            ).sorted()
            isOpaque = isOpaque && nodes[first].isOpaque && nodes[second].isOpaque
        }
        nodes.append(
            ColorNode(
                source: source,
                hasAlpha: alpha != nil,
                alpha: alphaToken,
                factor: alpha?.factor ?? 1,
                present: color.display.alpha,
                isOpaque: isOpaque
            )
        )
        present.append(color.renditions)
        wides.append(color.wide)
        tokensOfNode.append(own)
        return nodes.count - 1
    }

    /// The token at a place; nil where the file has no value.
    private mutating func token(_ kind: FixToken.Kind, _ place: TokenPlace, _ present: DisplayColor)
        -> Int?
    {
        guard let location = place.location else { return nil }
        let key = TokenKey(kind: kind, location: location)
        if let index = tokenIndices[key] { return index }
        tokenIndices[key] = tokens.count
        tokens.append(
            FixToken(
                kind: kind,
                place: place,
                present: present,
                isFree: isOpen(place) && isFree(place),
                ground: ground
            )
        )
        return tokens.count - 1
    }
}
