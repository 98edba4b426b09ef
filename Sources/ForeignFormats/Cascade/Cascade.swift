import SourceTrees
import StyleSheets
import ThemeModel

/// The values that the properties of a page have by the rules of a sheet.
///
/// Source: CSS Cascade 5, §6 and §7.
struct Cascade {
    typealias Properties = Table<SourceNode>

    let rules: [StyleRule]

    private struct Declaration {
        let precedence: Precedence
        let value: SourceNode
    }

    private enum Outcome {
        case value(SourceNode)
        case inherited
        case absent
    }

    /// The properties of the innermost element of a page, in the order in which rules set them.
    func properties(
        on page: StyledPage,
        in environment: StyleEnvironment
    ) -> Properties {
        let applying = rules.filter { $0.condition.holds(in: environment) }
        var properties: Properties = [:]
        for index in page.elements.indices {
            let declarations = Self.declarations(applying, on: page, at: index)
            if declarations.isEmpty { continue }
            var own: [String: SourceNode?] = [:]
            var names: [String] = []
            for (name, all) in declarations {
                switch Self.outcome(of: all) {
                case .inherited: continue
                case .absent: own[name] = .some(nil)
                case .value(let node): own[name] = node
                }
                names.append(name)
            }
            if index > 0 { properties = properties.inherited(byElementSetting: own) }
            for name in names { properties[name] = own[name] ?? nil }
        }
        return properties
    }

    private static func declarations(
        _ rules: [StyleRule],
        on page: StyledPage,
        at index: Int
    ) -> Table<[Declaration]> {
        var declarations: Table<[Declaration]> = [:]
        for rule in rules {
            guard let specificity = rule.specificity(on: page, at: index) else { continue }
            for (name, value) in rule.properties {
                let precedence = Precedence(
                    isImportant: rule.important.contains(name),
                    layer: rule.layer,
                    specificity: specificity,
                    order: rule.order
                )
                let declaration = Declaration(precedence: precedence, value: value)
                declarations[name, default: []].append(declaration)
            }
        }
        return declarations
    }

    /// The strongest declaration, or what its word for another value leads to.
    private static func outcome(of declarations: [Declaration]) -> Outcome {
        var rest = declarations
        while let first = rest.max(by: { $0.precedence < $1.precedence }) {
            switch first.value.text?.lowercased() {
            case "initial": return .absent
            case "inherit", "unset", "revert": return .inherited
            case "revert-layer":
                rest.removeAll { $0.precedence.layer == first.precedence.layer }
            default: return .value(first.value)
            }
        }
        return .inherited
    }
}
