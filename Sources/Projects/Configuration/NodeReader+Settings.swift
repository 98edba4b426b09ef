import Findings
import SourceText
import SourceTrees
import ThemeExport
import ThemeFormats
import ThemeModel

extension NodeReader {
    /// `all`, `none`, or names of formats, also of the project's `own`.
    mutating func downloads(_ node: SourceNode, among own: [String]) -> [String] {
        let known = ExportFormats.names + own
        if let all = ["all": known, "none": []][node.text ?? ""] { return all }
        return items(of: node, "'downloads'").compactMap { item in
            guard let name = text(item, "a format") else { return nil }
            if known.contains(name.value) { return name.value }
            let isNear = closestMatch(to: name.value, among: known) != nil
            let advice = "name formats of 'export': \(known.joined(separator: ", "))"
            unknownKey(name, in: "'downloads'", keys: known, advice: isNear ? nil : advice)
            return nil
        }
    }

    /// An address that paths can be appended to, with a `/` at its end.
    mutating func address(_ node: SourceNode) -> String? {
        guard let text = text(node, "'baseURL'")?.value else { return nil }
        let form = /https?:\/\/[A-Za-z0-9.\-]+(:[0-9]+)?(\/[A-Za-z0-9\-._~%\/]*)?/
        if text.wholeMatch(of: form) != nil { return text.hasSuffix("/") ? text : text + "/" }
        wrongType(
            node,
            "'baseURL'",
            expected: "an address such as https://example.org/themes/"
        )
        return nil
    }

    /// Anything but `true` and `false` is a finding, and false.
    mutating func answer(_ node: SourceNode, _ what: String) -> Bool {
        if let answer = ["true": true, "false": false][node.text ?? ""] { return answer }
        wrongType(node, what, expected: "true or false")
        return false
    }

    mutating func prefix(_ node: SourceNode) -> String {
        guard let text = text(node, "'prefix'")?.value else { return "" }
        let word = text.withoutOuterHyphens
        guard TokenName.isWord(word) else {
            wrongType(node, "'prefix'", expected: "a word of letters, digits and '-'")
            return ""
        }
        if word != text {
            let message = "'prefix' is '\(text)', but themepreview itself adds the '-' around it"
            add(Finding(.wrongType, .error, message, help: "write '\(word)'", at: node.location))
        }
        return word
    }

    /// The names that colours have in themes with names of their own: one for each role, or a list.
    mutating func roleNames(_ node: SourceNode) -> [RoleNames] {
        entries(of: node, "'roles'").compactMap { role, value in
            guard TokenName.isWord(role.value) else {
                wrongType(
                    node,
                    "the role '\(role.value.excerpt)'",
                    expected: "a word of letters, digits and '-'"
                )
                return nil
            }
            let nodes = value.text == nil ? items(of: value, "'\(role.value)'") : [value]
            let names = nodes.compactMap { text($0, "'\(role.value)'", limit: TextLimits.name) }
            return RoleNames(role.value, names)
        }
    }
}

extension String {
    fileprivate var withoutOuterHyphens: String {
        let start = drop { $0 == "-" }
        return String(start.reversed().drop { $0 == "-" }.reversed())
    }
}
