import SourceText
import ThemeRendering

/// A path within a project that may stand for several files: `*` is any part of a name, `**` any folders, and
/// `{css,scss}` one of several texts.
///
/// The path of a folder stands for all files in it.
package struct PathPattern: Hashable, Sendable {
    /// The most paths that braces stand for.
    private static let limit = 64

    package let text: String
    /// The names of each alternative, from the project's folder down.
    private let alternatives: [[String]]

    /// Nil for an absolute path, one that leads out of the project, and one with too many alternatives.
    package init?(_ text: String) {
        guard !text.isEmpty, !text.hasPrefix("/"), !text.utf8.contains(0) else { return nil }
        guard let paths = Self.expanded(text) else { return nil }
        var alternatives: [[String]] = []
        for path in paths {
            var names: [String] = []
            for name in path.pathNames where name != "." {
                if name != ".." {
                    names.append(String(name))
                } else if names.popLast() == nil {
                    return nil
                }
            }
            alternatives.append(names)
        }
        self.text = text
        self.alternatives = alternatives
    }

    /// The texts that braces stand for, innermost first.
    private static func expanded(_ text: String) -> [String]? {
        var pending = [text]
        var whole: [String] = []
        while let next = pending.popLast() {
            if pending.count + whole.count > limit { return nil }
            guard let close = next.firstIndex(of: "}"),
                let open = next[..<close].lastIndex(of: "{")
            else {
                whole.append(next)
                continue
            }
            let choices = next[next.index(after: open)..<close]
                .split(separator: ",", omittingEmptySubsequences: false)
            let start = next[..<open]
            let end = next[next.index(after: close)...]
            pending += choices.map { String(start + $0 + end) }
        }
        return whole.reversed()
    }

    /// The deepest folders below which everything lies that it stands for; empty for the project's own.
    var roots: [String] {
        let roots = alternatives.map { names in
            names.dropLast().prefix { !$0.isPattern }.joined(separator: "/")
        }
        // A folder has all that the folders in it have.
        return Set(roots).sorted().filter { root in
            !roots.contains { $0 != root && ($0.isEmpty || root.below($0) != nil) }
        }
    }

    /// True for a file that it stands for, and for one in a folder that it stands for.
    package func stands(for path: String) -> Bool {
        let names = path.pathNames.map(String.init)
        return alternatives.contains { Self.matches($0, names) }
    }

    /// Goes back to the last `**` alone, as ``Swift/String/stands(for:)`` does for `*`: no pattern takes exponential time.
    private static func matches(_ pattern: [String], _ names: [String]) -> Bool {
        var place = 0
        var index = 0
        var wildcard: (place: Int, index: Int)?
        while index < names.count {
            // All of a folder.
            if place == pattern.count, pattern.last?.isPattern != true { return true }
            if place < pattern.count, pattern[place] == "**" {
                wildcard = (place, index)
                place += 1
            } else if place < pattern.count, pattern[place].stands(for: names[index]) {
                place += 1
                index += 1
            } else if let last = wildcard {
                wildcard = (last.place, last.index + 1)
                place = last.place + 1
                index = last.index + 1
            } else {
                return false
            }
        }
        return pattern[place...].allSatisfy { $0 == "**" }
    }
}
