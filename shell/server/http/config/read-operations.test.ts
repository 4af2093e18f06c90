import { isLeft, right } from 'fp-ts/lib/Either.js';

import { readOperations } from './read-operations.ts';

describe('readOperations (spec §9 "Operations")', () => {
  it('logs errors, dumps the heap at 80 %, and has no metrics and traces', () => {
    expect(readOperations({})).toEqual(
      right({ logLevel: 'error', heapDumpPercent: 80, metrics: null, traces: null, operatorSignIn: null }),
    );
  });

  it.each([
    { word: '1', percent: 1 },
    { word: '99', percent: 99 },
    { word: 'off', percent: 0 },
  ])('accepts $word', ({ word, percent }) => {
    expect(readOperations({ HEAP_DUMP_PERCENT: word })).toMatchObject(right({ heapDumpPercent: percent }));
  });

  it.each([
    [{ METRICS_PORT: '9464' }, { host: '127.0.0.1', port: 9464 }],
    [
      { METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0' },
      { host: '0.0.0.0', port: 9464 },
    ],
    [{ METRICS_HOST: '0.0.0.0' }, null],
  ])('%j: metrics at %j', (environment, metrics) => {
    expect(readOperations(environment)).toMatchObject(right({ metrics }));
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
