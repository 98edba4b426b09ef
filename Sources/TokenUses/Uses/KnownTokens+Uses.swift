import SourceText

extension KnownTokens {
    /// `definitions` are the sheets that define the tokens; `sheets` are those that use them.
    init(_ tokens: UsedTokens, definitions: [StyleUses], sheets: [StyleUses]) {
        title = { tokens.token(named: $0)?.title }
        isOpaque = { tokens.token(named: $0)?.isOpaque ?? false }
        files = Set(definitions.map(\.file))
        for literal in sheets.lazy.flatMap(\.literals) {
            let token = tokens.token(named: literal.property)
            if token?.colors.contains(literal.color) == true {
                agreements.insert(literal.location)
            }
        }
    }
}
