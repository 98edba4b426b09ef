import ColorScience
import SourceTrees
import ThemeModel

extension Table<SourceNode> {
    /// The properties as a child inherits them: `var()` is already replaced, even where the child sets the name.
    ///
    /// Source: CSS Variables 1, §2.
    func inherited(byElementSetting own: [String: SourceNode?]) -> Table<SourceNode> {
        let changed = own.filter { name, value in
            guard let value, let inherited = self[name] else { return value != nil }
            return value.location != inherited.location
        }
        if changed.isEmpty { return self }
        let affected = names(leadingTo: Set(changed.keys))
        let scope = ColorScope(isDark: false) { [self] name in
            guard case .property(let property) = name, let text = self[property]?.text else {
                return nil
            }
            return .text(text)
        }
        return compactMapValues { name, value in
            guard own[name] == nil, affected.contains(name), let text = value.text else {
                return value
            }
            guard let replaced = try? scope.replacingNames(in: text, of: .property(name)) else {
                // A name that is not set leaves the property without a value, whatever the child sets.
                return SourceNode(content: .sequence([]), location: value.location)
            }
            return SourceNode(content: .scalar(replaced, .verbatim), location: value.location)
        }
    }

    /// The properties whose values name one of some others, or one that does.
    private func names(leadingTo targets: Set<String>) -> Set<String> {
        var users: [String: [String]] = [:]
        for (name, value) in self {
            for target in value.namedProperties {
                users[target, default: []].append(name)
            }
        }
        var found: Set<String> = []
        var queue = Array(targets)
        while let name = queue.popLast() {
            for user in users[name] ?? [] where found.insert(user).inserted {
                queue.append(user)
            }
        }
        return found
    }
}
