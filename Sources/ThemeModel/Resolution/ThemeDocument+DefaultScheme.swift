import Findings
import SourceText

extension ThemeDocument {
    /// Light beside a mode `dark`; nil where the background decides.
    var schemeBesideModes: Scheme? {
        let hasDark = modes.contains { $0.name == Scheme.dark.rawValue }
        let hasLight = modes.contains { $0.name == Scheme.light.rawValue }
        return hasDark && !hasLight ? .light : nil
    }

    /// Warns of a default mode whose name says the opposite of its background.
    func oppositeBackground(of mode: Mode) -> [Finding] {
        guard let background = mode[.background] else { return [] }
        let apparent = Self.apparentScheme(of: background)
        guard apparent != mode.scheme else { return [] }
        let deciding = decidingLocations(of: mode)
        return [
            Finding(
                .invalidName,
                .warning,
                """
                the default mode is \(mode.scheme.rawValue), since there is a mode \
                '\(apparent.rawValue)', and yet its background is \(apparent.rawValue)
                """,
                help: """
                    give it a \(mode.scheme.rawValue) background, or set 'scheme: \
                    \(apparent.rawValue)' and rename the mode '\(apparent.rawValue)'
                    """,
                at: deciding.first { $0.file == location?.file } ?? background.location
            )
        ]
    }
}
