import Findings
import SourceText
import ThemeModel

extension RequiredPair {
    /// The ratio, or the range, as it is read.
    var writtenRatio: JSONValue? {
        guard let highestRatio else { return ratio.map { .number($0) } }
        return .string("\((ratio ?? 1).compact)..\(highestRatio.compact)")
    }
}

extension ColorLadder {
    var written: JSONValue {
        let names = JSONValue.list(names.map(JSONValue.string))
        if step == Self.leastStep { return names }
        return ["ladder": names, "step": .number(step)]
    }
}
