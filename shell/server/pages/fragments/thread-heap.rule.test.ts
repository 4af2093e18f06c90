import { threadHeapMb } from './thread-heap.rule.ts';

const GIBIBYTE = 2 ** 30;

describe('threadHeapMb', () => {
  it.each([
    { rule: 'half of the memory, for two threads and the spare', gibibytes: 1, threads: 3, heapMb: 170 },
    { rule: 'half of the memory, for four threads and the spare', gibibytes: 1, threads: 5, heapMb: 102 },
    { rule: 'at most 512 MiB', gibibytes: 24, threads: 5, heapMb: 512 },
    { rule: 'enough for the bundles of all remotes', gibibytes: 0.25, threads: 5, heapMb: 96 },
  ])('$rule', ({ gibibytes, threads, heapMb }) => {
    expect(threadHeapMb(gibibytes * GIBIBYTE, threads)).toBe(heapMb);
  });
});
