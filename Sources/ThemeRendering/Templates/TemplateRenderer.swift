import SourceText

/// Renders a template: keeps the output so far, and the views around the current step.
struct TemplateRenderer {
    private let template: Template
    var output: [UInt8] = []
    var scopes: [View]
    /// Names of views that are not known yet; these will come after the first `outerCount` scopes.
    private let later: Set<ViewName>
    private let outerCount: Int
    /// The output before each gap.
    private var texts: [[UInt8]] = []
    /// The number of bytes in `texts`.
    private var textCount = 0
    /// The number of steps that are done.
    private var stepCount = 0
    private var gaps: [SplitText.Gap] = []

    init(_ template: Template, _ views: [View] = [], later: Set<ViewName> = []) {
        self.template = template
        self.later = later
        scopes = views
        outerCount = views.count
    }

    /// Renders a template; a name is looked up in the last view first.
    static func render(_ template: Template, _ views: [View]) throws(OversizedPage) -> [UInt8] {
        var renderer = TemplateRenderer(template, views)
        // A theme's page has about 90 kB.
        renderer.output.reserveCapacity(100_000)
        try renderer.render(template.steps.indices)
        return renderer.output
    }

    /// Renders a template except for the steps that ask for `later` names.
    static func split(
        _ template: Template,
        _ views: [View],
        later: Set<ViewName>
    ) throws(OversizedPage) -> SplitText {
        var renderer = TemplateRenderer(template, views, later: later)
        try renderer.render(template.steps.indices)
        return SplitText(
            template: template,
            outer: views,
            texts: renderer.texts + [renderer.output],
            gaps: renderer.gaps
        )
    }

    mutating func render(_ steps: Range<Int>) throws(OversizedPage) {
        var index = steps.lowerBound
        while index < steps.upperBound {
            let start = index
            index += 1
            try countStep(start)
            switch template.steps[start] {
            case .text(let range):
                output += template.text[range]
            case .dot(let isRaw):
                if case .text(let text)? = scopes.last?[.dot] { write(text, isRaw: isRaw) }
            case .variable(let path, let isRaw):
                if !later.isEmpty, isLater(path.name) {
                    leaveGap(start..<index)
                } else if case .text(let text)? = value(of: path) {
                    write(text, isRaw: isRaw)
                }
            case .section(let path, let isInverted, let end):
                index = end
                if !later.isEmpty, isLater(path.name) {
                    leaveGap(start..<end)
                } else if isInverted {
                    if value(of: path)?.isShown != true { try render(start + 1..<end) }
                } else if let value = value(of: path) {
                    try render(start + 1..<end, for: value)
                }
            }
        }
        try checkSize(index - 1)
    }

    private mutating func countStep(_ step: Int) throws(OversizedPage) {
        stepCount += 1
        guard stepCount <= TemplateLimits.steps else {
            throw OversizedPage(
                "it takes more than \(TemplateLimits.steps) steps",
                at: template.location(around: step)
            )
        }
        try checkSize(step)
    }

    private func checkSize(_ step: Int) throws(OversizedPage) {
        guard textCount + output.count <= TemplateLimits.output else {
            throw OversizedPage(
                "it has more than \(TemplateLimits.output >> 20) MiB",
                at: template.location(around: step)
            )
        }
    }

    private mutating func render(_ steps: Range<Int>, for value: ViewValue) throws(OversizedPage) {
        switch value {
        case .flag(let isShown):
            if isShown { try render(steps) }
        case .text:
            try render(steps, in: [.dot: value])
        case .group(let view):
            try render(steps, in: view)
        case .list(let views):
            for view in views { try render(steps, in: view) }
        case .choice(let views, let current):
            for (index, view) in views.enumerated() {
                scopes.append([.isCurrent: .flag(index == current)])
                try render(steps, in: view)
                scopes.removeLast()
            }
        }
    }

    private mutating func render(_ steps: Range<Int>, in view: View) throws(OversizedPage) {
        try countStep(steps.lowerBound - 1)
        scopes.append(view)
        try render(steps)
        scopes.removeLast()
    }

    private func value(of path: Template.Path) -> ViewValue? {
        // Indices, not elements: every view that is copied on the way is one more reference to count.
        for scope in scopes.indices.reversed() {
            for index in scopes[scope].members.indices
            where scopes[scope].members[index].0 == path.name {
                guard let member = path.member else { return scopes[scope].members[index].1 }
                if case .group(let view) = scopes[scope].members[index].1 { return view[member] }
                return nil
            }
        }
        return nil
    }

    private mutating func write(_ text: String, isRaw: Bool) {
        if isRaw {
            output += text.utf8
        } else {
            output.append(escaping: text)
        }
    }

    /// A name is in `later`, and no inner scope has it.
    private func isLater(_ name: ViewName) -> Bool {
        later.contains(name) && !scopes[outerCount...].contains { $0[name] != nil }
    }

    private mutating func leaveGap(_ steps: Range<Int>) {
        texts.append(output)
        textCount += output.count
        output = []
        gaps.append(SplitText.Gap(steps: steps, inner: Array(scopes[outerCount...])))
    }
}
