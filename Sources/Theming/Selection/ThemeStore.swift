public import Foundation

/// Stores the chosen theme of each user in a JSON file or the user defaults.
public struct ThemeStore<Theme: Sendable>: Sendable {
    /// The place of stored themes.
    public enum Storage: Hashable, Sendable {
        /// A JSON file with a member for each user.
        case file(URL)
        /// The user defaults of a suite; the application's own without one.
        case defaults(suite: String?)
    }

    /// The place of the stored theme.
    public let storage: Storage
    /// The user to whom the theme belongs.
    public let key: String
    private let encode: @Sendable (Theme) throws -> JSONNode
    private let decode: @Sendable (JSONNode) throws -> Theme

    /// Keeps themes as they encode themselves.
    public init(_ storage: Storage, key: String) where Theme: Codable {
        self.storage = storage
        self.key = key
        encode = { try JSONDecoder().decode(JSONNode.self, from: JSONEncoder().encode($0)) }
        decode = { try JSONDecoder().decode(Theme.self, from: JSONEncoder().encode($0)) }
    }

    /// Keeps themes by their raw values.
    @_disfavoredOverload
    public init(_ storage: Storage, key: String) where Theme: RawRepresentable<String> {
        self.storage = storage
        self.key = key
        encode = { .text($0.rawValue) }
        decode = { value in
            guard case .text(let text) = value, let theme = Theme(rawValue: text) else {
                throw CocoaError(.coderInvalidValue)
            }
            return theme
        }
    }

    /// The user's theme; nil where none is kept yet.
    public func theme() throws(ThemeStoreError) -> Theme? {
        guard let value = try values()[key] else { return nil }
        do {
            return try decode(value)
        } catch {
            throw failure("the value kept for '\(key)' is not a theme")
        }
    }

    /// Keeps the user's theme, or forgets it; the others' stay.
    ///
    /// An unreadable file is not overwritten: remove it to start again. Threads wait for each other; two processes that
    /// keep themes at the same time may lose one.
    public func keep(_ theme: Theme?) throws(ThemeStoreError) {
        // Encoded before the lock is taken: themes encode themselves.
        let value: JSONNode?
        do { value = try theme.map(encode) } catch { throw unwritable(error) }
        try storeMutex.withLock { _ throws(ThemeStoreError) in
            var values = try values()
            values[key] = value
            do { try write(values) } catch { throw unwritable(error) }
        }
    }

    /// Makes the user's theme the current one, `standard` where none is kept or it cannot be read; in that case
    /// the error is returned.
    @discardableResult
    public func restore(to themer: Themer<Theme>, standard: Theme) -> ThemeStoreError? {
        do throws(ThemeStoreError) {
            themer.set(try theme() ?? standard)
            return nil
        } catch {
            themer.set(standard)
            return error
        }
    }

    private func values() throws(ThemeStoreError) -> [String: JSONNode] {
        let bytes: Data?
        do {
            bytes = try storedBytes()
        } catch CocoaError.fileReadNoSuchFile {
            return [:]
        } catch {
            throw failure("it cannot be read: \(error.localizedDescription)")
        }
        guard let bytes else { return [:] }
        do {
            return try JSONDecoder().decode([String: JSONNode].self, from: bytes)
        } catch {
            throw failure("it is not a JSON object of themes")
        }
    }

    private func storedBytes() throws -> Data? {
        switch storage {
        case .file(let file): try Data(contentsOf: file)
        case .defaults(let suite): UserDefaults(suiteName: suite)?.data(forKey: defaultsKey)
        }
    }

    private func write(_ values: [String: JSONNode]) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        let bytes = try encoder.encode(values)
        switch storage {
        case .file(let file): try bytes.write(to: file, options: .atomic)
        case .defaults(let suite): UserDefaults(suiteName: suite)?.set(bytes, forKey: defaultsKey)
        }
    }

    private func unwritable(_ error: any Error) -> ThemeStoreError {
        failure("it cannot be written: \(error.localizedDescription)")
    }

    private func failure(_ message: String) -> ThemeStoreError {
        switch storage {
        case .file(let file): ThemeStoreError(store: file.path, message: message)
        case .defaults(let suite):
            ThemeStoreError(store: suite ?? "user defaults", message: message)
        }
    }
}

private let defaultsKey = "themes"

private let storeMutex = CheckedMutex(())

/// The reason why a store of themes could not be used.
public struct ThemeStoreError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The path of the file, or the suite of the user defaults.
    public let store: String
    /// The problem, without a full stop.
    public let message: String

    /// The store and the problem.
    public var description: String {
        "\(store): \(message)"
    }
}

extension ThemeStoreError: LocalizedError {
    /// The problem in a sentence, for an application that shows it.
    public var errorDescription: String? { description }
}
