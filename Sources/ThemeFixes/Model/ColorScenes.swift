/// The colours that are seen together: on one ground, or a ground and what lies on it.
struct ColorScenes: Sendable {
    private var scenesOfToken: [[NodeIndex]]
    private var tokensOfScene: [[TokenIndex]]

    init(_ checks: [FixCheck], _ problem: ProblemCompiler) {
        var tokens = Array(repeating: Set<TokenIndex>(), count: problem.nodes.count)
        for check in checks where check.kind == .contrast || check.kind == .distinct {
            for stack in check.stacks {
                let layers = problem.layers[problem.stacks[stack]]
                let front = layers[layers.startIndex]
                let ground = layers[layers.startIndex + 1]
                let both = problem.tokensOfNode[front] + problem.tokensOfNode[ground]
                // Two grounds of one text are seen together, too.
                tokens[front].formUnion(both)
                tokens[ground].formUnion(both)
            }
        }
        tokensOfScene = tokens.map { $0.sorted() }
        scenesOfToken = Array(repeating: [], count: problem.tokens.count)
        for (scene, members) in tokensOfScene.enumerated() {
            for token in members {
                scenesOfToken[token].append(scene)
            }
        }
    }

    /// The tokens that are seen together with one, and itself.
    func tokens(seenWith token: TokenIndex) -> Set<TokenIndex> {
        var seen: Set<TokenIndex> = []
        for scene in scenesOfToken[token] {
            seen.formUnion(tokensOfScene[scene])
        }
        return seen
    }
}
