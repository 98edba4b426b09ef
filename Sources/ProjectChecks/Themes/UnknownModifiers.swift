import Findings
import ForeignFormats
import Projects
import SourceText
import ThemeModel

extension Workspace {
    /// Findings about names under `modifiers` in the configuration that no resolver has.
    var unknownModifiers: [Finding] {
        let named = configuration.modifiers
        if named.isEmpty { return [] }
        let known = Set(
            themeFiles.flatMap { $0.formats.modifierNames(in: $0.bytes, file: $0.label) }
        )
        return named.compactMap { name, use in
            if known.contains(name) { return nil }
            let list = known.sorted().prefix(6).map { "'\($0.excerpt)'" }.joined(separator: ", ")
            return Finding(
                .unknownReference,
                .warning,
                "'modifiers' names '\(name.excerpt)', which no resolver has",
                help: closestMatch(to: name, among: known).map(didYouMean)
                    ?? (known.isEmpty
                        ? "there are no resolvers with modifiers" : "there are \(list)"),
                at: use.location
            )
        }
    }
}
