import Findings

/// The name of a member of a JSON object, whatever it is.
struct FieldKey: CodingKey, ExpressibleByStringLiteral {
    let stringValue: String
    var intValue: Int? { nil }

    init(_ name: String) { stringValue = name }
    init(stringLiteral value: String) { stringValue = value }
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}

typealias FieldReader = KeyedDecodingContainer<FieldKey>
typealias FieldWriter = KeyedEncodingContainer<FieldKey>

extension Decoder {
    /// The members of an object, of which only `known` may be there.
    func fields(_ known: [String]) throws -> FieldReader {
        let fields = try container(keyedBy: FieldKey.self)
        let unknown = fields.allKeys.map(\.stringValue).filter { !known.contains($0) }.sorted()
        for name in unknown { try UnknownKeys.meet(name, among: known, at: fields.codingPath, in: self) }
        return fields
    }

    /// The members of an object with names of the author's own, in alphabetical order: JSON has none.
    ///
    /// Only a palette has names with dots, which stand between the names of groups.
    func members(withDots: Bool = false) throws -> (fields: FieldReader, names: [FieldKey]) {
        let fields = try container(keyedBy: FieldKey.self)
        let names = fields.allKeys.sorted { $0.stringValue < $1.stringValue }
        for name in names where !(withDots ? TokenName.isValid : TokenName.isWord)(name.stringValue) {
            throw DecodingError.dataCorruptedError(
                forKey: name, in: fields, debugDescription: "a name is letters, digits and '-'")
        }
        return (fields, names)
    }
}

extension KeyedDecodingContainer<FieldKey> {
    /// A member by any name.
    func value<Value: Decodable>(_ key: FieldKey, as type: Value.Type = Value.self) throws -> Value? {
        try decodeIfPresent(Value.self, forKey: key)
    }

    /// A member as a value without a place.
    func located<Value: Decodable>(_ key: FieldKey, as type: Value.Type = Value.self) throws -> Located<Value>? {
        try decodeIfPresent(Value.self, forKey: key).map { Located($0) }
    }

    /// One of the words of an enumeration.
    func choice<Choice>(_ key: FieldKey, as type: Choice.Type = Choice.self) throws -> Choice?
    where Choice: RawRepresentable<String> & CaseIterable {
        guard let word = try decodeIfPresent(String.self, forKey: key) else { return nil }
        if let choice = Choice(rawValue: word) { return choice }
        let words = Choice.allCases.map(\.rawValue)
        let guess = closestMatch(to: word, among: words).map { ", \(didYouMean($0))" } ?? ""
        throw DecodingError.dataCorruptedError(
            forKey: key, in: self,
            debugDescription: "'\(word.excerpt)' is not one of \(words.joined(separator: ", "))\(guess)")
    }

    /// A number within bounds.
    func number(_ key: FieldKey, in bounds: ClosedRange<Double>) throws -> Located<Double>? {
        guard let number = try decodeIfPresent(Double.self, forKey: key) else { return nil }
        guard bounds.contains(number) else {
            throw DecodingError.dataCorruptedError(
                forKey: key, in: self,
                debugDescription: "\(number) is not from \(bounds.lowerBound) to \(bounds.upperBound)")
        }
        return Located(number)
    }
}
