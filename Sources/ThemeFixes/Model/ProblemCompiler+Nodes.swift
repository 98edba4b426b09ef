import ColorScience
import SourceText
import ThemeModel

extension ProblemCompiler {
    struct TokenKey: Hashable {
        let kind: FixToken.Kind
        let location: SourceLocation
    }

    struct NodeKey: Hashable {
        let source: ColorNode.Source
        let present: [DisplayColor]
        let wide: WideColor?
        let alpha: Int?
        let factor: Double?
        let overrides: [TokenIndex]
    }

    struct RoleKey: Hashable {
        let role: String
        let node: NodeIndex
    }

    mutating func node(_ color: ThemeColor) -> Int {
        let known = nodesOfColors[color.identity]
        let index = known ?? newNode(color)
        if known == nil {
            nodesOfColors[color.identity] = index
            keptColors.append(color)
        }
        for token in tokensOfNode[index] {
            tokens[token].modes |= mode
        }
        return index
    }

    private mutating func newNode(_ color: ThemeColor) -> Int {
        switch color.source {
        case .builtIn:
            return addNode(.fixed, color, alpha: nil, overrides: aliases(of: color, leadingTo: nil))
        case .token(let place):
            guard let token = token(.color, place, color.display) else {
                return addNode(.fixed, color, alpha: nil)
            }
            let aliases = aliases(of: color, leadingTo: token)
            return addNode(.token(token), color, alpha: color.alpha, overrides: aliases)
        case .better(let first, let second, on: let fill, over: let backdrop):
            let source = ColorNode.Source.better(
                node(first),
                node(second),
                on: node(fill),
                over: node(backdrop)
            )
            let isOwn = ![first, second].contains { $0.color.alpha == color.color.alpha }
            return addNode(source, color, alpha: isOwn ? color.alpha : nil)
        }
    }

    private mutating func addNode(
        _ source: ColorNode.Source,
        _ color: ThemeColor,
        alpha: AlphaSource?,
        overrides: [TokenIndex] = []
    ) -> Int {
        var alphaToken: Int?
        if let alpha {
            let stated = color.color.alpha / alpha.factor
            let shown = DisplayColor(rgb: color.display.rgb, alpha: stated)
            alphaToken = token(.alpha, alpha.token, shown)
        }
        let key = NodeKey(
            source: source,
            present: color.renditions,
            wide: color.wide,
            alpha: alphaToken,
            factor: alpha?.factor,
            overrides: overrides
        )
        if let index = nodeIndices[key] { return index }
        nodeIndices[key] = nodes.count
        let isOpaque = color.renditions.allSatisfy(\.isOpaque) && alphaToken == nil
        tokensOfNode.append(tokens(of: source, alphaToken) + overrides)
        nodes.append(
            ColorNode(
                source: source,
                hasAlpha: alpha != nil,
                alpha: alphaToken,
                factor: alpha?.factor ?? 1,
                overrides: added(overrides),
                present: color.display.alpha,
                isOpaque: isOpaque && hasOpaqueParts(source)
            )
        )
        present.append(color.renditions)
        wides.append(color.wide)
        return nodes.count - 1
    }

    private func tokens(of source: ColorNode.Source, _ alpha: Int?) -> [Int] {
        let own = [alpha].compactMap(\.self)
        switch source {
        case .fixed: return own
        case .token(let token): return own + [token]
        case .better(let first, let second, on: let fill, over: let backdrop):
            let parts = [first, second, fill, backdrop].flatMap { tokensOfNode[$0] }
            return own + Set(parts).subtracting(own).sorted()
        }
    }

    private mutating func added(_ overrides: [TokenIndex]) -> Range<Int> {
        let start = self.overrides.count
        self.overrides += overrides
        return start..<self.overrides.count
    }

    private func hasOpaqueParts(_ source: ColorNode.Source) -> Bool {
        guard case .better(let first, let second, on: _, over: _) = source else { return true }
        return nodes[first].isOpaque && nodes[second].isOpaque
    }

    /// The token at a place; nil where the file has no value.
    private mutating func token(
        _ kind: FixToken.Kind,
        _ place: TokenPlace,
        _ present: DisplayColor
    ) -> Int? {
        guard let location = place.location else { return nil }
        let key = TokenKey(kind: kind, location: location)
        if let index = tokenIndices[key] { return index }
        tokenIndices[key] = tokens.count
        let isFree = permissions.isOpen(place) && permissions.isFree(place)
        tokens.append(
            FixToken(
                kind: kind,
                place: place,
                present: present,
                isFree: isFree,
                isWritable: kind == .color ? permissions.writableColors(place) : nil,
                ground: ground
            )
        )
        return tokens.count - 1
    }
}

extension ProblemCompiler {
    /// A role that the theme leaves out, as a node that a colour can replace; nil where it cannot be written.
    mutating func writableRole(_ role: String, _ node: NodeIndex, of theme: Theme) -> Int? {
        guard nodes[node].isBetter, let location = theme.defaultMode[.text]?.location else {
            return nil
        }
        let key = RoleKey(role: role, node: node)
        if let known = roleNodes[key] { return known }
        let place = TokenPlace("colors.\(role)", at: location)
        guard let token = roleToken(at: place, role, node, of: theme) else { return nil }
        roleNodes[key] = nodes.count
        nodes.append(nodes[node])
        nodes[nodes.count - 1].overrides = added([token])
        present.append(present[node])
        wides.append(wides[node])
        tokensOfNode.append(tokensOfNode[node] + [token])
        tokens[token].modes |= mode
        return nodes.count - 1
    }

    private mutating func roleToken(
        at place: TokenPlace,
        _ role: String,
        _ node: NodeIndex,
        of theme: Theme
    ) -> Int? {
        let known = tokens.firstIndex { $0.kind == .role && $0.place == place }
        if let known { return known }
        guard !theme.uses(role), permissions.canAdd(place) else { return nil }
        tokens.append(
            FixToken(
                kind: .role,
                place: place,
                present: present[node][0],
                isFree: permissions.isOpen(place),
                ground: ground
            )
        )
        return tokens.count - 1
    }
}

extension Theme {
    /// Another role depends on a role: what is written for it would change more.
    fileprivate func uses(_ role: String) -> Bool {
        let path = "colors.\(role)"
        return modes.contains { mode in
            mode.colors.contains { $0.value.alias?.path == path }
        }
    }
}
