import Findings
import SourceText
import ThemeModel

/// A kind of list in which each colour is compared with the one before it.
protocol SequenceRule: Rule {
    associatedtype ColorSequence
    associatedtype Member: Step

    /// The kind of list, as a finding about an unknown name has it: "an 'order'".
    var kind: String { get }
    func sequences(of theme: Theme) -> [Located<ColorSequence>]
    /// The names that must be colours; a ground may be a gradient of the mode.
    func names(in sequence: ColorSequence, of mode: Mode) -> [String]
    /// The steps between members that the default mode has.
    func steps(of sequence: ColorSequence, in mode: Mode, of theme: Theme) -> [Member]
    /// The sentence about a step that is not met.
    func message(_ step: Member) -> String
    func help(_ step: Member) -> String
    /// Adds the measured colours to the finding about a step.
    func addDetail(of step: Member, to finding: inout Finding, in theme: Theme)
}

extension SequenceRule {
    func findings(in subject: CheckedTheme) -> [Finding] {
        var findings: [Finding] = []
        for sequence in sequences(of: subject.theme) {
            let names = names(in: sequence.value, of: subject.theme.defaultMode)
            findings += subject.unknownNames(names, of: kind, at: sequence.location)
            for mode in subject.theme.modes {
                let steps = steps(of: sequence.value, in: mode, of: subject.theme)
                findings += steps.filter { $0.isMet != true }.map { step in
                    finding(step, subject, mode: mode.name, at: sequence.location)
                }
            }
        }
        return findings
    }

    private func finding(
        _ step: Member,
        _ subject: CheckedTheme,
        mode: String,
        at place: SourceLocation?
    ) -> Finding {
        var finding = subject.finding(
            Self.id,
            .error,
            message(step),
            help: help(step),
            mode: mode,
            at: place
        )
        addDetail(of: step, to: &finding, in: subject.theme)
        return finding
    }
}
