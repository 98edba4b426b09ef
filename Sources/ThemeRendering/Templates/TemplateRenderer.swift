import Findings

/// The output so far, and the views around the place it has come to.
struct TemplateRenderer {
    private let code: Template.Code
    var output: [UInt8] = []
    /// What came before each gap.
    var texts: [[UInt8]] = []
    var gaps: [SplitText.Gap] = []
    private var scopes: [ViewValue]
    /// How many scopes there were at the beginning: behind them come those that have the names for later.
    private let outer: Int
    private let later: Set<ViewName>

    init(_ code: Template.Code, scopes: [ViewValue], later: Set<ViewName> = []) {
        self.code = code
        self.scopes = scopes
        self.later = later
        outer = scopes.count
    }

    /// Fills a gap from views.
    mutating func render(_ gap: SplitText.Gap, _ views: [ViewValue]) {
        scopes = gap.outer + views + gap.inner
        render(gap.steps)
    }

    mutating func render(_ range: Range<Int>) {
        var place = range.lowerBound
        while place < range.upperBound {
            let step = code.steps[place]
            let next = step.end ?? place + 1
            defer { place = next }
            if !later.isEmpty, let name = step.name, isForLater(name) {
                leaveGap(place..<next, outer: scopes[..<outer], inner: scopes[outer...])
                continue
            }
            switch step {
            case .text(let bytes):
                code.text.withUnsafeBufferPointer { output += UnsafeBufferPointer(rebasing: $0[bytes]) }
            case .itself(let isRaw): scopes.last.map { write($0, isRaw: isRaw) }
            case .variable(let name, let members, let isRaw):
                if let value = value(of: name, members) { write(value, isRaw: isRaw) }
            case .section(let name, let members, let isInverted, _):
                let value = value(of: name, members)
                if isInverted {
                    if value?.isSomething != true { render(place + 1..<next) }
                } else if let value {
                    render(place + 1..<next, for: value)
                }
            }
        }
    }

    /// Whether a name is one for later, unless a scope further in has it.
    private func isForLater(_ name: ViewName) -> Bool {
        later.contains(name) && !scopes[outer...].contains { $0.member(name) != nil }
    }

    private mutating func leaveGap(_ steps: Range<Int>, outer: ArraySlice<ViewValue>, inner: ArraySlice<ViewValue>) {
        gaps.append(SplitText.Gap(steps, outer: Array(outer), inner: Array(inner)))
        texts.append(output)
        output = []
    }

    private mutating func render(_ steps: Range<Int>, for value: ViewValue) {
        switch value {
        case .flag(let isShown): if isShown { render(steps) }
        case .list(let views): for view in views { render(steps, in: .group(view)) }
        case .choice(let views, let current):
            for (index, view) in views.enumerated() {
                scopes.append(.group([.isCurrent: .flag(index == current)]))
                render(steps, in: .group(view))
                scopes.removeLast()
            }
        case .parts: leaveGap(steps, outer: scopes[...], inner: [])
        case .text, .group: render(steps, in: value)
        }
    }

    private mutating func render(_ steps: Range<Int>, in scope: ViewValue) {
        scopes.append(scope)
        render(steps)
        scopes.removeLast()
    }

    private func value(of name: ViewName, _ members: Range<Int>) -> ViewValue? {
        for index in scopes.indices.reversed() {
            guard var value = scopes[index].member(name) else { continue }
            for place in members {
                guard let next = value.member(code.members[place]) else { return nil }
                value = next
            }
            return value
        }
        return nil
    }

    private mutating func write(_ value: ViewValue, isRaw: Bool) {
        guard case .text(let text) = value else { return }
        if isRaw { output.append(text: text) } else { text.appendHTMLEscaped(to: &output) }
    }
}

extension ViewValue {
    /// The value behind a name, where this is a group that has it.
    fileprivate func member(_ name: ViewName) -> ViewValue? {
        guard case .group(let view) = self else { return nil }
        return view[name]
    }

    /// Whether a section shows it.
    fileprivate var isSomething: Bool {
        switch self {
        case .flag(let isShown): isShown
        case .list(let views), .choice(let views, _): !views.isEmpty
        case .text, .group, .parts: true
        }
    }
}

extension Template.Step {
    /// The name that it asks for.
    fileprivate var name: ViewName? {
        switch self {
        case .variable(let name, _, _), .section(let name, _, _, _): name
        case .text, .itself: nil
        }
    }

    /// Where a section ends.
    fileprivate var end: Int? {
        if case .section(_, _, _, let end) = self { end } else { nil }
    }
}
