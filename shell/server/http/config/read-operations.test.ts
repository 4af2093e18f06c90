import { isLeft, right } from 'fp-ts/lib/Either.js';

import { readOperations } from './read-operations.ts';

describe('readOperations (spec §9 "Operations")', () => {
  it('logs errors, and dumps the heap at 80 %', () => {
    expect(readOperations({})).toEqual(right({ logLevel: 'error', heapDumpPercent: 80 }));
  });

  it.each([
    { word: '1', percent: 1 },
    { word: '99', percent: 99 },
    { word: 'off', percent: 0 },
  ])('accepts $word', ({ word, percent }) => {
    expect(readOperations({ HEAP_DUMP_PERCENT: word })).toMatchObject(right({ heapDumpPercent: percent }));
  });

  it.each(['0', '100', '80%', '0.8', '-5', 'on', '080'])(
    'refuses %s and names the expected values',
    (word) => {
      const read = readOperations({ HEAP_DUMP_PERCENT: word });
      expect(isLeft(read) ? read.left : []).toEqual([
        `HEAP_DUMP_PERCENT is wrong: expected a percentage from 1 to 99, or off, found "${word}"`,
      ]);
    },
  );
});
