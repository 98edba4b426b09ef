import Foundation

/// The seeds of tests by chance.
package enum Seeds {
    /// The first seed alone, or as many as `THEMEPREVIEW_SEEDS` says, which `Scripts/test --long` sets.
    package static let all: Range<UInt64> = {
        let wanted = ProcessInfo.processInfo.environment["THEMEPREVIEW_SEEDS"]
        return 0..<(wanted.flatMap(UInt64.init) ?? 1)
    }()
}
