import SourceText

extension NameTemplate {
    /// The remaining steps of matching: a name may fit a template in exponentially many ways.
    package struct Budget {
        package var steps: Int
        /// Each match is kept, which takes more memory than a step.
        fileprivate static let stepsOfMatch = 10

        package init(steps: Int) { self.steps = steps }

        package var isSpent: Bool { steps <= 0 }
    }

    /// The texts of the captures with which the template is `name`, one for each way.
    package func texts(in name: String, within budget: inout Budget) -> Set<[String: String]> {
        budget.steps -= 1
        guard !captures.isEmpty else {
            return source.stands(for: name) || isOpen && stands(for: name, &budget) ? [[:]] : []
        }
        var search = Search(parts: parts, name: Array(name.utf8))
        search.match(part: 0, at: 0, within: &budget)
        return search.found
    }

    /// A capture without a counterpart is as `*`, which the written name does not show.
    private func stands(for name: String, _ budget: inout Budget) -> Bool {
        guard source.utf8.contains(UInt8(ascii: "{")) else { return false }
        let pattern = parts.map { part in
            if case .text(let bytes) = part { return String(decoding: bytes, as: UTF8.self) }
            return "*"
        }
        return pattern.joined().stands(for: name)
    }
}

private struct Search {
    let parts: [NameTemplate.Part]
    let name: [UInt8]
    var texts: [String: String] = [:]
    var found: Set<[String: String]> = []

    init(parts: [NameTemplate.Part], name: [UInt8]) {
        self.parts = parts
        self.name = name
    }

    mutating func match(part: Int, at start: Int, within budget: inout NameTemplate.Budget) {
        budget.steps -= 1
        if budget.isSpent { return }
        guard part < parts.count else {
            if start == name.count, found.insert(texts).inserted {
                budget.steps -= NameTemplate.Budget.stepsOfMatch
            }
            return
        }
        switch parts[part] {
        case .text(let bytes):
            if name[start...].starts(with: bytes) {
                match(part: part + 1, at: start + bytes.count, within: &budget)
            }
        case .any:
            for end in start...name.count {
                match(part: part + 1, at: end, within: &budget)
            }
        case .capture(let capture):
            matchCapture(capture, part, at: start, within: &budget)
        }
    }

    private mutating func matchCapture(
        _ capture: String,
        _ part: Int,
        at start: Int,
        within budget: inout NameTemplate.Budget
    ) {
        if let text = texts[capture] {
            if name[start...].starts(with: text.utf8) {
                match(part: part + 1, at: start + text.utf8.count, within: &budget)
            }
            return
        }
        var end = start
        while end < name.count, name[end] != UInt8(ascii: ".") {
            end += 1
            texts[capture] = String(decoding: name[start..<end], as: UTF8.self)
            match(part: part + 1, at: end, within: &budget)
        }
        texts[capture] = nil
    }
}
