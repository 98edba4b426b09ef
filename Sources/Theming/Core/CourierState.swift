/// What a courier keeps behind its lock.
struct CourierState: Sendable {
    /// How many themes handlers may set within one turn: see ``ThemerFault/endlessChange(limit:)``.
    static let nestingLimit = 1000

    /// The newest theme.
    var current: Parcel
    /// The newest theme's number; handlers that have seen none are at 0.
    var version: UInt64 = 1
    var handlers = HandlerList()
    /// What is called when all handlers have been.
    var completions = HandlerList()
    var passes: [Pass] = []
    /// How many themes were set by handlers in the present turn.
    var nested = 0
    /// Whether handlers of the main actor wait for it.
    var isMainBehind = false
    var fault: ThemerFault?
    /// Each takes a theme, or nothing when there will be no more, and hands back what it drops.
    var streams: [UInt64: @Sendable (Parcel?) -> (any Sendable)?] = [:]
    var streamCount: UInt64 = 0

    init(_ parcel: Parcel) { current = parcel }

    /// Queues a pass with a theme, which is then the newest; one that is new is handed to the streams.
    ///
    /// What they drop is returned, to be let go of outside the lock: it may have a `deinit`.
    mutating func queue(_ parcel: Parcel) -> [any Sendable] {
        let dropped = parcel === current ? [] : streams.values.compactMap { $0(parcel) }
        current = parcel
        version += 1
        passes.append(Pass(parcel: parcel, version: version))
        return dropped
    }

    /// Counts a change that a handler asks for; false where handlers have made too many in this turn.
    mutating func allowsChange(nested isNested: Bool) -> Bool {
        guard isNested else { return true }
        nested += 1
        return nested <= Self.nestingLimit
    }

    /// The next pass with those it is for; when there is none the turn ends.
    mutating func nextRound(onMain: Bool) -> Round? {
        let pass: Pass
        if !passes.isEmpty {
            pass = passes.removeFirst()
        } else if onMain, isMainBehind {
            isMainBehind = false
            pass = Pass(parcel: current, version: version)
        } else {
            nested = 0
            return nil
        }
        return Round(pass: pass, handlers: handlers.ordered, completions: completions.ordered)
    }
}
