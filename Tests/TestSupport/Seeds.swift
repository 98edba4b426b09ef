import Foundation

/// The seeds of tests by chance, and what the long run does more of.
package enum Seeds {
    /// The first seed alone, or as many as `THEMEPREVIEW_SEEDS` says, which `Scripts/test --long` sets.
    package static let all: Range<UInt64> = {
        let wanted = ProcessInfo.processInfo.environment["THEMEPREVIEW_SEEDS"]
        return 0..<(wanted.flatMap(UInt64.init) ?? 1)
    }()

    /// The long run, in which a test may take half a minute.
    package static let isLongRun = all.count > 1

    /// The rounds of a test by chance: all of them in the long run, and else half.
    package static func rounds(_ count: Int) -> Int {
        isLongRun ? count : count / 2
    }
}
