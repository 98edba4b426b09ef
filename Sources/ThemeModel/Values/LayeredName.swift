/// The name of a colour in a pair with a part of its opacity, or on further ones: `primary/10 on surface`.
package struct LayeredName: Hashable, Sendable {
    /// A colour, and how much of it is there.
    package struct Layer: Hashable, Sendable {
        package let name: String
        /// The factor on the colour's own alpha, from 0 to 1.
        package let alpha: Double

        /// A colour as it is, or a part of it.
        package init(_ name: String, alpha: Double = 1) {
            self.name = name
            self.alpha = alpha
        }

        /// Reads `primary/10`; any other text is a name.
        package init(phrase: some StringProtocol) {
            let parts = phrase.split(separator: "/", omittingEmptySubsequences: false)
            let percent = parts.count > 1 ? Self.percent(parts[parts.count - 1]) : nil
            if let percent {
                let name = parts.dropLast().joined(separator: "/")
                self.init(name, alpha: percent / 100)
            } else {
                self.init(String(phrase))
            }
        }

        private static func percent(_ text: some StringProtocol) -> Double? {
            let isPlain = text.utf8.allSatisfy { byte in
                (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: ".")
            }
            guard isPlain, let percent = Double(text), percent <= 100 else { return nil }
            return percent
        }

        /// `primary/10`, or the name alone.
        package var phrase: String {
            if alpha >= 1 { return name }
            let percent = (alpha * 10_000).rounded() / 100
            let isWhole = percent == percent.rounded()
            return "\(name)/\(isWhole ? String(Int(percent)) : String(percent))"
        }
    }

    /// From the top down, at least one.
    package let layers: [Layer]

    private static let separator = " on "
    private static let limit = 8

    /// Joins layers, the topmost first.
    package init(_ layers: [Layer]) { self.layers = layers }

    /// Reads a name with a part of opacity, or with several layers; nil for a plain one, and for more than eight layers.
    package init?(_ name: String) {
        guard name.utf8.contains(UInt8(ascii: "/")) || name.utf8.contains(UInt8(ascii: " ")) else {
            return nil
        }
        let parts = Self.parts(of: name)
        guard parts.count <= Self.limit, !parts.contains(where: \.isEmpty) else { return nil }
        layers = parts.map { Layer(phrase: $0) }
        if layers.count == 1, layers[0].name == name { return nil }
    }

    private static func parts(of name: String) -> [Substring] {
        let words = name.split(separator: " ", omittingEmptySubsequences: false)
        guard words.count > 1 else { return [name[...]] }
        let isList = words.indices.allSatisfy { index in
            index.isMultiple(of: 2) || words[index] == "on"
        }
        guard isList, !words.count.isMultiple(of: 2) else { return [""] }
        return stride(from: 0, to: words.count, by: 2).map { words[$0] }
    }

    /// The name as a pair has it.
    package var phrase: String { layers.map(\.phrase).joined(separator: Self.separator) }

    /// The layers below the topmost; nil where there are none.
    package var beneath: LayeredName? {
        layers.count > 1 ? LayeredName(Array(layers.dropFirst())) : nil
    }

    /// The plain names in a name of a pair.
    package static func names(in name: String) -> [String] {
        LayeredName(name)?.layers.map(\.name) ?? [name]
    }
}
