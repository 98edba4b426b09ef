import Findings
import SourceText
import SourceTrees
import ThemeFormats
import ThemeModel

extension NodeReader {
    /// A share such as `80 %`, or a mapping with it and with names of colours.
    mutating func coverageRules(_ node: SourceNode) -> CoverageRules {
        var rules = CoverageRules()
        if node.text != nil {
            rules.floor = share(node, "'coverage'")
            return rules
        }
        let keys = ["floor", "primitive", "semantic", "except"]
        readMapping(node, "'coverage'", keys: keys) { reader, key, value in
            switch key {
            case "floor": rules.floor = reader.share(value, "'floor'")
            case "primitive": rules.primitive = reader.tokenNames(value, "'primitive'")
            case "semantic": rules.semantic = reader.tokenNames(value, "'semantic'")
            default:
                let items = reader.items(of: value, "'except'")
                rules.exemptions = items.compactMap { reader.exemption($0) }
            }
        }
        return rules
    }

    private mutating func share(_ node: SourceNode, _ what: String) -> Double? {
        let text = node.text ?? ""
        let digits = text.hasSuffix("%") ? text.dropLast() : ""
        let number = Double(digits.split(separator: " ").joined())
        guard let number, (0...100).contains(number) else {
            wrongType(node, what, expected: "a share such as 80 %")
            return nil
        }
        return number / 100
    }

    private mutating func tokenNames(_ node: SourceNode, _ what: String) -> [Located<String>] {
        let items = node.text == nil ? items(of: node, what) : [node]
        return items.compactMap { text($0, what, limit: TextLimits.name) }
    }

    private mutating func exemption(_ node: SourceNode) -> CoverageRules.Exemption? {
        var token: Located<String>?
        var reason: Located<String>?
        readMapping(node, "an exemption", keys: ["token", "reason"]) { reader, key, value in
            let limit = key == "token" ? TextLimits.name : TextLimits.text
            let text = reader.text(value, "'\(key)'", limit: limit)
            if key == "token" {
                token = text
            } else {
                reason = text
            }
        }
        guard let token, let reason, !reason.value.isEmpty else {
            if case .mapping = node.content {
                add(.incompleteExemption(at: node.location))
            }
            return nil
        }
        return CoverageRules.Exemption(token, reason: reason.value)
    }
}

extension Finding {
    fileprivate static func incompleteExemption(at location: SourceLocation) -> Finding {
        Finding(
            .wrongType,
            .error,
            "an exemption from 'coverage' has no 'token' or no 'reason'",
            help: "write { token: \"brand.logo.*\", reason: \"a logo, which is no text\" }",
            at: location
        )
    }
}
