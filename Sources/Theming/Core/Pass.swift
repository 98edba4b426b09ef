/// One delivery of a theme to the handlers.
struct Pass<Theme: Sendable>: Sendable {
    let theme: Theme
    /// Counts a themer's passes, from 1.
    let version: Int
    /// Whether the theme is the one before once more; streams leave that out.
    var isRepeat = false
}

/// How many themes handlers may set in answer to one change: see ``ThemerFault/endlessChange(limit:)``.
let answerLimit = 1000

/// When to look for handlers whose targets are gone: as often as their number doubles, so that it costs O(1) on average.
///
/// Linux has no other way to learn that an object is gone than to follow a weak reference.
struct CleanUp: Sendable {
    private var limit = 16

    func isDue(_ count: Int) -> Bool { count >= limit }

    mutating func isDone(_ count: Int) { limit = max(16, count * 2) }
}
