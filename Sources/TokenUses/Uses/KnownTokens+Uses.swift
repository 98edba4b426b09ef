import SourceText
import ThemeModel

extension KnownTokens {
    init(_ tokens: UsedTokens, in styles: AppStyles) {
        title = { tokens.token(named: $0)?.title }
        isOpaque = { tokens.token(named: $0)?.isOpaque ?? false }
        files = styles.definingFiles
        for literal in styles.files.lazy.flatMap(\.literals) {
            guard let token = tokens.token(named: literal.property) else { continue }
            let schemes = Scheme.allCases.filter { token.has(literal.color, in: $0) }
            if !schemes.isEmpty { agreements[literal.location] = Set(schemes) }
        }
    }
}
