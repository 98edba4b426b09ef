import ColorScience
package import Findings
import SourceText
package import ThemeModel

extension PairList {
    /// Adds the pairs that the app's files put together, or their places to a pair that is as strict already.
    mutating func addUsed(_ used: [UsedPair]) {
        if used.isEmpty { return }
        let onColors = pairs.indices.filter { pairs[$0].extremes.isEmpty }
        var places = Dictionary(keepingFirst: onColors.map { (pairs[$0].name, $0) })
        let decoration = Set(places.keys.filter { $0.use == .exempt })
        let isOwn = theme.isOwnFormat
        for pair in used {
            guard let name = mode.name(of: pair, isOwn: isOwn) else { continue }
            if let place = place(covering: name, in: places, decoration) {
                var uses = pairs[place].uses ?? pair.places
                if pairs[place].uses != nil { uses.add(pair.places) }
                pairs[place].uses = uses
                continue
            }
            places[name] = pairs.count
            pairs.append(Entry(name: name, uses: pair.places))
        }
    }

    /// The pair that judges another one: of the same colours and as strict, or what the project asks of these.
    private func place(
        covering name: PairName,
        in places: [PairName: Int],
        _ decoration: Set<PairName>
    ) -> Int? {
        func place(_ use: ContrastUse) -> Int? {
            places[PairName(name.foreground, on: name.background, use: use)]
        }
        let colors = PairName(name.foreground, on: name.background)
        if replaced.contains(colors) {
            return ContrastUse.allCases.lazy.compactMap(place).first
        }
        if let place = name.use.atLeastAsStrict.lazy.compactMap(place).first { return place }
        // Lines that the vocabulary takes as decoration stay so.
        let exempt = PairName(name.foreground, on: name.background, use: .exempt)
        return name.use == .nonText && decoration.contains(exempt) ? place(.exempt) : nil
    }
}

extension Mode {
    /// The pair in this mode, down to something opaque; nil where the mode lacks one of the colours, or an end.
    ///
    /// `isOwn` is for a theme in our own format, whose derived colours are written as well.
    package func name(of pair: UsedPair, isOwn: Bool) -> PairName? {
        guard pair.scheme == nil || pair.scheme == scheme,
            let foreground = layer(pair.foreground, isOwn: isOwn),
            let ground = ground(of: pair.grounds, isOwn: isOwn)
        else { return nil }
        return PairName(foreground.phrase, on: ground, use: pair.use)
    }

    /// The layers of a ground as a pair names them, down to something opaque; nil where the mode lacks one, or an end.
    package func ground(of layers: [LayeredName.Layer], isOwn: Bool) -> String? {
        if layers.count == 1, layers[0].alpha == 1, gradient(named: layers[0].name) != nil {
            return layers[0].name
        }
        var grounds: [LayeredName.Layer] = []
        for ground in layers + [LayeredName.Layer("background")] {
            guard let layer = layer(ground, isOwn: isOwn) else { return nil }
            grounds.append(layer)
            if isEnd(layer) { return LayeredName(grounds).phrase }
        }
        return nil
    }

    private func layer(_ layer: LayeredName.Layer, isOwn: Bool) -> LayeredName.Layer? {
        var name = layer.name
        if let short = name.suffix(after: "palette."), colors[short] == nil,
            Component.parts[short] == nil
        {
            name = short
        }
        guard let color = color(named: name), isOwn || !color.isDefault else { return nil }
        return LayeredName.Layer(name, alpha: layer.alpha)
    }

    /// An unknown colour is an end as well: its pair is unknown, whatever lies below.
    private func isEnd(_ layer: LayeredName.Layer) -> Bool {
        guard let color = color(named: layer.phrase) else { return false }
        return !color.isKnown || color.renditions.allSatisfy(\.isOpaque)
    }
}
