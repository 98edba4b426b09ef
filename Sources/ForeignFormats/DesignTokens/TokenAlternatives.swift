import SourceTrees

/// The alternatives among the files of one token system, such as brands.
///
/// Files side by side that give a colour different values are alternatives, each with a theme over the files that all share.
/// Files of which one needs the tokens of the other are none.
struct TokenAlternatives {
    /// The names of a theme's alternatives, none where there are none, and its files in the order in which they count.
    typealias Theme = (names: [String], files: [Int])

    /// The words before a place at which paths differ.
    private typealias Place = [String]

    /// The names that stand at one place of the paths, each for the files of an alternative.
    private struct Axis {
        let place: Place
        let names: [String]
        /// The name of every file that belongs to an alternative.
        let owners: [Int: String]
    }

    /// The most themes of one system.
    private static let limit = 200
    /// The name of the alternative that stands in where another one has no token.
    private static let standIn = "default"

    private let paths: [TokenFilePath]
    private let links: [TokenLinks?]
    private let conflicts: TokenConflicts

    /// `roots` are files of the Format Module.
    init(_ files: [String], _ roots: [SourceNode]) {
        paths = files.map(TokenFilePath.init)
        conflicts = TokenConflicts(roots)
        links = conflicts.pairs.isEmpty ? [] : roots.map { TokenLinks($0) }
    }

    /// The themes, in the order of their names.
    var themes: [Theme] {
        let all = Array(paths.indices)
        if conflicts.pairs.isEmpty { return [([], all)] }
        return themes(of: inOrder(all), chosenAt: [], atMost: Self.limit)
    }

    /// An alternative with files of the one called `default` still differs from that at a place of `chosen`.
    private func themes(
        of files: [Int],
        chosenAt chosen: [Place],
        atMost limit: Int
    ) -> [Theme] {
        guard let axis = axis(of: files, besides: chosen), axis.names.count <= limit
        else { return [([], files)] }
        return axis.names.flatMap { name -> [Theme] in
            let inner = themes(
                of: self.files(of: name, in: axis, among: files),
                chosenAt: chosen + [axis.place],
                atMost: limit / axis.names.count
            )
            return inner.map { ([name] + $0.names, $0.files) }
        }
    }

    /// The files, those meant for others first: the last value of a token counts.
    private func inOrder(_ files: [Int]) -> [Int] {
        files.sorted { one, other in
            let ranks = [one, other].map { paths[$0].isOfBase ? 0 : 1 }
            let depths = [one, other].map { paths[$0].steps.count }
            return (ranks[0], depths[0], one) < (ranks[1], depths[1], other)
        }
    }

    /// The files of an alternative after those that all share.
    private func files(of name: String, in axis: Axis, among files: [Int]) -> [Int] {
        let shared = files.filter { axis.owners[$0] == nil }
        let own = files.filter { axis.owners[$0] == name }
        let other = files.filter { axis.owners[$0] == Self.standIn }
        if name == Self.standIn || other.isEmpty { return shared + own }
        let lacksToken = !defined(in: other).isSubset(of: defined(in: shared + own))
        return shared + (lacksToken ? other : []) + own
    }

    private func defined(in files: [Int]) -> Set<String> {
        files.reduce(into: []) { $0.formUnion(links[$1]?.defined ?? []) }
    }

    private func open(in files: [Int]) -> Set<String> {
        files.reduce(into: []) { $0.formUnion(links[$1]?.open ?? []) }
    }
}

// MARK: - Places that tell alternatives

extension TokenAlternatives {
    /// The place at which the most colours differ and whose alternatives do not need each other.
    private func axis(of files: [Int], besides chosen: [Place]) -> Axis? {
        var names: [Place: (count: Int, names: Set<String>)] = [:]
        for (pair, count) in conflicts.pairs {
            guard files.contains(pair.first), files.contains(pair.second),
                let difference = difference(pair), !chosen.contains(difference.place)
            else { continue }
            var known = names[difference.place] ?? (0, [])
            known.count += count
            known.names.formUnion(difference.names)
            names[difference.place] = known
        }
        let sorted = names.sorted { one, other in
            if one.value.count != other.value.count { return one.value.count > other.value.count }
            return one.key.lexicographicallyPrecedes(other.key)
        }
        return sorted.lazy.compactMap { place, known in
            axis(Array(known.names), at: place, among: files)
        }.first
    }

    /// The first place at which the paths of two files differ, and their names there.
    private func difference(
        _ pair: TokenConflicts.Pair
    ) -> (place: Place, names: [String])? {
        let (one, other) = (paths[pair.first], paths[pair.second])
        let areModes = one.condition != other.condition
        if areModes, one.condition.isUsual || other.condition.isUsual { return nil }
        let shared = zip(one.steps, other.steps).prefix { $0.words == $1.words }.count
        guard shared < one.steps.count, shared < other.steps.count else { return nil }
        let steps = [one.steps[shared], other.steps[shared]]
        guard steps[0].isFile == steps[1].isFile, !steps.contains(where: TokenFilePath.isOfBase)
        else { return nil }
        return (one.steps.prefix(shared).map(\.words), steps.map(\.words))
    }

    /// Nil where one of the alternatives needs tokens that only another one has.
    private func axis(
        _ names: [String],
        at place: Place,
        among files: [Int]
    ) -> Axis? {
        let known = Set(names)
        var owners: [Int: String] = [:]
        for file in files {
            let own = known.intersection(paths[file].steps.map(\.words))
            if own.count == 1 { owners[file] = own.first }
        }
        let axis = Axis(place: place, names: names.sorted(by: precedes), owners: owners)
        let shared = files.filter { owners[$0] == nil }
        let all = defined(in: files)
        let wanted = open(in: shared).intersection(all).subtracting(defined(in: shared))
        for name in names {
            let own = files.filter { owners[$0] == name }
            let there = defined(in: self.files(of: name, in: axis, among: files))
            let needed = open(in: own).intersection(all)
            let isAlone = needed.isSubset(of: there)
            let serves = wanted.intersection(there).count * 2 >= wanted.count
            guard !own.isEmpty, isAlone, serves else { return nil }
        }
        return axis
    }

    private func precedes(_ name: String, _ other: String) -> Bool {
        name == Self.standIn && other != name || name < other && other != Self.standIn
    }
}
