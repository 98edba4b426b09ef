import Findings
import SystemPackage
import ThemeRendering

/// What themes added to shared files of the last build, which still are as it left them.
struct KeptParts {
    private let open: [OpenFile]
    /// Where the parts of a theme are: file, gap, place and length.
    private var places: [String: [(file: Int, gap: Int, start: Int, count: Int)]] = [:]

    /// Finds the parts; nil where a file is not as it was left, or nothing is known of its gaps.
    ///
    /// `start` is the place of the first of the files among those of this build, behind which the others follow.
    init?(_ files: [any SharedFile], _ freshness: Freshness, in folder: OutputFolder, start: Int) {
        let details = freshness.last.record.details.value
        var open: [OpenFile] = []
        var gaps: [(file: Int, gap: Int, next: Int, separator: Int)] = []
        for (index, file) in files.enumerated() {
            guard let output = freshness.output(at: file.path, place: start + index),
                let starts = details.gaps[file.path.description],
                starts.count == file.separators.count,
                let (descriptor, size) = folder.open(file.path)
            else { return nil }
            open.append(OpenFile(descriptor))
            // It was looked at a while ago.
            guard output.isHeld(by: descriptor, size: size) else { return nil }
            for (gap, separator) in file.separators.enumerated() {
                gaps.append((index, gap, starts[gap], separator.utf8.count))
            }
        }
        self.open = open
        for (id, memory) in details.themes where memory.lengths.count == gaps.count {
            places[id] = memory.lengths.enumerated().map { index, count in
                let gap = gaps[index]
                if count > 0 { gaps[index].next += count + gap.separator }
                return (gap.file, gap.gap, gap.next, count)
            }
        }
    }

    /// Whether the parts of a theme are there.
    func holds(_ id: String) -> Bool { places[id] != nil }

    /// Adds the parts of a theme, which stay where they are.
    func add(_ id: String, to store: PartStore) throws {
        for place in places[id] ?? [] {
            try store.append(
                place.start..<place.start + place.count, in: open[place.file], to: place.gap, of: place.file)
        }
    }
}

extension OutputTable.State {
    /// Whether an open file is the one that is remembered.
    fileprivate func isHeld(by descriptor: FileDescriptor, size: Int) -> Bool {
        guard let stamp else { return (try? descriptor.hash(ofFirst: size)) == hash }
        return FileStamp(of: descriptor.rawValue) == stamp
    }
}
