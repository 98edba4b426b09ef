import Projects

#if os(Linux)
    @preconcurrency import Dispatch
    import PreviewSite
    import Synchronization

    #if canImport(Glibc)
        import Glibc
    #elseif canImport(Musl)
        import Musl
    #endif

    /// Watches folders by what Linux says of them.
    final class InotifyWatcher: FolderWatcher {
        private let descriptor: CInt
        private let source: any DispatchSourceRead
        private let known: KnownFolders

        /// Nil if the system has no more watchers to give.
        convenience init?(_ notice: @escaping @Sendable () -> Void) {
            self.init(reading: inotify_init1(CInt(IN_NONBLOCK) | CInt(IN_CLOEXEC)), notice)
        }

        /// Takes over a descriptor from which events can be read; nil if there is none.
        init?(reading descriptor: CInt, _ notice: @escaping @Sendable () -> Void) {
            guard descriptor >= 0 else { return nil }
            let known = KnownFolders(descriptor)
            self.descriptor = descriptor
            self.known = known
            source = DispatchSource.makeReadSource(
                fileDescriptor: descriptor,
                queue: DispatchQueue(label: "themepreview.inotify")
            )
            source.setEventHandler { if known.readEvents() { notice() } }
            source.setCancelHandler { close(descriptor) }
            self.notice = notice
            source.activate()
        }

        private let notice: @Sendable () -> Void

        deinit { source.cancel() }

        func watch(_ folders: [WatchedFolder]) -> Bool {
            switch known.replace(with: folders) {
            case .same: return true
            case .more:
                // Nobody heard of the files that were made in them before they were watched.
                notice()
                return true
            case .refused: return false
            }
        }
    }

    /// The watched folders by the numbers that the system gave them.
    private final class KnownFolders: Sendable {
        enum Outcome { case same, more, refused }

        private static let events =
            UInt32(IN_CLOSE_WRITE) | UInt32(IN_CREATE) | UInt32(IN_DELETE) | UInt32(IN_MOVED_FROM)
            | UInt32(IN_MOVED_TO) | UInt32(IN_DELETE_SELF) | UInt32(IN_MOVE_SELF)
            | UInt32(IN_ONLYDIR)
        /// The events about a folder itself, and about those that did not fit the queue.
        private static let always =
            UInt32(IN_Q_OVERFLOW) | UInt32(IN_DELETE_SELF) | UInt32(IN_MOVE_SELF)
            | UInt32(IN_UNMOUNT)

        private let descriptor: CInt
        private let folders = Mutex<[CInt: WatchedFolder]>([:])

        init(_ descriptor: CInt) { self.descriptor = descriptor }

        func replace(with wanted: [WatchedFolder]) -> Outcome {
            folders.withLock { folders in
                var new = [CInt: WatchedFolder]()
                var outcome = Outcome.same
                for folder in wanted {
                    let number = inotify_add_watch(descriptor, folder.path, Self.events)
                    if number < 0 {
                        // A folder that is gone meanwhile shows in the one above it.
                        if errno == ENOSPC || errno == ENOMEM { return .refused }
                        continue
                    }
                    if folders[number] != folder { outcome = .more }
                    new[number] = folder
                }
                for number in folders.keys where new[number] == nil {
                    inotify_rm_watch(descriptor, number)
                }
                folders = new
                return outcome
            }
        }

        /// One of the waiting events is about a source.
        func readEvents() -> Bool {
            var concerns = false
            var buffer = [UInt8](repeating: 0, count: 1 << 16)
            while case let count = read(descriptor, &buffer, buffer.count), count > 0 {
                buffer.withUnsafeBytes { bytes in
                    var rest = UnsafeRawBufferPointer(rebasing: bytes[..<count])
                    while rest.count >= MemoryLayout<inotify_event>.size {
                        let event = rest.loadUnaligned(as: inotify_event.self)
                        let size = MemoryLayout<inotify_event>.size + Int(event.len)
                        guard size <= rest.count else { break }
                        let name = rest[MemoryLayout<inotify_event>.size..<size].prefix { $0 != 0 }
                        if isConcerned(event, String(decoding: name, as: UTF8.self)) {
                            concerns = true
                        }
                        rest = UnsafeRawBufferPointer(rebasing: rest[size...])
                    }
                }
            }
            return concerns
        }

        private func isConcerned(_ event: inotify_event, _ name: String) -> Bool {
            if event.mask & Self.always != 0 { return true }
            return folders.withLock { folders in
                if event.mask & UInt32(IN_IGNORED) != 0 {
                    folders[event.wd] = nil
                    return false
                }
                return folders[event.wd]?.concerns(name) ?? false
            }
        }
    }
#endif
