/// A pass: one theme for everybody who has not seen it yet.
struct Pass: Sendable {
    let parcel: Parcel
    let version: UInt64
}

/// A pass with those it is for, as they stand when it begins.
struct Round: Sendable {
    /// What became of a round.
    struct Outcome: Sendable {
        /// Whether the main actor's handlers have still to be called.
        var isMainBehind = false
        /// Whether handlers were met that are not to be called again.
        var hasInactive = false
    }

    let pass: Pass
    let handlers: ContiguousArray<Handler>
    let completions: ContiguousArray<Handler>

    /// Calls everybody who awaits the pass, in order; `onMain` promises that the caller is on the main actor.
    func run(onMain: Bool) -> Outcome {
        var outcome = Outcome()
        for list in [handlers, completions] {
            if onMain {
                MainActor.assumeIsolated { runOnMain(list, &outcome) }
            } else {
                run(list, &outcome)
                // Those who want to know when everybody has the theme wait for the main actor.
                if outcome.isMainBehind { return outcome }
            }
        }
        return outcome
    }

    private func run(_ list: ContiguousArray<Handler>, _ outcome: inout Outcome) {
        list.forEachBorrowed { handler in
            guard handler.awaits(pass.version) else { return outcome.see(handler) }
            if handler.isOnMain {
                outcome.isMainBehind = true
            } else if !handler.deliver(pass.parcel, version: pass.version) {
                outcome.hasInactive = true
            }
        }
    }

    @MainActor
    private func runOnMain(_ list: ContiguousArray<Handler>, _ outcome: inout Outcome) {
        list.forEachBorrowed { handler in
            guard handler.awaits(pass.version) else { return outcome.see(handler) }
            if !handler.deliverOnMain(pass.parcel, version: pass.version) { outcome.hasInactive = true }
        }
    }
}

extension Round.Outcome {
    fileprivate mutating func see(_ handler: Handler) {
        if !handler.isActive { hasInactive = true }
    }
}
