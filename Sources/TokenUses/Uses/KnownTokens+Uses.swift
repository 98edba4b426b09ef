import SourceText
import ThemeModel

extension KnownTokens {
    /// `definitions` are the sheets that define the tokens; `sheets` are those that use them.
    init(_ tokens: UsedTokens, definitions: [StyleUses], sheets: [StyleUses]) {
        title = { tokens.token(named: $0)?.title }
        isOpaque = { tokens.token(named: $0)?.isOpaque ?? false }
        files = Set(definitions.map(\.file))
        for literal in sheets.lazy.flatMap(\.literals) {
            guard let token = tokens.token(named: literal.property) else { continue }
            let schemes = Scheme.allCases.filter { token.has(literal.color, in: $0) }
            if !schemes.isEmpty { agreements[literal.location] = Set(schemes) }
        }
    }
}
