import ColorScience
package import Findings
import SourceText
package import ThemeModel

/// The pairs that an app's files put together, by the names of tokens, and the uses that are in none.
package struct UsedPairs: Sendable {
    /// Each once, with all places of its use.
    package private(set) var pairs: [UsedPair] = []
    /// In the order of their places.
    package private(set) var unjudged: [UnjudgedUse] = []
    private var indices: [UsedPair: Int] = [:]
    /// The grounds of what has its own in another file.
    private var grounds: [LayeredName] = []
    /// Pairs that the app may have, each with the use that is unjudged unless the pair passes.
    private var possible: [(pair: UsedPair, use: UnjudgedUse)] = []

    package init() {}

    /// `grounds` are those of what has its own in another file: it is a pair with each of them.
    package init(
        _ uses: some Sequence<PairUse>,
        _ tokens: UsedTokens,
        grounds: [LayeredName] = []
    ) {
        self.grounds = grounds
        for use in uses { add(use, tokens) }
        unjudged.sortByPlace()
    }

    private mutating func add(_ use: PairUse, _ tokens: UsedTokens) {
        switch use.ground {
        case .unknown(let reason):
            addUnjudged(use, reason)
        case .open(let layers):
            let token = tokens.token(named: use.foreground.name)
            let isOther = layers.isEmpty && token.map(tokens.isForOwnGround) ?? false
            if grounds.isEmpty || isOther { addUnjudged(use, .ground(.missing)) }
            for ground in isOther ? [] : grounds {
                add(use, on: layers, over: ground.layers, tokens)
            }
        case .layers(let layers):
            add(use, on: layers, over: [], tokens)
        }
    }

    /// Adds a foreground on layers of the file, and on those that the project says are below them.
    private mutating func add(
        _ use: PairUse,
        on layers: [PairUse.Layer],
        over stated: [LayeredName.Layer],
        _ tokens: UsedTokens
    ) {
        guard let front = tokens.layer(use.foreground) else {
            return addUnjudged(use, .otherColor(.foreground))
        }
        var grounds: [LayeredName.Layer] = []
        for layer in layers {
            guard let ground = tokens.layer(layer) else {
                return addUnjudged(use, UnjudgedReason(ground: layer))
            }
            grounds.append(ground)
            if tokens.isOpaque(layer) { break }
        }
        grounds += stated
        let pair = UsedPair(front, on: grounds, as: use.use, in: use.scheme, at: use.location)
        if let doubt = use.doubt {
            possible.append((pair, UnjudgedUse(use, doubt)))
        } else {
            add(pair)
        }
    }

    private mutating func add(_ pair: UsedPair) {
        var key = pair
        key.places = PlacesOfUse(first: SourceLocation(file: ""))
        if let index = indices[key] {
            pairs[index].places.add(pair.places)
        } else {
            indices[key] = pairs.count
            pairs.append(pair)
        }
    }

    private mutating func addUnjudged(_ use: PairUse, _ reason: UnjudgedReason) {
        if use.use == .exempt { return }
        unjudged.append(UnjudgedUse(use, reason))
    }

    /// Adds the pairs that the app may have, and that do not pass, to the unjudged uses.
    package mutating func addPossible(unless passes: (UsedPair) -> Bool) {
        unjudged += possible.filter { !passes($0.pair) }.map(\.use)
        possible = []
        unjudged.sortByPlace()
    }

    /// Adds the pairs for which no theme has all colours, down to an opaque one, to the unjudged uses.
    ///
    /// `schemes` are those that a mode of a theme has.
    package mutating func addUnjudged(
        unless isJudged: (UsedPair) -> Bool,
        among schemes: Set<Scheme>
    ) {
        for pair in pairs where pair.use != .exempt && !isJudged(pair) {
            unjudged.append(
                UnjudgedUse(
                    name: pair.foreground.phrase,
                    reason: Self.reason(of: pair, among: schemes),
                    location: pair.places.first
                )
            )
        }
        unjudged.sortByPlace()
    }

    private static func reason(of pair: UsedPair, among schemes: Set<Scheme>) -> UnjudgedReason {
        if let scheme = pair.scheme, !schemes.contains(scheme) {
            return .scheme(scheme)
        }
        return .otherColor(.noMode(ground: LayeredName(pair.grounds).phrase))
    }
}

extension UsedPairs {
    /// One warning about all uses that are in no pair.
    package var findings: [Finding] { [unjudged.finding].compactMap(\.self) }
}

extension UnjudgedUse {
    fileprivate init(_ use: PairUse, _ reason: UnjudgedReason) {
        self.init(name: use.foreground.name, reason: reason, location: use.location)
    }
}

extension UnjudgedReason {
    /// The reason that a layer, which is no token, tells no ground.
    fileprivate init(ground: PairUse.Layer) {
        switch ground.name {
        case "": self = .ground(.openBelow)
        case StyleAttribute.computedName: self = .otherColor(.styledGround)
        default: self = .otherColor(.ground(ground.name))
        }
    }
}

extension UsedTokens {
    fileprivate func layer(_ layer: PairUse.Layer) -> LayeredName.Layer? {
        token(named: layer.name).map { token in
            LayeredName.Layer(token.path.pairName, alpha: layer.alpha)
        }
    }

    fileprivate func isOpaque(_ layer: PairUse.Layer) -> Bool {
        guard layer.alpha >= 1, let token = token(named: layer.name) else { return false }
        return token.isOpaque
    }
}

extension String {
    /// The name in pairs: roles stand without their group.
    fileprivate var pairName: String { suffix(after: "colors.") ?? self }
}
