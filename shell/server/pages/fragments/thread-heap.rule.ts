/** Enough for any number of threads on a machine without a memory limit. */
const MOST_MB = 512;
/** A thread needs this much for the bundles of all remotes. */
const LEAST_MB = 96;
/** Share of the memory for the heaps of all threads. The rest is for the server, and for memory outside heaps. */
const SHARE = 0.5;
const MEBIBYTE = 1024 * 1024;

/**
 * Heap limit of a render thread in MiB. All threads fit into the memory of the container, so that a leaking thread
 * is ended and replaced before the kernel ends the whole server. `threads` includes the spare.
 */
export const threadHeapMb = (memoryBytes: number, threads: number): number =>
  Math.max(LEAST_MB, Math.min(MOST_MB, Math.floor((memoryBytes * SHARE) / MEBIBYTE / threads)));
