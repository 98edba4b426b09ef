#ifdef __linux__
/* <stdio.h> declares it for _GNU_SOURCE alone, with which Swift does not read it. */
int renameat2(int, const char *, int, const char *, unsigned int);
#endif
