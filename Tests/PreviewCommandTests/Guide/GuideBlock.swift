import Foundation
import TestSupport
import Testing

/// Something that the guide shows as printed by the program.
struct GuideBlock: Sendable, CustomTestStringConvertible {
    private let page: String
    private let text: String
    private let isJSON: Bool

    var testDescription: String { "\(page): \(text.prefix { $0 != "\n" })" }

    /// The blocks of the readme and of all pages but the list of rules, which the program writes itself.
    static let all: [GuideBlock] = {
        let pages = Repository.files(in: Repository.root.appending(path: "docs"), endings: ["md"])
        return ([Repository.root.appending(path: "README.md")] + pages).flatMap(blocks)
    }()

    private static func blocks(of page: URL) -> [GuideBlock] {
        let text = (try? String(contentsOf: page, encoding: .utf8)) ?? ""
        return text.matches(of: #/(?ms)^```(text|json)\n(.*?)^```/#).map {
            GuideBlock(page: page.lastPathComponent, text: String($0.2), isJSON: $0.1 == "json")
        }
    }

    /// The block is part of the printed texts: line by line in order, or value by value, where `…` stands for anything.
    func isShown(in prints: [String]) -> Bool {
        guard isJSON else { return areLinesShown(in: prints.joined(separator: "\n")) }
        guard let shown = Self.json(text) else { return false }
        return prints.contains { Self.json($0).map { Self.isPart(shown, of: $0) } ?? false }
    }

    private func areLinesShown(in printed: String) -> Bool {
        var lines = printed.split(separator: "\n")[...]
        return text.split(separator: "\n").allSatisfy { shown in
            guard let place = lines.firstIndex(where: { Self.isAbridged($0, as: shown) }) else {
                return false
            }
            lines = lines[(place + 1)...]
            return true
        }
    }

    /// The parts between the `…` of an abridged line are those of the whole line.
    private static func isAbridged(_ line: Substring, as abridged: Substring) -> Bool {
        let parts = abridged.split(separator: "…", omittingEmptySubsequences: false)
        guard parts.count > 1 else { return line == abridged }
        var rest = line
        for part in parts.dropLast() where !part.isEmpty {
            guard let range = rest.range(of: part) else { return false }
            if part.startIndex == abridged.startIndex, range.lowerBound != line.startIndex {
                return false
            }
            rest = rest[range.upperBound...]
        }
        return rest.hasSuffix(parts[parts.count - 1])
    }

    private static func json(_ text: String) -> Any? {
        try? JSONSerialization.jsonObject(with: Data(text.utf8))
    }

    /// Every shown member of a value has the printed value.
    private static func isPart(_ shown: Any, of value: Any) -> Bool {
        switch (shown, value) {
        case ("…" as String, _): true
        case (let shown as [String: Any], let value as [String: Any]):
            shown.allSatisfy { key, shown in value[key].map { isPart(shown, of: $0) } ?? false }
        case (let shown as [Any], let value as [Any]):
            shown.isEmpty == value.isEmpty
                && shown.allSatisfy { shown in value.contains { isPart(shown, of: $0) } }
        default: (shown as? NSObject) == (value as? NSObject)
        }
    }
}
