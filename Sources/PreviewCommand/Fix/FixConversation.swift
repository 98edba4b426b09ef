import SourceText
import ThemeFixes

/// The questions of `fix --interactive` and the effect of the answers, value by value; it neither reads nor writes.
///
/// A caller shows `message`, then reads a line after `prompt` and hands it to `answer(_:)`, until there is no prompt. Where
/// the conversation waits for a plan, the caller makes one with `options` and hands it to `resume(with:)`.
struct FixConversation {
    /// The decisions so far.
    private(set) var options: FixOptions
    /// The text before the prompt.
    private(set) var message = ""
    private var plan: FixPlan
    private var state = State.done(writes: true)
    private let card: FixCard

    private enum State {
        case choosing(FixProposal)
        /// Reads another value.
        case reading(FixProposal)
        case planning(Reason)
        /// Reads whether to write changes that make a passing pair fail.
        case confirming
        case done(writes: Bool)
    }

    private enum Reason {
        case value
        case trial(of: FixProposal)
        case end
    }

    init(_ plan: FixPlan, _ options: FixOptions = FixOptions(), card: FixCard) {
        self.plan = plan
        self.options = options
        self.card = card
        next()
    }

    var isWaitingForPlan: Bool { if case .planning = state { true } else { false } }

    var writes: Bool { if case .done(let writes) = state { writes } else { false } }

    /// The prompt for the next answer; nil where there is no further question.
    var prompt: String? {
        switch state {
        case .choosing: "Change it? [y]es, [n]o, [o]ther value, [a]ll the rest, [q]uit: "
        case .reading(let proposal): proposal.isOfAlpha ? "Which alpha? " : "Which colour? "
        case .confirming: "Write the changes all the same? [y]es, [n]o: "
        case .planning, .done: nil
        }
    }

    /// Takes a line; nil for the end of the input.
    mutating func answer(_ line: String?) {
        message = ""
        let words = line.map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
        switch state {
        case .choosing(let proposal): choose(words?.lowercased() ?? "q", proposal)
        case .reading(let proposal): words.map { read($0, proposal) } ?? quit(proposal)
        case .confirming: confirm(words?.lowercased() ?? "n")
        case .planning, .done: break
        }
    }

    /// Goes on with the plan for `options`.
    mutating func resume(with plan: FixPlan) {
        guard case .planning(let reason) = state else { return }
        self.plan = plan
        switch reason {
        case .value: next()
        case .trial(let proposal): show(proposal)
        case .end: finish()
        }
    }
}

// The answers.
extension FixConversation {
    private mutating func choose(_ answer: String, _ proposal: FixProposal) {
        switch answer {
        case "y", "yes":
            options.pinned[proposal.place] = proposal.pin
            next()
        case "n", "no":
            options.pinned[proposal.place] = FixPin()
            state = .planning(.value)
        case "o", "other": state = .reading(proposal)
        case "a", "all":
            for proposal in open { options.pinned[proposal.place] = proposal.pin }
            finish()
        case "q", "quit": quit(proposal)
        default: message = "'\(answer.excerpt.visible)' is none of y, n, o, a and q."
        }
    }

    /// A value that was only tried is not taken.
    private mutating func quit(_ proposal: FixProposal) {
        options.pinned[proposal.place] = nil
        options.isClosed = true
        state = .planning(.end)
    }

    private mutating func read(_ words: String, _ proposal: FixProposal) {
        if words.isEmpty {
            options.pinned[proposal.place] = nil
            state = .planning(.value)
            return
        }
        do throws(FixProposal.Refusal) {
            options.pinned[proposal.place] = try proposal.pin(reading: words)
            state = .planning(.trial(of: proposal))
        } catch { message = error.message.visible }
    }

    private mutating func confirm(_ answer: String) {
        switch answer {
        case "y", "yes": state = .done(writes: true)
        case "n", "no": state = .done(writes: false)
        default: message = "'\(answer.excerpt.visible)' is none of y and n."
        }
    }
}

// The questions.
extension FixConversation {
    /// The values that nothing was decided about.
    private var open: [FixProposal] {
        FixProposal.all(in: plan).filter { options.pinned[$0.place] == nil }
    }

    private mutating func next() {
        guard let proposal = open.first else { return finish() }
        state = .choosing(proposal)
        message = card.text(
            proposal,
            failing: [],
            number: options.pinned.count + 1,
            of: options.pinned.count + open.count
        )
    }

    /// Says what comes of another value, and asks about it.
    private mutating func show(_ old: FixProposal) {
        let tried = FixProposal.all(in: plan).first { $0.place == old.place }
        let failing = plan.unfixed.filter { $0.places.contains(old.place) }
        if let turned = plan.unfixed.first(where: \.isOfScheme) {
            message = turned.sentence.visible
        } else if let tried {
            state = .choosing(tried)
            message =
                failing.isEmpty
                ? "all its pairs pass" : "\(failing.count.of("pair")) of it would fail"
            message =
                "With \(([tried.new] + helpers(of: tried)).joined(separator: " and ")) \(message).\n"
            message += card.text(
                tried,
                failing: failing,
                number: options.pinned.count,
                of: options.pinned.count + open.count
            )
            return
        } else {
            message = "That is the value in the file."
        }
        state = .reading(old)
    }

    /// The other values without which pairs of this one would fail.
    private func helpers(of tried: FixProposal) -> [String] {
        let own = Set(tried.fixed.map(\.pair))
        return FixProposal.all(in: plan)
            .filter { $0.place != tried.place && !own.isDisjoint(with: $0.fixed.map(\.pair)) }
            .map { "the change of '\($0.name.visible)'" }
    }

    /// Asks once more if a passing pair fails now, or a failing one got worse.
    private mutating func finish() {
        let broken = plan.unfixed.filter { $0.measured < $0.before }
        guard let first = broken.first, !plan.changes.isEmpty else {
            return state = .done(writes: true)
        }
        let more = broken.count > 1 ? ", and \(broken.count - 1) more pairs get worse" : ""
        message = "With these changes \(first.sentence)\(more).".visible
        state = .confirming
    }
}
