/// One delivery of a theme to the handlers.
struct Pass<Theme: Sendable>: Sendable {
    let theme: Theme
    /// Counts a themer's passes, from 1.
    let version: Int
    /// The version of the pass that brought the theme; streams and posts take a theme once.
    let change: Int

    var isRepeat: Bool { change < version }
}

/// The number of themes that handlers may set in answer to one change: see ``ThemerFault/endlessChange(limit:)``.
let answerLimit = 1000

/// Decides when to remove handlers whose targets are gone: each time their number doubles, O(1) on average.
///
/// On Linux only following a weak reference shows that an object is gone.
struct CleanUp: Sendable {
    private var limit = 16

    func isDue(_ count: Int) -> Bool { count >= limit }

    mutating func isDone(_ count: Int) {
        limit = max(16, count * 2)
    }
}
