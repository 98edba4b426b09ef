import Findings
import SourceText
import SourceTrees
import ThemeModel

/// The lists of colours in a file that have more or fewer items than its format says.
enum ListLengths {
    static func findings(in node: SourceNode, of mapping: Mapping) -> [Finding] {
        lengths(of: mapping).compactMap { path, length in
            guard let list = path.value(in: node), list.isList, list.items.count != length
            else { return nil }
            return Finding(
                .wrongType,
                .error,
                "'\(path.name)' has \(list.items.count.of("colour")), where \(mapping.title) has \(length)",
                help: "the number of a colour says what it is for: write all \(length)",
                at: list.location
            )
        }
    }

    /// The number of colours in each list, by its path.
    private static func lengths(
        of mapping: Mapping
    ) -> [(path: MappingPath, length: Int)] {
        var lengths: Table<Int> = [:]
        for path in mapping.slots.flatMap(\.value) where !path.isAbsolute {
            guard let number = path.keys.last.flatMap({ Int($0) }) else { continue }
            let list = path.keys.dropLast().joined(separator: "/")
            lengths[list] = max(lengths[list] ?? 0, number + 1)
        }
        return lengths.filter { $0.value > 1 }.map { (MappingPath($0.name), $0.value) }
    }
}
