import Synchronization
import SystemPackage
import ThemeRendering

/// Keeps what pages show until it is shown: a little in memory, the rest in a file.
final class PageStore: Sendable {
    private struct State {
        var file: OpenFile?
        /// Where the file ends.
        var end = 0
    }

    private let places: TemporaryPlaces?
    private let room = MemoryRoom(for: PageContent.limit)
    private let state = Mutex(State())

    /// Keeps what is too much for memory at `places`; without them all is kept in memory.
    init(at places: TemporaryPlaces?) { self.places = places }

    /// Keeps the content of a page; returns where it is.
    func keep(_ content: PageContent) throws -> PageContent.Place {
        guard let places, !room.take(content.html.utf8.count) else { return .memory(content) }
        let path = places.path("pages")
        do { return try store(content.bytes, at: path) } catch let error as Errno {
            throw WritingError.failed(path, reason: "\(error)")
        }
    }

    private func store(_ bytes: [UInt8], at path: String) throws -> PageContent.Place {
        let (file, range) = try state.withLock { state in
            let file = try state.file ?? OpenFile.unnamed(at: path)
            let range = state.end..<state.end + bytes.count
            (state.file, state.end) = (file, range.upperBound)
            return (file, range)
        }
        _ = try file.descriptor.writeAll(toAbsoluteOffset: Int64(range.lowerBound), bytes)
        return .elsewhere { try PageContent(from: file, range) }
    }
}

extension PageContent {
    /// The content as it lies in the file.
    fileprivate var bytes: [UInt8] {
        var writer = RecordWriter()
        writer.add(html)
        writer.add(headings) { writer, heading in
            writer.add(heading.level)
            writer.add(heading.id)
            writer.add(heading.text)
        }
        return writer.bytes
    }

    /// Reads what ``bytes`` wrote.
    fileprivate init(from file: OpenFile, _ range: Range<Int>) throws {
        self = try file.bytes(range).withUnsafeBytes { bytes in
            var reader = try RecordReader(bytes)
            return PageContent(
                html: try reader.string(),
                headings: try reader.list { reader throws(RecordReader.Damage) in
                    Heading(level: try reader.count(), id: try reader.string(), text: try reader.string())
                })
        }
    }
}
