/// What a themer keeps behind its lock.
struct ThemerState<Theme: Equatable & Sendable>: Sendable {
    /// How many themes handlers may set within one turn: see ``ThemerFault/endlessChange(limit:)``.
    static var nestingLimit: Int { 1000 }

    /// One delivery of one theme.
    struct Pass: Sendable {
        let theme: Theme
        let version: UInt64
    }

    var theme: Theme
    var version: UInt64 = 0
    var handlers = HandlerList<Theme>()
    /// What is called when all handlers have been.
    var completions = HandlerList<Theme>()
    var passes: [Pass] = []
    /// The thread that delivers.
    var owner: ThreadIdentity?
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
        passes.append(Pass(theme: theme, version: version))
    }

    /// Counts a change that `thread` asks for; false where its handlers have made too many.
    mutating func allows(changeBy thread: ThreadIdentity) -> Bool {
        guard owner == thread else { return true }
        nested += 1
        return nested <= Self.nestingLimit
    }
}
