import Dispatch

/// The queue that the main actor runs on.
///
/// On Linux it moves between threads once the program waits in an asynchronous `main`, so the thread says nothing.
enum MainQueue {
    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// Whether the caller runs on it.
    static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) ?? false }
}
