/// Names of which none is given twice: a repeated one gets a number.
package struct UniqueNames: Sendable {
    private var taken: Set<String>
    private let ignoresCase: Bool
    // Without the next number of each name, 100,000 names that are the same would take quadratic time.
    private var numbers: [String: Int] = [:]

    /// Makes names of which none is `reserved`.
    package init(reserved: Set<String> = [], ignoresCase: Bool = false) {
        taken = reserved
        self.ignoresCase = ignoresCase
    }

    /// The name itself, or else the first of the `numbered` ones from a number on that is free.
    package mutating func unique(
        _ name: String,
        from first: Int = 2,
        _ numbered: (Int) -> String
    ) -> String {
        if insert(name) { return name }
        var number = numbers[key(name)] ?? first
        while !insert(numbered(number)) {
            number += 1
        }
        numbers[key(name)] = number + 1
        return numbered(number)
    }

    private mutating func insert(_ name: String) -> Bool {
        taken.insert(key(name)).inserted
    }

    private func key(_ name: String) -> String {
        ignoresCase ? name.lowercased() : name
    }
}
