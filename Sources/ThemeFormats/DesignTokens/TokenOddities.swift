import Findings

/// What files of tokens have that the format does not, each kind as one finding; it is read all the same.
struct TokenOddities {
    private enum Kind: Int, CaseIterable {
        case group, untyped, otherType, hex, unit, deprecated
    }

    private var first: [Kind: (path: String, detail: String, location: SourceLocation)] = [:]
    private var counts: [Kind: Int] = [:]

    /// The types of the Format Module, §8 and §9.
    private static let types: Set<String> = [
        "color", "dimension", "fontFamily", "fontWeight", "duration", "cubicBezier", "number", "strokeStyle", "border",
        "transition", "shadow", "gradient", "typography",
    ]

    mutating func look(at node: SourceNode, _ value: SourceNode, type: String?, path: String) {
        if case .mapping(let pairs) = node.content,
            pairs.contains(where: { !($0.key.text?.hasPrefix("$") ?? true) && $0.value["$value"] != nil })
        {
            add(.group, path, "", node.location)
        }
        if let type, !Self.types.contains(type) { add(.otherType, path, type, node.location) }
        if type == nil, TokenFile.path(of: value) == nil { add(.untyped, path, "", node.location) }
        if let hex = value["hex"]?.text, hex.utf8.count != 7 { add(.hex, path, hex, value.location) }
        if let unit = value["unit"]?.text, !["px", "rem", "ms", "s"].contains(unit) {
            add(.unit, path, unit, value.location)
        }
        if let deprecated = node["$deprecated"]?.text, deprecated != "false" {
            add(.deprecated, path, deprecated == "true" ? "" : deprecated, node.location)
        }
    }

    private mutating func add(_ kind: Kind, _ path: String, _ detail: String, _ location: SourceLocation) {
        counts[kind, default: 0] += 1
        if first[kind] == nil { first[kind] = (path, detail, location) }
    }

    var findings: [Finding] {
        Kind.allCases.compactMap { kind in
            guard let first = first[kind], let count = counts[kind] else { return nil }
            let more = count == 1 ? "" : ", and \(count - 1) more of this kind"
            let (path, detail) = (first.path.excerpt, first.detail.excerpt)
            let (message, help) =
                switch kind {
                case .group: ("'\(path)' is a token and a group\(more)", "give the group's own value the name '$root'")
                case .untyped: ("'\(path)' has no '$type'\(more)", "write it at the token or a group around it")
                case .otherType:
                    ("'\(path)' has the type '\(detail)', which the format does not have\(more)", "it is left out")
                case .hex: ("'\(path)' has the hex code '\(detail)'\(more)", "write six digits; the components count")
                case .unit: ("'\(path)' has the unit '\(detail)'\(more)", "a dimension is in px or rem, a duration in ms or s")
                case .deprecated:
                    (
                        "'\(path)' is deprecated\(detail.isEmpty ? "" : ": \(detail)")\(more)",
                        "it is read as long as it is there"
                    )
                }
            return Finding(
                kind == .otherType ? .unknownKey : .wrongType, kind == .deprecated ? .note : .warning, message, help: help,
                at: first.location)
        }
    }
}
