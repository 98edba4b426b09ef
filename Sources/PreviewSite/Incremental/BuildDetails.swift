/// What a build knew of what it made its site from; of no use to the next one where nothing changed.
struct BuildDetails: Sendable {
    /// The hash of everything that was read, with the program and the settings.
    var everything: UInt64 = 0
    /// The hashes of what the files were made from, each with its name.
    var inputs: [UInt64] = []
    /// The files beside the pages that went into the site.
    var files: [String] = []
    /// The themes, in their order.
    var themes: [(id: String, memory: ThemeMemory)] = []
    /// Where the gaps of shared files begin that themes fill, by the files' paths.
    var gaps: [String: [Int]] = [:]
    /// What was known of the themes.
    var catalog: CatalogMemory?
    /// What was known of the pages.
    var pages: PageMemory?
    /// The pages' files as they were read.
    var pageFiles = KnownFiles()
}
