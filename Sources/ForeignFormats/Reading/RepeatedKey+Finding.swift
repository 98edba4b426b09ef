import Findings
import SourceText
import SourceTrees

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension FormatSet {
    /// Warnings about keys of a file that are there twice, outside JSON those of colours alone.
    ///
    /// A terminal has keys for many values, such as those of keys to press.
    func repeatedKeys(in bytes: Data, file: String) -> [Finding] {
        guard bytes.count <= ThemeSource.sizeLimit,
            let text = String(validating: bytes, as: UTF8.self)
        else { return [] }
        let container = container(of: text, file: file)
        let entries = container.repeatedKeys(in: text, file: file)
        return entries.filter(\.isOfColors).prefix(20).map(\.finding)
    }
}

extension RepeatedKeys.Entry {
    fileprivate var isOfColors: Bool {
        guard let first = values.first, let last = values.last else { return true }
        if first.hasSameContent(as: last) { return false }
        return values.contains { value in
            ColorDecoder.color(value, .hex) != nil || ColorDecoder.color(value, .decimal) != nil
                || ColorDecoder.color(value, .components) != nil
        }
    }

    /// A warning, since the value that programs do not read may be the one that was meant.
    fileprivate var finding: Finding {
        Finding(
            .invalidName,
            .warning,
            "the key '\(key.excerpt)' is there twice: line \(first.line) has it as well, and the last counts",
            help: "take one of them out",
            at: second
        )
    }
}
