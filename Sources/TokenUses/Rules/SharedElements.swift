import Findings
import SourceText
import ThemeModel

/// The classes and ids to which several style sheets give a ground: the order of the sheets decides, which no file tells.
struct SharedElements: Sendable {
    private var grounds: [String: [SourceLocation]] = [:]

    /// Sheets of modules and components are for their own elements.
    private static let scoped = [".module.", ".component.", ".vue", ".svelte", ".astro"]

    init(_ sheets: [SheetRules]) {
        for sheet in sheets {
            for rule in sheet.rules {
                guard let ground = rule.slots[SheetSlot.ground.rawValue],
                    Self.isShared(ground.location.file)
                else { continue }
                for name in sheet.plainNames(of: rule) {
                    grounds[name, default: []].append(ground.location)
                }
            }
        }
    }

    private static func isShared(_ file: String) -> Bool {
        !scoped.contains(where: file.contains)
    }

    /// The texts of a sheet on elements to which another file gives a ground.
    func doubts(in sheet: SheetRules) -> [PairUse] {
        var doubts: [PairUse] = []
        for rule in sheet.rules {
            guard let text = rule.slots[SheetSlot.text.rawValue],
                case .reference(let layer, _) = text.paint, Self.isShared(text.location.file)
            else { continue }
            for name in sheet.plainNames(of: rule) {
                let places = grounds[name] ?? []
                guard let other = places.first(where: { $0.file != text.location.file }) else {
                    continue
                }
                let reason = "'\(name)' has a ground in \(other.file), too"
                doubts.append(
                    PairUse(layer, on: .unknown(reason), as: .text, at: text.location)
                )
            }
        }
        return doubts
    }
}

extension SheetRules {
    /// The selectors of a rule that are one class or id, in every mode and under no condition.
    fileprivate func plainNames(of rule: SheetRule) -> [String] {
        rule.selectors.compactMap { selector in
            guard selector.compounds.count == 1, selector.conditions.isEmpty,
                selector.scheme == nil, let compound = selector.compounds.first,
                compound.words.count == 1, compound.excluded.isEmpty
            else { return nil }
            let name = words.names[compound.words[0]]
            return name.hasPrefix(".") || name.hasPrefix("#") ? name : nil
        }
    }
}
