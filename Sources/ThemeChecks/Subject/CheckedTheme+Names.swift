import Findings
import SourceText
import ThemeModel

extension CheckedTheme {
    /// A finding for each name of a group that the theme does not have, once.
    func unknownNames(
        _ names: [String],
        of group: String,
        help: String = "name roles, or colours of the palette",
        at location: SourceLocation?
    ) -> [Finding] {
        let mode = theme.defaultMode
        var guesses = GuessBudget()
        var seen: Set<String> = []
        let unknown = names.filter { name in
            mode.color(named: mode.known(name)) == nil && seen.insert(name).inserted
        }
        return unknown.map { name in
            let guess = guesses.closest(to: name, among: mode.colors.names)
            return finding(
                .unknownPair,
                .error,
                "\(group) \(PairList.unknown(name))",
                help: guess.map(didYouMean) ?? help,
                at: location
            )
        }
    }
}
