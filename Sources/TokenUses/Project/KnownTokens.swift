import SourceText
import ThemeModel

/// The tokens of a project, as far as the rules of sheets need them.
struct KnownTokens: Sendable {
    /// One name for all that a token has; nil for what is no token.
    let title: @Sendable (String) -> String?
    /// Nothing below the token is seen, in any mode.
    var isOpaque: @Sendable (String) -> Bool = { _ in true }
    /// The files that define the tokens.
    var files: Set<String> = []
    /// The places at which another sheet gives a token a colour that it has anyway, with the schemes in which it has that.
    var agreements: [SourceLocation: Set<Scheme>] = [:]

    func isToken(_ name: String) -> Bool { title(name) != nil }

    /// A declaration in the app's own sheets gives a token another value in one of the schemes.
    func isChanged(
        _ name: String,
        by declaration: SheetRule.Declaration,
        in schemes: [Scheme] = Scheme.allCases
    ) -> Bool {
        guard let title = title(name) else { return false }
        let place = declaration.location
        if files.contains(place.file) { return false }
        if let agreed = agreements[place], schemes.allSatisfy(agreed.contains) { return false }
        guard case .reference(let layer, _) = declaration.paint else { return true }
        return layer.alpha != 1 || self.title(layer.name) != title
    }
}
