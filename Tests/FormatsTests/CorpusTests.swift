import ForeignFormats
import Foundation
import TestSupport
import Testing
import ThemeFormats
import ThemeModel

/// Real files as their authors published them.
@Suite("The corpus", .enabled(if: Repository.hasCorpora, "../shared/corpora is absent"))
struct CorpusTests {
    private static func files(_ folder: String) -> [URL] {
        Repository.files(in: Repository.corpora.appending(path: folder), endings: ["yaml", "yml"])
    }

    @Test(arguments: [("base16", 270), ("base24", 17)])
    func `Every scheme of the corpus is read without a finding`(folder: String, count: Int) throws {
        let files = Self.files(folder)
        #expect(files.count == count)
        for file in files {
            let (documents, findings) = ThemeReader.read(
                try Data(contentsOf: file),
                file: file.lastPathComponent
            )
            #expect(findings.isEmpty, "\(file.lastPathComponent): \(findings)")
            #expect(documents.first?.format == folder, "\(file.lastPathComponent)")
            let resolved = try #require(documents.first).resolve()
            #expect(resolved.findings.isEmpty, "\(file.lastPathComponent): \(resolved.findings)")
            #expect(
                resolved.theme?.defaultMode.colors.count ?? 0 >= 46,
                "\(file.lastPathComponent)"
            )
        }
    }

    @Test func `A scheme of the corpus has the id and the name that its author gave`() throws {
        let file = try #require(
            Self.files("base16").first { $0.lastPathComponent == "rose-pine.yaml" }
        )
        let document = try #require(
            ThemeReader.read(try Data(contentsOf: file), file: "themes/rose-pine.yaml").documents
                .first
        )
        #expect(document.id == "rose-pine")
        #expect(document.name == "Rosé Pine")
    }

    @Test func `No two files of a corpus folder have one id`() throws {
        for folder in ["base16", "base24"] {
            let ids = Self.files(folder).map { ThemeReader.themeID(of: $0.lastPathComponent) }
            #expect(Set(ids).count == ids.count)
        }
    }
}

@Suite("The repository's themes")
struct RepositoryThemeTests {
    private static let files = Repository.files(
        in: Repository.root.appending(path: "themes"),
        endings: ["yml", "yaml"]
    )

    @Test func `The repository's themes are read and resolved without an error`() throws {
        let read = try Self.files.map { file in
            ThemeReader.read(try Data(contentsOf: file), file: "themes/\(file.lastPathComponent)")
        }
        let (documents, problems) = ThemeInheritance.flatten(read.flatMap(\.documents))
        let resolved = documents.map { $0.resolve() }
        let findings = read.flatMap(\.findings) + problems + resolved.flatMap(\.findings)
        #expect(findings.isEmpty, "\(findings)")
        #expect(resolved.compactMap(\.theme).count == Self.files.count)
        #expect(!Self.files.isEmpty)
    }
}
