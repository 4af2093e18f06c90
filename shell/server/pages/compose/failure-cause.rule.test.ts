import { isOfVersion } from './failure-cause.rule.ts';

describe('a failed render', () => {
  it.each([
    { kind: 'threw', counts: true },
    { kind: 'garbage', counts: true },
    { kind: 'too-large', counts: true },
    { kind: 'unloadable', counts: true },
    { kind: 'crashed', counts: true },
    { kind: 'timeout', counts: false },
    { kind: 'busy', counts: false },
    { kind: 'switched-off', counts: false },
  ] as const)('counts against the version if it is $kind: $counts', ({ kind, counts }) => {
    expect(isOfVersion({ kind, detail: '' })).toBe(counts);
  });
});
