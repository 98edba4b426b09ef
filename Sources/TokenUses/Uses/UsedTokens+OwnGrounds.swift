import SourceText
import ThemeModel

extension UsedTokens {
    private static let otherGrounds = TokenWords.inverses.union(["on", "knockout", "contrast"])

    /// The name says that the text lies on a ground of its own: `on-brand`, `text-inverse`, or `brand-foreground` beside `brand`.
    ///
    /// `muted-foreground` and `card-foreground` are texts of the page.
    func isForOwnGround(_ token: UsedToken) -> Bool {
        let words = NameWords.words(of: token.name)
        if words.contains(where: { Self.otherGrounds.contains(String($0)) }) { return true }
        let end = TokenWords.endsOfText.first(where: token.name.hasSuffix)
        guard let end else { return false }
        let ground = token.name.dropLast(end.count)
        let last = NameWords.words(of: String(ground)).last.map { String($0) } ?? ""
        let isPlain = TokenWords.weakForms.union(TokenWords.containers).contains(last)
        return !isPlain && self.token(named: String(ground)) != nil
    }
}
