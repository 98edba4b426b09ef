import Findings
import SourceText
import SourceTrees

extension RepeatedKeys.Entry {
    /// A warning, since the value that programs do not read may be the one that was meant.
    var finding: Finding {
        Finding(
            .invalidName,
            .warning,
            "the key '\(key.excerpt)' is there twice: line \(first.line) has it as well, and the last counts",
            help: "take one of them out",
            at: second
        )
    }
}
