package import Findings

/// The rules that are applied.
package enum RuleSet {
    /// Every rule about a theme by itself.
    package static let standard: [any Rule] = [
        LowContrast(), UnknownBackdrop(), UncheckedRole(), MisspeltRole(), OutOfGamut(), AmbiguousSpace(),
        IndistinctPair(),
        MissingFallback(), SmallText(), UnevenModes(),
    ]

    /// What every rule asks for, by family: those above, and those that are told while files are read.
    package static let guides: [RuleGuide] =
        (standard.map { type(of: $0).guide } + ReadingRules.guides).sorted { $0.id < $1.id }

    /// What a rule asks for.
    package static func guide(to id: RuleID) -> RuleGuide? { guides.first { $0.id == id } }
}
