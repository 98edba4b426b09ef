import Findings
import ForeignFormats
import Projects
import ThemeFormats
package import ThemeModel
package import ThemeRendering

/// A document over those that it extends, and the theme that it gives.
struct Resolution: Sendable {
    /// Indices of its own document, then of the documents that it extends.
    let chain: [Int]
    package let document: ThemeDocument
    /// Nil if an error in the document leaves no theme.
    let theme: Theme?
    let findings: [Finding]
    /// The number of values in the document, those of its bases counted.
    let valueCount: Int

    init(_ written: ThemeDocument, chain: [Int]) {
        let page = PageSurface(completing: written)
        let document = page.document
        let (theme, findings) = document.resolve()
        self.chain = chain
        self.document = document
        self.theme = theme
        let guesses = [page.finding].compactMap { $0?.named(document.id) }
        self.findings = findings.proposingRoles(of: document) + guesses
        valueCount = document.valueCount
    }

    private init(_ other: Resolution, chain: [Int]) {
        self.chain = chain
        document = other.document
        theme = other.theme
        findings = other.findings
        valueCount = other.valueCount
    }

    /// The same for documents that have other indices in a later check.
    func at(_ chain: [Int]) -> Resolution { Resolution(self, chain: chain) }
}

/// A theme, and the documents and files that it was made of.
package struct ResolvedTheme: Sendable {
    package let theme: Theme
    /// The theme's document over those that it extends, with what the project adds to all themes.
    package let document: ThemeDocument
    /// Indices of its own document, then of the documents that it extends.
    let chain: [Int]
    /// Indices of the files of the chain.
    package let files: [Int]
    package let label: ThemeLabel

    /// Nil if the document gives no theme.
    init?(_ resolution: Resolution, in documents: ThemeDocuments) {
        guard let theme = resolution.theme else { return nil }
        self.theme = theme
        document = resolution.document
        chain = resolution.chain
        files = resolution.chain.map { documents.places[$0].file }
        label = ThemeLabel(theme)
    }

    package var id: String { theme.id }

    /// The days on which its waivers expire.
    package var expiries: [CalendarDate] { theme.contrast.waivers.compactMap(\.expires) }
}

extension Finding {
    fileprivate func named(_ theme: String) -> Finding {
        var finding = self
        finding.theme = theme
        return finding
    }
}
