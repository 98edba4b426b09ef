import Findings
import SourceText
import SourceTrees

/// The findings about custom properties whose colours a browser does not have as they seem to be written.
extension Finding {
    static func channels(_ property: String, at location: SourceLocation) -> Finding {
        Finding(
            .invalidColor,
            .warning,
            "'\(property.excerpt)' is used as a colour, but has only the channels of one",
            help: "wrap them, as in 'hsl(220 23% 95%)': browsers paint nothing with bare channels",
            at: location
        )
    }

    static func outside(
        _ name: String,
        of property: String,
        at location: SourceLocation
    ) -> Finding {
        let message =
            if name == property {
                "'\(property.excerpt)' takes a property that nothing around it sets"
            } else {
                "'\(property.excerpt)' takes '\(name.excerpt)', which the file does not set"
            }
        return Finding(
            .unknownReference,
            .warning,
            message,
            help: "put what sets it into this file; until then the value is unknown",
            at: location
        )
    }

    static func circle(
        _ property: String,
        _ names: [String],
        at location: SourceLocation
    ) -> Finding {
        var message = "'\(property.excerpt)' leads back to itself"
        if !names.contains(property) {
            let name = names.first ?? ""
            message = "'\(property.excerpt)' takes '\(name.excerpt)', which leads back to itself"
        } else if let other = names.first(where: { $0 != property }) {
            message += " by way of '\(other.excerpt)'"
        }
        return Finding(
            .unknownReference,
            .warning,
            message,
            help: "give one of them a colour of its own: browsers drop all of a circle",
            at: location
        )
    }

    /// The brackets and comments without an end, which hold the rest of a style sheet.
    static func unclosed(in root: SourceNode) -> [Finding] {
        (root["$unclosed"]?.items ?? []).map { node in
            .unclosed(node.text ?? "bracket", .error, at: node.location)
        }
    }

    static func uninherited(_ property: String, at location: SourceLocation) -> Finding {
        Finding(
            .invalidColor,
            .warning,
            "'\(property.excerpt)' is registered with 'inherits: false': elements have its initial value",
            help: "write 'inherits: true' in its '@property', or the colour as its 'initial-value'",
            at: location
        )
    }

    static func unusedBranch(at location: SourceLocation) -> Finding {
        Finding(
            .invalidColor,
            .warning,
            "browsers take the first colour of 'light-dark()', as nothing here sets 'color-scheme'; both are judged",
            help: "write 'color-scheme: light dark' into a rule for ':root'",
            at: location
        )
    }

    static func secondName(
        _ pair: SecondNames.Pair,
        at node: SourceNode,
        and other: SourceNode
    ) -> Finding {
        let names = "'\(pair.second.excerpt)' and '\(pair.first.excerpt)'"
        var finding = Finding(
            .invalidName,
            .warning,
            "\(names) are two names of '\(pair.role)', and have different colours",
            help: "give both one colour, or rename one; until then the role is unknown",
            at: node.location
        )
        finding.further = [FurtherPlace("'\(pair.first.excerpt)'", at: other.location)]
        return finding
    }
}
