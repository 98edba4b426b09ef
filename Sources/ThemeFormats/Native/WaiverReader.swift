import Findings
import SourceTrees
import ThemeModel

/// Reads a waiver: a finding that a project allows, with its reason.
struct WaiverReader {
    private let node: SourceNode
    private var texts: [String: Located<String>] = [:]
    private var lists: [String: [String]] = [:]

    private static let keys = ["pair", "css", "mode", "modes", "reason", "expires", "rule"]

    static func waiver(
        _ node: SourceNode,
        allowsThemes: Bool,
        _ reader: inout NodeReader
    ) -> Waiver? {
        let members = WaiverReader(node, allowsThemes: allowsThemes, &reader)
        guard var waiver = members.subject(&reader), let reason = members.reason(&reader) else {
            return nil
        }
        waiver.reason = reason
        waiver.modes = members.names("mode", or: "modes")
        waiver.themes = members.names("theme", or: "themes")
        waiver.location = node.location
        guard members.readRule(into: &waiver, &reader),
            members.readExpiry(into: &waiver, &reader)
        else { return nil }
        return waiver
    }

    private init(_ node: SourceNode, allowsThemes: Bool, _ reader: inout NodeReader) {
        self.node = node
        var texts: [String: Located<String>] = [:]
        var lists: [String: [String]] = [:]
        let keys = Self.keys + (allowsThemes ? ["theme", "themes"] : [])
        reader.readMapping(node, "a waiver", keys: keys) { reader, key, value in
            switch key {
            case "modes", "themes": lists[key] = reader.names(value, "'\(key)'")
            case "reason": break
            default: texts[key] = reader.text(value, "'\(key)'")
            }
        }
        self.texts = texts
        self.lists = lists
    }

    private func names(_ single: String, or several: String) -> [String] {
        let name = texts[single].map { [$0.value] } ?? []
        return name + (lists[several] ?? [])
    }
}

// MARK: - Members

extension WaiverReader {
    /// A waiver of the pair or of the rule of CSS that is named, still without a reason.
    private func subject(_ reader: inout NodeReader) -> Waiver? {
        switch (texts["pair"]?.value, texts["css"]?.value) {
        case (let text?, nil):
            let name = PairReader.name(text, node["pair"] ?? node, &reader)
            return name.map { name in
                Waiver(foreground: name.foreground, background: name.background, reason: "")
            }
        case (nil, let selector?):
            if node["rule"] == nil { return Waiver(css: selector.oneLine, reason: "") }
            reader.refuse(
                "this waiver has both 'css' and 'rule'",
                help: "take 'rule' away: a rule of CSS is waived for its low contrast",
                at: node.location
            )
        case (.some, .some):
            reader.refuse(
                "this waiver has both 'pair' and 'css'",
                help: "write a waiver for each",
                at: node.location
            )
        case (nil, nil):
            reader.refuse(
                "this waiver has no pair",
                help: "name it under 'pair', as in 'text on surface'",
                at: node.location
            )
        }
        return nil
    }

    private func reason(_ reader: inout NodeReader) -> String? {
        if let reason = node["reason"].flatMap({ reader.reason($0) }) { return reason }
        reader.refuse(
            "this waiver has no reason",
            help: "say under 'reason' why the finding is allowed",
            at: node.location
        )
        return nil
    }

    /// Reads the rule; false where it is none.
    private func readRule(into waiver: inout Waiver, _ reader: inout NodeReader) -> Bool {
        guard let rule = node["rule"] else { return true }
        guard let choice: Located<WaivableRule> = reader.choice(rule, "'rule'") else {
            return false
        }
        waiver.rule = RuleID(rawValue: choice.value.rawValue)
        return true
    }

    /// Reads the last day; false where it is no date.
    private func readExpiry(into waiver: inout Waiver, _ reader: inout NodeReader) -> Bool {
        guard let expires = node["expires"] else { return true }
        guard let date = texts["expires"].flatMap({ CalendarDate(parsing: $0.value) }) else {
            reader.wrongType(expires, "'expires'", expected: "a date such as 2027-01-01")
            return false
        }
        waiver.expires = date
        return true
    }
}

extension String {
    /// White space as in the selectors of a rule that was read.
    fileprivate var oneLine: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}
