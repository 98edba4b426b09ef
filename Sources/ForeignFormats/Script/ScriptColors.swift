import Findings
import SourceText
import SourceTrees
import ThemeModel

/// The colours of a script in one mode, by their paths.
struct ScriptColors {
    private struct Leaf {
        let value: SourceNode
        /// The place of the literal.
        let literal: SourceLocation
        /// The name that leads to it here.
        let reference: SourceNode?
        /// The code that names the colours, where only the program knows them.
        let naming: String?
    }

    private var leaves: Table<Leaf> = [:]
    /// The path at which each literal is written.
    private var owners: [SourceLocation: String] = [:]
    private(set) var findings: [Finding] = []
    /// The first object of the mode.
    private var place: SourceNode?
    private let modes: ScriptModes
    private let mode: String
    /// Names of one object lead to its values again and again.
    private var valuesLeft = TreeLimits.nodes

    /// A place on the way from the root.
    private struct Place {
        var path: [String] = []
        /// The names on the way to an object with all modes, which tell nothing unless another colour has the path.
        var start: [String] = []
        var isRoot = true
        /// The object belongs to a mode, so its names count, whatever leads to it.
        var isInMode = false
        var isReferred = false
        var hasTokensWithModes = false
    }

    init(_ root: ScriptValue, in mode: String, of modes: ScriptModes) {
        self.modes = modes
        self.mode = mode
        add(root, at: Place())
        if valuesLeft < 0 { findings.append(Self.tooMany(at: root.node)) }
    }

    private mutating func add(_ value: ScriptValue, at place: Place) {
        valuesLeft -= 1
        guard valuesLeft >= 0 else { return }
        if value.isReference, !place.isInMode { return }
        let own = modes.members(of: value)
        let kind = ScriptGroup(value, at: place.path)
        for (name, member) in value.members {
            guard let known = own[name] else {
                add(member, named: name, in: kind, at: place)
                continue
            }
            guard known.mode == mode, !known.isRepeated, member.isGroup else { continue }
            var inner = place
            inner.isRoot = false
            if modes.isWhole(value) { (inner.start, inner.path) = (place.path, []) }
            inner.path += known.prefix
            inner.isInMode = true
            self.place = self.place ?? member.node
            inner.isReferred = inner.isReferred || member.isReference
            add(member, at: inner)
        }
    }

    private mutating func add(
        _ member: ScriptValue,
        named name: String,
        in kind: ScriptGroup,
        at place: Place
    ) {
        var inner = place
        inner.isRoot = false
        let isNameless = place.isRoot && ["default", "exports"].contains(name)
        let isValue = name == kind.keyOfValue && !place.path.isEmpty
        if !isValue, !isNameless || !member.isGroup { inner.path.append(Self.word(name)) }
        inner.isReferred = place.isReferred || member.isReference
        inner.hasTokensWithModes =
            place.hasTokensWithModes || member.form == .tokens
        if place.hasTokensWithModes, member.form == .token {
            guard let value = ScriptModes.values(ofToken: member)[mode] else { return }
            let kind = ScriptGroup(member, at: inner.path)
            addLeaf(value, named: name, in: kind, at: inner)
        } else if member.isGroup, !kind.areChannels(member, named: name) {
            add(member, at: inner)
        } else if !place.isRoot || !member.isMade || kind.isColorOfProgram(member, named: name) {
            addLeaf(member, named: name, in: kind, at: inner)
        }
    }

    /// A key as part of a path, in which points and signs have a meaning.
    private static func word(_ name: String) -> String {
        let scalars = name.unicodeScalars.map { scalar -> Unicode.Scalar in
            let isOfWord = scalar.isASCII && UInt8(ascii: scalar).isASCIIAlphanumeric
            return isOfWord || scalar == "_" ? scalar : "-"
        }
        let word = String(String.UnicodeScalarView(scalars))
        return word.isEmpty || word == "-" ? "-" : word
    }
}

// MARK: - Colours

extension ScriptColors {
    private mutating func addLeaf(
        _ value: ScriptValue,
        named name: String,
        in kind: ScriptGroup,
        at place: Place
    ) {
        let node = value.reference ?? value.node
        let leaf: SourceNode
        switch kind.meaning(of: value, named: name) {
        case .none: return
        case .color: leaf = value.node
        case .unknown(let text): leaf = IrregularValue(.unknown, text).node(at: node)
        }
        let new = Leaf(
            value: leaf,
            literal: value.node.location,
            reference: value.reference,
            naming: value.naming
        )
        var path = place.path.joined(separator: ".")
        if let known = leaves[path], known.literal != new.literal {
            path = (place.start + place.path).joined(separator: ".")
        }
        if let known = leaves[path] {
            if known.literal != new.literal { findings.append(Self.collision(path, at: node)) }
            return
        }
        leaves[path] = new
        if !place.isReferred, !value.isReference { owners[value.node.location] = path }
    }

    private static func collision(_ path: String, at node: SourceNode) -> Finding {
        Finding(
            .invalidName,
            .error,
            "two colours of the file are '\(path.excerpt)'",
            help: "give one of them another name, or write it outside of the modes",
            at: node.location
        )
    }

    private static func tooMany(at node: SourceNode) -> Finding {
        let error = TreeLimits.tooManyValues(at: node.location)
        return Finding(
            .unreadableFile,
            .error,
            error.message,
            help: error.help,
            at: error.location
        )
    }
}

// MARK: - Tokens

extension ScriptColors {
    var isEmpty: Bool { leaves.isEmpty }

    /// The paths of the colours whose names the file has.
    var paths: [String] { leaves.filter { $0.value.naming == nil }.map(\.name) }

    /// The code in the place of colours whose names only the program knows.
    var namings: [String] { leaves.compactMap(\.value.naming) }

    /// The colours as design tokens; what only other modes have is unknown in this one.
    func tokens(besides others: [String], at node: SourceNode) -> SourceNode {
        var tree = ScriptTokenTree()
        for (path, leaf) in leaves { tree.add(token(leaf, at: path), at: path) }
        for path in others where leaves[path] == nil {
            let value = IrregularValue(.absent, "undefined")
            tree.add(Self.color(value.node(at: place ?? node)), at: path)
        }
        return tree.node(at: node)
    }

    /// A name of a colour is an alias of it where the colour has a name in this mode.
    private func token(
        _ leaf: Leaf,
        at path: String
    ) -> [(name: String, value: SourceNode)] {
        guard let reference = leaf.reference, let owner = owners[leaf.literal], owner != path,
            leaves[owner]?.literal == leaf.literal
        else { return Self.color(leaf.value) }
        return Self.color(SourceNode(text: "{\(owner)}", at: reference))
    }

    private static func color(_ value: SourceNode) -> [(name: String, value: SourceNode)] {
        [("$type", SourceNode(text: "color", at: value)), ("$value", value)]
    }
}
