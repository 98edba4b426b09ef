#include <stdbool.h>
#if defined(__linux__)
#include <sys/syscall.h>
#include <sys/vfs.h>
#include <unistd.h>
#elif defined(__APPLE__)
#include <stdio.h>
#endif

/// Has two files below an open folder change places, in one step; not 0 where that is not possible.
///
/// Swift itself sees the call on macOS alone: glibc declares it for programs of GNU's dialect, other libraries late or not at
/// all.
static inline int swap_files(int folder, const char *one, const char *other) {
#if defined(__linux__)
    const unsigned int exchange = 1 << 1; // RENAME_EXCHANGE of linux/fs.h
    return (int)syscall(SYS_renameat2, folder, one, folder, other, exchange);
#elif defined(__APPLE__)
    return renameatx_np(folder, one, folder, other, RENAME_SWAP);
#else
    return -1;
#endif
}

/// Whether files below an open folder change places as quickly as they are moved.
///
/// An overlay, as containers have it, first copies a file of the layer below to the one above, and waits for the disk.
static inline bool swaps_quickly(int folder) {
#if defined(__linux__)
    const long overlay = 0x794c7630; // OVERLAYFS_SUPER_MAGIC of linux/magic.h
    struct statfs disk;
    return fstatfs(folder, &disk) == 0 && disk.f_type != overlay;
#else
    return true;
#endif
}
