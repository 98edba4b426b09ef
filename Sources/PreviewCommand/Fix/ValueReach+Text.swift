import ProjectChecks
import SourceText

extension ValueReach {
    /// `in 4 tokens, 2 modes and 1 theme`; nil where at most one token names the value, or no theme shows it.
    var sharing: String? {
        if tokens < 2 || themes == 0 { return nil }
        return "in \(tokens.of("token")), \(modes.of("mode")) and \(themes.of("theme"))"
    }
}
