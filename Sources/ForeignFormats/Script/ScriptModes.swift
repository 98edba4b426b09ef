import SourceText
import SourceTrees
import ThemeModel

/// The objects of a script that are modes of one another: `lightColors` beside `darkColors`, or `light` beside `dark`.
struct ScriptModes {
    /// A member that holds in one mode alone.
    struct Member {
        let mode: String
        /// The keys that its colours have instead of its own.
        let prefix: [String]
        /// The members of all modes are other names of objects that are modes elsewhere.
        fileprivate(set) var isRepeated = false
    }

    /// The names of all modes, in the order of the file.
    private(set) var names: [String] = []
    /// The modes that are no objects, by the places of their values.
    private(set) var unknown: [(name: String, node: SourceNode)] = []
    /// The objects that are modes, by the places of their literals.
    private var objects: Set<SourceLocation> = []
    /// The objects with modes on whose way no name says more than `themes`, by the places of their literals.
    private var wholes: Set<SourceLocation> = []
    private static let plainWords: Set<Substring> = [
        "theme", "themes", "color", "colors", "colour", "colours", "palette", "scheme", "mode",
        "token", "tokens", "value", "values", "vars",
    ]
    private static let modeWords = Set(
        (StyleContext.contrastWords.union(Scheme.allCases.map(\.rawValue))).map { Substring($0) }
    )

    init(_ root: ScriptValue) { find(in: root) }

    private mutating func find(in value: ScriptValue, isPlain: Bool = true) {
        let members = Self.groups(of: value)
        if isPlain, !members.isEmpty { wholes.insert(value.node.location) }
        for (name, member) in value.members where !member.isReference {
            if let mode = members[name]?.mode, member.isGroup {
                objects.insert(member.node.location)
                if !names.contains(mode) { names.append(mode) }
            }
            if member.isGroup, member.hasColors {
                find(in: member, isPlain: isPlain && Self.isPlain(name))
            }
        }
        for (name, member) in value.members where members[name] != nil {
            let mode = members[name]?.mode ?? ""
            if !names.contains(mode) { names.append(mode) }
            if !member.isGroup { unknown.append((name, member.node)) }
        }
        addModes(ofTokensIn: value)
    }

    private static func isPlain(_ name: String) -> Bool {
        NameWords.words(of: name).allSatisfy { word in
            plainWords.contains(word) || ["default", "exports"].contains(word)
        }
    }

    /// The object has all modes of the file, so that its own name is no part of theirs.
    func isWhole(_ value: ScriptValue) -> Bool { wholes == [value.node.location] }

    /// The members of an object that are modes of one another.
    func members(of value: ScriptValue) -> Table<Member> {
        let members = Self.groups(of: value)
        let values = value.members
        let isRepeated = members.names.allSatisfy { name in
            guard let member = values[name] else { return false }
            return member.isReference && objects.contains(member.node.location)
        }
        return members.compactMapValues { _, member in
            var member = member
            member.isRepeated = isRepeated
            return member
        }
    }
}

// MARK: - Objects

extension ScriptModes {
    private static func groups(of value: ScriptValue) -> Table<Member> {
        guard case .object(let members, _) = value.content else { return [:] }
        var groups: Table<[(name: String, mode: String)]> = [:]
        for (name, member) in members where member.isGroup || member.isMade {
            guard let (mode, stem) = mode(of: name) else { continue }
            groups[stem, default: []].append((name, mode))
        }
        for (stem, group) in groups {
            guard let usual = usualMember(beside: group, stem, members) else { continue }
            groups[stem] = [usual] + group
        }
        let found = groups.compactMapValues { _, group in
            areModes(group, members) ? group : nil
        }
        var result: Table<Member> = [:]
        for (stem, group) in found {
            let prefix = found.count > 1 && !stem.isEmpty ? [stem] : []
            for (name, mode) in group { result[name] = Member(mode: mode, prefix: prefix) }
        }
        return result
    }

    /// The object `colors` beside `darkColors`, which is for light; nil where there is none.
    private static func usualMember(
        beside group: [(name: String, mode: String)],
        _ stem: String,
        _ members: Table<ScriptValue>
    ) -> (name: String, mode: String)? {
        let schemes = Set(group.map { StyleContext(named: $0.mode).scheme })
        guard schemes.count == 1, let scheme = schemes.first ?? nil, !stem.isEmpty else {
            return nil
        }
        let usual = members.first { name, member in
            member.isGroup && NameWords.words(of: name).joined(separator: "-") == stem
        }
        return usual.map { ($0.name, (scheme == .dark ? Scheme.light : .dark).rawValue) }
    }

    /// The words of a name that tell a mode, and the others; nil for a name that tells more or nothing.
    static func mode(of name: String) -> (mode: String, stem: String)? {
        let words = NameWords.words(of: name)
        let mode = words.filter(modeWords.contains)
        let stem = words.filter { !modeWords.contains($0) }
        guard !mode.isEmpty, !StyleContext(named: mode.joined(separator: "-")).isUsual,
            stem.allSatisfy(plainWords.contains)
        else { return nil }
        return (mode.joined(separator: "-"), stem.joined(separator: "-"))
    }

    /// The members are modes where one is of a scheme, each is another, and the objects have mostly the same names.
    private static func areModes(
        _ group: [(name: String, mode: String)],
        _ members: Table<ScriptValue>
    ) -> Bool {
        let objects = group.compactMap { members[$0.name] }.filter { $0.isGroup && $0.hasColors }
        let schemes = group.filter { StyleContext(named: $0.mode).scheme != nil }
        guard group.count > 1, !schemes.isEmpty, let first = objects.first,
            Set(group.map(\.mode)).count == group.count
        else { return false }
        let names = Set(first.members.names)
        return objects.allSatisfy { object in
            let others = Set(object.members.names)
            let shared = names.intersection(others).count
            return shared > 0 && shared * 2 >= min(names.count, others.count)
        }
    }
}

// MARK: - Tokens with a value for each mode

extension ScriptModes {
    /// The form of an object that has a value for each mode, or nothing but such objects.
    enum Form {
        /// `{ light: "#111", dark: "#eee" }`
        case token
        case tokens
        case other
    }

    /// A few objects such as `{ light, dark }` beside other colours are shades, and no tokens.
    static func form(of content: ScriptValue.Content) -> Form {
        guard case .object(let members, isWhole: true) = content else { return .other }
        let colored = members.filter { $0.value.hasColors }
        if colored.count < 2 { return .other }
        if colored.allSatisfy({ $0.value.form != .other }) { return .tokens }
        let modes = colored.map { mode(of: $0.name) }
        let areModes = modes.allSatisfy { $0?.stem.isEmpty ?? false }
        let names = Set(modes.map { $0?.mode ?? "" })
        let schemes = Set(names.compactMap { StyleContext(named: $0).scheme })
        guard areModes, names.count == colored.count, schemes.count > 1,
            members.allSatisfy({ !$0.value.isGroup })
        else { return .other }
        return .token
    }

    /// The values of a token by modes.
    static func values(ofToken value: ScriptValue) -> Table<ScriptValue> {
        value.members.reduce(into: Table()) { values, member in
            // A note beside the modes, such as the name of a property, is none.
            guard let mode = mode(of: member.name)?.mode else { return }
            values[mode] = member.value
        }
    }

    private mutating func addModes(ofTokensIn value: ScriptValue) {
        guard value.form == .tokens else { return }
        for (_, member) in value.members where member.form == .token {
            for mode in Self.values(ofToken: member).names where !names.contains(mode) {
                names.append(mode)
            }
        }
    }
}
