/// What a themer keeps behind its lock.
struct ThemerState<Theme: Equatable & Sendable>: Sendable {
    /// How many themes handlers may set within one turn: see ``ThemerFault/endlessChange(limit:)``.
    static var nestingLimit: Int { 1000 }

    var theme: Theme
    var version: UInt64 = 0
    var handlers = HandlerList()
    /// What is called when all handlers have been.
    var completions = HandlerList()
    var passes: [Delivery<Theme>] = []
    /// How many themes were set by handlers in the present turn.
    var nested = 0
    /// Whether handlers of the main actor wait for it.
    var isMainBehind = false
    var fault: ThemerFault?
    var streams: [UInt64: AsyncStream<Theme>.Continuation] = [:]
    var streamCount: UInt64 = 0

    init(_ theme: Theme) { self.theme = theme }

    /// Makes a theme the current one and hands it to the streams.
    mutating func change(to theme: Theme) {
        self.theme = theme
        for stream in streams.values { stream.yield(theme) }
    }

    /// Queues a pass with the current theme.
    mutating func queue() {
        version += 1
        passes.append(Delivery(theme, version: version))
    }

    /// Counts a change that a handler asks for; false where handlers have made too many in this turn.
    mutating func allowsChange(nested isNested: Bool) -> Bool {
        guard isNested else { return true }
        nested += 1
        return nested <= Self.nestingLimit
    }
}
