/// The values that the `z-index` of an element may have, by its classes; nil for `auto`.
struct StackLevels {
    private var plain: Int?
    private var others: [Int?] = []

    private var all: [Int?] { [plain] + others }

    /// The highest one; `auto` is 0 beside its neighbours.
    var highest: Int { all.map { $0 ?? 0 }.max() ?? 0 }

    /// All put the element below what has no position.
    var areBelow: Bool { highest < 0 }

    /// The lowest one, where elements inside with a level of their own have `inner`.
    func lowest(around inner: Int) -> Int {
        // With `auto` a level inside counts outside, too.
        all.map { $0 ?? inner }.min() ?? inner
    }

    /// Notes a class; one that is not plain counts under a condition.
    mutating func note(_ item: UtilityClass, isPlain: Bool) {
        guard let text = item.level else { return }
        var level = Int(text)
        if level == nil, text != "auto" {
            // Nothing tells it: as low as may be for a text, and as high as may be for its cover.
            level = .min
            others.append(.max)
        }
        if isPlain { plain = level } else { others.append(level) }
    }
}

extension UtilityClass {
    /// The value that the class gives `z-index`; nil for any other class.
    fileprivate var level: String? {
        if let declaration {
            return declaration.property == "z-index" ? String(declaration.value) : nil
        }
        let isNegative = utility.hasPrefix("-z-")
        guard isNegative || utility.hasPrefix("z-") else { return nil }
        let rest = utility.dropFirst(isNegative ? 3 : 2)
        return (isNegative ? "-" : "") + (Self.bracketed(rest) ?? rest)
    }
}
