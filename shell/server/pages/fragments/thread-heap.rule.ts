/** Memory of a machine without a limit suffices for any number of threads. */
const MOST_MB = 512;
/** A thread needs this much for the bundles of all remotes. */
const LEAST_MB = 96;
/** Share of the memory for the heaps of all threads. The rest is for the server and for everything outside of heaps. */
const SHARE = 0.5;
const MEBIBYTE = 1024 * 1024;

/**
 * Limit of the heap of a render thread in MiB. All threads fit into the memory of the container: one that leaks is ended and
 * replaced, before the kernel ends the whole server. `threads` includes the spare.
 */
export const threadHeapMb = (memoryBytes: number, threads: number): number =>
  Math.max(LEAST_MB, Math.min(MOST_MB, Math.floor((memoryBytes * SHARE) / MEBIBYTE / threads)));
