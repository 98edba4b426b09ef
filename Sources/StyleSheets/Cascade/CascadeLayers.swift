package import SourceText
import SourceTrees

/// The order of the layers of a sheet: that in which their names first appear.
///
/// Source: CSS Cascade 5, §6.4.
package struct CascadeLayers: Sendable {
    package typealias Path = [String]

    private var indices: [Path: Int] = [:]
    private var counts: [Path: Int] = [:]

    package init() {}

    /// Adds a layer, with those around it, after all that are known.
    package mutating func add(_ path: Path) {
        for length in 0..<path.count {
            let outer = Array(path.prefix(length))
            let inner = Array(path.prefix(length + 1))
            guard indices[inner] == nil else { continue }
            let count = counts[outer] ?? 0
            indices[inner] = count
            counts[outer] = count + 1
        }
    }

    /// The index of a layer and of each around it; what is in no inner layer comes after all of them.
    package func rank(of path: Path) -> [Int] {
        let ranks = path.indices.map { index in
            indices[Array(path.prefix(index + 1))] ?? 0
        }
        return ranks + [Int.max]
    }

    /// Adds the layers that `@layer reset, theme.dark` names in a layer, and returns the path of a block with this prelude.
    package mutating func enter(
        _ prelude: String,
        in outer: Path,
        at place: SourceLocation
    ) -> Path {
        let names = Self.names(in: prelude)
        for name in names { add(outer + name) }
        if names.count == 1 { return outer + names[0] }
        if !names.isEmpty { return outer }
        // Each layer without a name is one of its own.
        let path = outer + ["\(place.file):\(place.line):\(place.column)"]
        add(path)
        return path
    }

    private static func names(in prelude: String) -> [Path] {
        let list = prelude.dropFirst("@layer".count)
        let names = list.split(separator: ",").map(\.trimmed).filter { !$0.isEmpty }
        return names.map { name in
            name.split(separator: ".").map(\.trimmed)
        }
    }
}
