import Findings
import SourceTrees
import ThemeModel

/// A reader of tokens under combinations of contexts, up to a limit of work.
struct TokenCombinations {
    /// The contexts that are not the usual ones, by the names of their modifiers.
    typealias Choice = [String: String]

    private let layers: TokenLayers
    private var collected = FindingSet()
    private var notes = TokenNoteReader()
    /// The number of combinations that may still be read: contexts multiply, and each reads all files again.
    private var readsLeft: Int
    private static let reads = 200
    /// Each alternative is read at least so often.
    private static let fewestReads = 20
    /// The number of colours that count as another combination.
    private static let largeCombination = 2_000

    /// The pairs that annotations of the usual files ask for.
    private(set) var pairs: [Located<RequiredPair>] = []
    /// The limit was reached, so that some combinations are missing.
    private(set) var hasUnread = false

    /// `alternatives` share the limit.
    init(of layers: TokenLayers, sharedAmong alternatives: Int = 1) {
        self.layers = layers
        readsLeft = max(Self.reads / max(alternatives, 1), Self.fewestReads)
    }

    var findings: [Finding] { collected.all }

    /// The finding about notes of tokens, which comes after all others.
    var noteFinding: Finding? { notes.finding }

    /// The values of a combination; nil beyond the limit.
    mutating func appearance(of choice: Choice) -> Appearance? {
        guard readsLeft > 0 else {
            hasUnread = true
            return nil
        }
        let said = DesignTokensReader.said(
            in: layers.roots(choice),
            isUsual: choice.isEmpty,
            notes: &notes
        )
        let count = said.appearance.palette.count + said.appearance.colors.count
        readsLeft = max(0, readsLeft - 1 - count / Self.largeCombination)
        collected.add(said.findings)
        pairs += said.pairs
        return said.appearance
    }
}
