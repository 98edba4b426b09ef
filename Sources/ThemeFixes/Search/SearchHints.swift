/// The causes that rejected the last candidate of each token, which reject most of its others.
///
/// A class, so that the trials of a search share it and copy nothing.
final class SearchHints {
    /// A check that failed, by its token.
    var checks: [CheckIndex]
    /// The place of a value that was too near, among the token's relations.
    var relations: [Int]

    init(_ problem: FixProblem) {
        checks = problem.checksOfToken.map { $0.first ?? 0 }
        relations = Array(repeating: 0, count: problem.tokens.count)
    }
}
