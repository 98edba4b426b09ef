/// Names in groups, where each is given once: one that is taken gets a number, as in `name (2)`.
struct UniqueNames {
    private struct Name: Hashable {
        let group: String
        let name: String
    }

    /// The highest number that was given behind a name.
    private var numbers: [Name: Int] = [:]

    /// The name itself, or with the next number behind it that makes it another one.
    ///
    /// Complexity: O(1), unless names have such numbers already.
    mutating func name(_ name: String, in group: String) -> String {
        let wanted = Name(group: group, name: name)
        guard var number = numbers[wanted] else {
            numbers[wanted] = 1
            return name
        }
        var next: Name
        repeat {
            number += 1
            next = Name(group: group, name: "\(name) (\(number))")
        } while numbers[next] != nil
        (numbers[wanted], numbers[next]) = (number, 1)
        return next.name
    }
}
