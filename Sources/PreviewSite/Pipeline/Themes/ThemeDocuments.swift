import ForeignFormats
import SourceText
import Findings
import ThemeFormats
import ThemeModel

/// The themes in one file as they are written, and the findings about the file.
struct ThemeFileContent: Sendable {
    let documents: [ThemeDocument]
    let findings: [Finding]
}

/// The documents of all theme files, each under the id that it has in the project.
struct ThemeDocuments: Sendable {
    /// The file that a document came from, and its position among the file's documents.
    struct Place: Sendable {
        let file: Int
        let position: Int
    }

    let files: [SourceFile]
    /// Parallel to `files`.
    let contents: [ThemeFileContent]
    /// A place for each document, and one for each file without any: it has an id all the same.
    let places: [Place]
    /// Parallel to `places`; nil for a file without documents.
    let documents: [ThemeDocument?]
    /// Parallel to `places`.
    let ids: [String]

    /// Reads the files, but for those that `memory` has.
    init(_ files: [SourceFile], jobs: Int, after memory: ThemeMemory?) async throws {
        self.files = files
        contents = try await concurrentMap(files, jobs: jobs) { file in
            memory?.content(of: file) ?? file.content
        }
        places = Self.places(of: contents)
        documents = Self.disambiguated(contents.flatMap(\.slots))
        ids = zip(places, documents).map { place, document in
            document?.id ?? ThemeReader.themeID(of: files[place.file].label)
        }
    }

    private static func places(of contents: [ThemeFileContent]) -> [Place] {
        contents.enumerated().flatMap { file, content in
            content.slots.indices.map { Place(file: file, position: $0) }
        }
    }

    /// Renames a base24 scheme that has the id of a base16 scheme to `base24-<id>`, as tinted-theming does.
    private static func disambiguated(_ documents: [ThemeDocument?]) -> [ThemeDocument?] {
        let schemes = documents.compactMap(\.self).filter { $0.format == "base16" }
        let taken = Set(schemes.map(\.id))
        return documents.map { document in
            guard var document, document.format == "base24", taken.contains(document.id) else {
                return document
            }
            document.id = "base24-\(document.id)"
            return document
        }
    }
}

extension ThemeDocuments {
    /// The first document of a chain over the later ones.
    func merged(_ chain: [Int]) -> ThemeDocument? {
        ThemeInheritance.merged(chain.compactMap { documents[$0] })
    }

    /// Findings about the files, each with the id of the theme that it is about.
    var findings: [Finding] {
        let indices = indicesByLabel
        return contents.flatMap(\.findings).map { finding in
            var finding = finding
            finding.theme = finding.location.map { id(at: $0, among: indices) }
            return finding
        }
    }

    /// The places of each file, by its name in findings and those of the files that belong to it.
    private var indicesByLabel: [String: [Int]] {
        var indices: [String: [Int]] = [:]
        for index in places.indices {
            let file = files[places[index].file]
            for label in [file.label] + file.others.keys {
                indices[label, default: []].append(index)
            }
        }
        return indices
    }

    /// The id of the last document that begins at a location or before it, else of the first one of its file.
    private func id(at location: SourceLocation, among indices: [String: [Int]]) -> String {
        let candidates = indices[location.file] ?? []
        let nearest = candidates.last { index in
            guard let start = documents[index]?.location else { return false }
            return start <= location
        }
        guard let index = nearest ?? candidates.first else {
            return ThemeReader.themeID(of: location.file)
        }
        return ids[index]
    }
}

extension ThemeFileContent {
    /// The documents; a file without any has one empty slot.
    fileprivate var slots: [ThemeDocument?] {
        documents.isEmpty ? [nil] : documents.map(Optional.some)
    }
}
