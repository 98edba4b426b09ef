import Findings

/// The output so far, and the views around the place it has come to.
struct TemplateRenderer: ~Copyable {
    private let code: Template.Code
    var output: ByteWriter
    var gaps: [SplitText.Gap] = []
    private var scopes: [TemplateScope]
    /// How many scopes there were at the beginning: behind them come those that have the names for later.
    private let outer: Int
    private let later: Set<ViewName>
    /// What gaps are filled from.
    private let filling: [TemplateScope]
    /// What surrounds the gap that was filled or left last.
    private var surroundings: SplitText.Surroundings?

    /// `capacity` is about how many bytes there will be.
    init(_ code: Template.Code, _ views: [View] = [], later: Set<ViewName> = [], capacity: Int = 0) {
        self.code = code
        output = ByteWriter(capacity: capacity)
        scopes = views.map(TemplateScope.init)
        self.later = later
        outer = views.count
        filling = []
    }

    /// Begins a text whose gaps are filled from some views; `capacity` is about how many bytes there will be.
    init(_ code: Template.Code, filling views: [View], capacity: Int = 0) {
        self.code = code
        output = ByteWriter(capacity: capacity)
        scopes = []
        later = []
        outer = 0
        filling = views.map(TemplateScope.init)
    }

    /// Fills a gap.
    mutating func render(_ gap: SplitText.Gap) {
        if gap.surroundings !== surroundings {
            surroundings = gap.surroundings
            scopes.removeAll(keepingCapacity: true)
            scopes += gap.surroundings.outer
            scopes += filling
            scopes += gap.surroundings.inner
        }
        render(gap.steps)
    }

    /// Goes through some steps.
    mutating func render(_ range: Range<Int>) {
        var place = range.lowerBound
        while place < range.upperBound {
            let step = code.steps[place]
            let start = place
            place += 1
            switch step {
            case .text(let bytes):
                code.text.withUnsafeBufferPointer { output.append(UnsafeBufferPointer(rebasing: $0[bytes])) }
            case .itself(let isRaw): if let text = scopes.last?.text { write(text, isRaw: isRaw) }
            case .variable(let name, let members, let isRaw):
                if isForLater(name) { leaveGap(start..<place) } else { write(name, members, isRaw: isRaw) }
            case .section(let name, let members, let isInverted, let end):
                let steps = place..<end
                place = end
                if isForLater(name) {
                    leaveGap(start..<end)
                } else if isInverted {
                    if value(of: name, members)?.isSomething != true { render(steps) }
                } else if let value = value(of: name, members) {
                    render(steps, for: value)
                }
            }
        }
    }

    /// Whether a name is one for later, unless a scope further in has it.
    private func isForLater(_ name: ViewName) -> Bool {
        !later.isEmpty && later.contains(name) && !scopes[outer...].contains { $0.view[name] != nil }
    }

    /// Leaves a gap for steps that ask for a later name.
    private mutating func leaveGap(_ steps: Range<Int>) {
        leaveGap(steps, outer: scopes[..<outer], inner: scopes[outer...])
    }

    private mutating func leaveGap(
        _ steps: Range<Int>, outer: ArraySlice<TemplateScope>, inner: ArraySlice<TemplateScope>
    ) {
        // Gaps that are not within anything have the same surroundings.
        let isOutermost = inner.isEmpty && outer.count == self.outer
        let kept = isOutermost ? surroundings : nil
        let surroundings = kept ?? SplitText.Surroundings(outer: Array(outer), inner: Array(inner))
        if isOutermost { self.surroundings = surroundings }
        gaps.append(SplitText.Gap(place: output.count, steps: steps, surroundings: surroundings))
    }

    private mutating func render(_ steps: Range<Int>, for value: ViewValue) {
        switch value {
        case .flag(let isShown): if isShown { render(steps) }
        case .list(let views): for view in views { render(steps, in: TemplateScope(view)) }
        case .choice(let views, let current):
            for (index, view) in views.enumerated() {
                scopes.append(TemplateScope([.isCurrent: .flag(index == current)]))
                render(steps, in: TemplateScope(view))
                scopes.removeLast()
            }
        case .parts: leaveGap(steps, outer: scopes[...], inner: [])
        case .text(let text): render(steps, in: TemplateScope(text))
        case .group(let view): render(steps, in: TemplateScope(view))
        }
    }

    private mutating func render(_ steps: Range<Int>, in scope: TemplateScope) {
        scopes.append(scope)
        render(steps)
        scopes.removeLast()
    }

    private func value(of name: ViewName, _ members: Range<Int>) -> ViewValue? {
        guard let (scope, place) = place(of: name) else { return nil }
        var value = scopes[scope].view.members[place].1
        for member in members {
            guard case .group(let view) = value, let next = view[code.members[member]] else { return nil }
            value = next
        }
        return value
    }

    /// The innermost scope that has a name, and where.
    private func place(of name: ViewName) -> (scope: Int, member: Int)? {
        for scope in scopes.indices.reversed() {
            // Member by member where they are: a view that is handed out is one reference more to be counted.
            var place = 0
            let count = scopes[scope].view.members.count
            while place < count, scopes[scope].view.members[place].0 != name { place += 1 }
            if place < count { return (scope, place) }
        }
        return nil
    }

    /// Writes the text behind a name; what is no text is left out.
    private mutating func write(_ name: ViewName, _ members: Range<Int>, isRaw: Bool) {
        if !members.isEmpty {
            if case .text(let text)? = value(of: name, members) { write(text, isRaw: isRaw) }
        } else if let (scope, place) = place(of: name), case .text(let text) = scopes[scope].view.members[place].1 {
            write(text, isRaw: isRaw)
        }
    }

    private mutating func write(_ text: String, isRaw: Bool) {
        if isRaw { output.append(text: text) } else { text.appendHTMLEscaped(to: &output) }
    }
}

extension ViewValue {
    /// Whether a section shows it.
    fileprivate var isSomething: Bool {
        switch self {
        case .flag(let isShown): isShown
        case .list(let views), .choice(let views, _): !views.isEmpty
        case .text, .group, .parts: true
        }
    }
}
