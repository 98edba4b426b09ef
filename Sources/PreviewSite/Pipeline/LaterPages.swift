import Findings
import Synchronization
import ThemeRendering

/// Pages that are rendered when something first asks for what they show: where nothing changed, that may be never.
final class LaterPages: Sendable {
    private typealias Place = Lazy<Result<PageContent.Place, any Error>>

    private let maker: PageMaker
    private let places = Mutex<[Int: Place]>([:])

    /// Renders nothing yet.
    init(_ maker: PageMaker) { self.maker = maker }

    /// What the page of a file shows; throws where that cannot be read any more, or has other bytes than before.
    func content(of file: Int) throws -> PageContent {
        let place = places.withLock { places in
            if let place = places[file] { return place }
            let place = Place { [maker] in Result { try maker.keptDraft(of: file).page.place } }
            places[file] = place
            return place
        }
        return try place.value.get().content
    }
}
