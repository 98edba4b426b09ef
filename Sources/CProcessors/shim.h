#include <stdbool.h>
#include <stddef.h>
#if defined(__linux__)
#include <sys/syscall.h>
#include <unistd.h>

/// The number of the thread that calls.
///
/// Swift itself does not see these calls: glibc declares them for programs of GNU's dialect.
static inline int current_thread(void) { return (int)syscall(SYS_gettid); }

/// The processor that the thread that calls is on; -1 where it is not known.
static inline int current_processor(void) {
    unsigned int processor;
    return syscall(SYS_getcpu, &processor, NULL, NULL) == 0 ? (int)processor : -1;
}

/// Reads which processors the thread that calls may be on, a bit each.
static inline bool get_processors(unsigned char *mask, size_t count) {
    return syscall(SYS_sched_getaffinity, 0, count, mask) > 0;
}

/// Says which processors the thread that calls may be on, a bit each, and moves it to one of them.
static inline bool set_processors(const unsigned char *mask, size_t count) {
    return syscall(SYS_sched_setaffinity, 0, count, mask) == 0;
}
#endif
