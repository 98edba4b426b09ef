/// A day, as `2027-01-01`.
public struct CalendarDate: Hashable, Sendable, Comparable, CustomStringConvertible {
    /// From 1 to 9999.
    public let year: Int
    /// From 1 to 12.
    public let month: Int
    /// From 1 to the length of the month.
    public let day: Int

    /// Makes a date; nil for a day that no calendar has.
    public init?(year: Int, month: Int, day: Int) {
        let isLeap =
            (year.isMultiple(of: 4) && !year.isMultiple(of: 100)) || year.isMultiple(of: 400)
        let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
        guard (1...9999).contains(year), (1...12).contains(month),
            (1...lengths[month - 1]).contains(day)
        else {
            return nil
        }
        self.year = year
        self.month = month
        self.day = day
    }

    /// Reads `2027-01-01`.
    public init?(parsing text: String) {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        let isPlain = parts.joined().utf8.allSatisfy { (0x30...0x39).contains($0) }
        guard isPlain, parts.map(\.utf8.count) == [4, 2, 2], let year = Int(parts[0]),
            let month = Int(parts[1]),
            let day = Int(parts[2])
        else { return nil }
        self.init(year: year, month: month, day: day)
    }

    /// Whether the left one comes first.
    public static func < (left: CalendarDate, right: CalendarDate) -> Bool {
        (left.year, left.month, left.day) < (right.year, right.month, right.day)
    }

    /// The day as `2027-01-01`.
    public var description: String {
        func padded(_ number: Int, _ width: Int) -> String {
            let digits = String(number)
            return String(repeating: "0", count: width - digits.count) + digits
        }
        return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
    }
}
