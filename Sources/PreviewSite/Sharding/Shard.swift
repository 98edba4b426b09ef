import ThemeRendering

/// One of several jobs that build a site together, each some of its themes, or some pages of a theme that has very many.
package struct Shard: Hashable, Sendable, CustomStringConvertible {
    /// Which one it is: from 1 to ``count``.
    package let number: Int
    /// How many there are.
    package let count: Int

    /// Reads `2/5`; nil where that is no such text.
    package init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let number = parts[0], let count = parts[1] else { return nil }
        self.init(number: number, count: count)
    }

    /// One of at most a hundred thousand.
    init?(number: Int, count: Int) {
        guard (1...100_000).contains(count), (1...count).contains(number) else { return nil }
        self.number = number
        self.count = count
    }

    /// `2/5`.
    package var description: String { "\(number)/\(count)" }

    /// What of a work is this job's: all jobs' shares follow each other, and differ by one piece at most.
    func share<Piece>(of pieces: [Piece]) -> [Piece] {
        Array(pieces[pieces.count * (number - 1) / count..<pieces.count * number / count])
    }

    /// Which of a site's pages are in its files, where each of so many themes has all of them.
    func choice(themes: Int) -> PageWork.Choice {
        { count in
            let stretches = ThemeStretch.pages(of: count)
            return Set(share(of: (0..<themes).flatMap { _ in stretches })).reduce(into: []) { $0.formUnion($1) }
        }
    }

    /// What its folder's name has behind the name of the site's.
    package var ending: String { "-\(number)-of-\(count)" }
}
