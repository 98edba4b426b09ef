import Findings
import ThemeModel

extension Mode {
    /// The use of a purpose: text that appears in several styles is large only where all of them are.
    func use(_ purpose: ShownPair.Purpose) -> ContrastUse {
        switch purpose {
        case .use(let use):
            return use
        case .text(let names):
            let isLarge = names.allSatisfy { styles[$0]?.isLarge ?? false }
            return isLarge ? .largeText : .text
        }
    }
}
