import Foundation

/// Text files that results are compared with; `THEMEPREVIEW_RECORD=1 swift test` writes them anew.
package enum Golden {
    /// Results are written instead of compared.
    package static let isRecording =
        ProcessInfo.processInfo.environment["THEMEPREVIEW_RECORD"] == "1"

    /// The first difference between a result and the file at `path` below `Tests/`; nil where they are equal.
    package static func difference(_ result: String, from path: String) throws -> String? {
        let file = Repository.root.appending(path: "Tests/\(path)")
        if isRecording {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data(result.utf8).write(to: file)
            return nil
        }
        guard let expected = try? String(contentsOf: file, encoding: .utf8) else {
            return "Tests/\(path) is not there: THEMEPREVIEW_RECORD=1 writes it"
        }
        return firstDifference(between: result, and: expected)
    }

    private static func firstDifference(between result: String, and expected: String) -> String? {
        guard result != expected else { return nil }
        let lines = result.split(separator: "\n", omittingEmptySubsequences: false)
        let others = expected.split(separator: "\n", omittingEmptySubsequences: false)
        let index = zip(lines, others).prefix { $0 == $1 }.count
        let actual = index < lines.count ? "'\(lines[index])'" : "the end"
        let wanted = index < others.count ? "'\(others[index])'" : "the end"
        return "line \(index + 1) is \(actual), and not \(wanted)"
    }
}
