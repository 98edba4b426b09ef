import ColorScience
import SourceText
import ThemeModel

/// The aliases of a problem that may name another colour, and the colours that they may name.
struct AliasTable: Sendable {
    /// Nil where all aliases stay.
    let writer: AliasWriter?
    private(set) var targets: [AliasTarget] = []
    private var targetIndices: [SourceLocation: Int] = [:]
    /// The modes of the themes: what they hold is collected once there is an alias.
    private var modes: [Mode] = []
    /// The indices of the targets in each mode's palette.
    private var palettes: [Set<Int>] = []
    /// The modes in which aliases are read, by the places of these.
    private var readers: [SourceLocation: Readers] = [:]
    /// The places that aliases name, by their tokens.
    private var named: [TokenIndex: TokenPlace] = [:]
    /// The free aliases that lead to a value.
    private var aliasesOfToken: [TokenIndex: [TokenIndex]] = [:]

    private struct Readers {
        /// The modes' palettes, by their indices.
        var palettes: Set<Int> = []
        let color: SRGB8
        /// The alias has one colour in all modes.
        var isUniform = true
    }

    init(_ writer: AliasWriter?) { self.writer = writer }

    var isEmpty: Bool { named.isEmpty }

    /// The aliases that lead to a value and may change.
    func leading(to token: TokenIndex) -> [TokenIndex] { aliasesOfToken[token] ?? [] }

    /// The indices of the colours that an alias may name: those of all palettes beside which it is read.
    func targets(at place: TokenPlace) -> [Int] {
        guard let location = place.location, let readers = readers[location] else { return [] }
        let palettes = readers.palettes.map { self.palettes[$0] }
        guard let first = palettes.first else { return [] }
        return palettes.dropFirst().reduce(first) { $0.intersection($1) }.sorted()
    }

    /// The change with which an alias names another colour; nil where it cannot be written.
    func change(of alias: TokenIndex, at place: TokenPlace, to target: Int) -> AliasChange? {
        let target = targets[target]
        guard let old = named[alias], let text = writer?(place, old, target.place, target.color)
        else { return nil }
        return AliasChange(from: old, to: target.place, text: text)
    }
}

extension AliasTable {
    mutating func add(_ mode: Mode) { modes.append(mode) }

    /// Collects the colours of a mode that aliases may name, and the aliases that are read in it.
    private mutating func collect(_ mode: Mode) {
        palettes.append([])
        for (name, color) in mode.palette {
            addTarget(color, at: "palette.\(name)")
            addReader(of: color)
        }
        for (_, color) in mode.colors { addReader(of: color) }
        for style in mode.components.values {
            for color in style.allColors { addReader(of: color) }
        }
    }

    private mutating func addTarget(_ color: ThemeColor, at path: String) {
        guard let target = AliasTarget(color, at: path), let location = color.location else {
            return
        }
        let index = targetIndices[location] ?? targets.count
        if index == targets.count { targets.append(target) }
        targetIndices[location] = index
        palettes[palettes.count - 1].insert(index)
    }

    private mutating func addReader(of color: ThemeColor) {
        let shown = color.display.rgb
        for location in color.references.compactMap(\.location) {
            var reader = readers[location] ?? Readers(color: shown)
            reader.palettes.insert(palettes.count - 1)
            if shown != reader.color { reader.isUniform = false }
            readers[location] = reader
        }
    }

    mutating func add(_ alias: TokenIndex, naming place: TokenPlace) { named[alias] = place }

    /// Finds the values of targets, and leaves aliases as they are that have several colours.
    mutating func close(
        _ tokens: inout [FixToken],
        value: (SourceLocation) -> TokenIndex?
    ) {
        if named.isEmpty { return }
        for mode in modes { collect(mode) }
        for (location, target) in targetIndices {
            targets[target].token = value(location)
        }
        for alias in named.keys.sorted() {
            let location = tokens[alias].place.location
            let all = location.flatMap { readers[$0] }
            if all?.isUniform != true { tokens[alias].isFree = false }
            if let source = tokens[alias].source, tokens[alias].isFree {
                aliasesOfToken[source, default: []].append(alias)
            }
        }
    }
}
