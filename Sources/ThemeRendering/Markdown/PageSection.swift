/// A heading in the list of pages: a part or a chapter of a book, or a folder.
struct PageSection: Sendable {
    /// The name of a section's own page within it.
    static let overview = "Overview"

    let title: String
    /// The section is a part of a book, which is always open.
    let isPart: Bool
}
