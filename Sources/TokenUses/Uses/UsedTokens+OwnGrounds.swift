import SourceText
import ThemeModel

extension UsedTokens {
    private static let otherGrounds = TokenWords.inverses.union(["on", "knockout", "contrast"])
    private static let partsOfPage = TokenWords.weakForms.union(TokenWords.containers)

    /// The name says that the text lies on a ground of its own: `on-brand`, `text-inverse`, or `brand-foreground` beside `brand`.
    func isForOwnGround(_ token: UsedToken) -> Bool {
        let words = NameWords.words(of: token.name).map(String.init)
        if words.contains(where: Self.otherGrounds.contains) { return true }
        return isNamedAfterGround(token.name)
    }

    /// Another token has the name without its end, such as `-foreground`.
    ///
    /// `muted-foreground` and `card-foreground` are texts of the page.
    private func isNamedAfterGround(_ name: String) -> Bool {
        guard let end = TokenWords.endsOfText.first(where: name.hasSuffix) else { return false }
        let ground = String(name.dropLast(end.count))
        let last = NameWords.words(of: ground).last ?? ""
        if Self.partsOfPage.contains(String(last)) { return false }
        return token(named: ground) != nil
    }
}
