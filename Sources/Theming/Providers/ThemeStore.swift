public import Foundation

/// A file in which each user's style is kept.
public struct ThemeStore: Sendable {
    /// Where the styles are.
    public let file: URL
    /// Whose style it is.
    public let key: String

    /// Names a file and a user.
    public init(file: URL, key: String) {
        self.file = file
        self.key = key
    }

    /// The user's style; nil where none is kept yet.
    public func style() throws(ThemeStoreError) -> ThemeStyle? { try styles()[key].map(ThemeStyle.init(rawValue:)) }

    /// Keeps the user's style, or forgets it; the others' stay.
    ///
    /// A file that cannot be read is not written over: remove it to begin anew. Threads wait for each other; two processes that
    /// keep styles at the same time may lose one.
    public func keep(_ style: ThemeStyle?) throws(ThemeStoreError) {
        try Self.turn.withLock { _ throws(ThemeStoreError) in try write(style) }
    }

    /// Held while a file is read and written anew.
    private static let turn = Guarded(())

    private func write(_ style: ThemeStyle?) throws(ThemeStoreError) {
        var styles = try styles()
        styles[key] = style?.rawValue
        do {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys]
            try encoder.encode(styles).write(to: file, options: .atomic)
        } catch {
            throw ThemeStoreError(file: file.path, message: "it cannot be written: \(error.localizedDescription)")
        }
    }

    /// Makes the user's style the current one, `standard` where none is kept or the file cannot be read; in that case
    /// what is wrong is returned.
    @discardableResult
    public func restore(to themer: Themer<ThemeStyle>, standard: ThemeStyle = .unspecified) -> ThemeStoreError? {
        do throws(ThemeStoreError) {
            themer.set(try style() ?? standard)
            return nil
        } catch {
            themer.set(standard)
            return error
        }
    }

    private func styles() throws(ThemeStoreError) -> [String: String] {
        let bytes: Data
        do {
            bytes = try Data(contentsOf: file)
        } catch CocoaError.fileReadNoSuchFile {
            return [:]
        } catch {
            throw ThemeStoreError(file: file.path, message: "it cannot be read: \(error.localizedDescription)")
        }
        do {
            return try JSONDecoder().decode([String: String].self, from: bytes)
        } catch {
            throw ThemeStoreError(file: file.path, message: "it is not a JSON object of styles")
        }
    }
}

/// Why a store of styles could not be used.
public struct ThemeStoreError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The file.
    public let file: String
    /// What is wrong, without a full stop.
    public let message: String

    /// The file and what is wrong.
    public var description: String { "\(file): \(message)" }
}

extension ThemeStoreError: LocalizedError {
    /// What is wrong, in a sentence, for an application that shows it.
    public var errorDescription: String? { description }
}
