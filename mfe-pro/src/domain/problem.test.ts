import { fieldOf, isOutcomeUnknown, canRetry } from './problem';
import type { Problem } from './problem';
import { aRefusal } from './problem.fixture';

const rows: readonly { readonly problem: Problem; readonly again: boolean; readonly unknown: boolean }[] = [
  { problem: { _tag: 'Offline' }, again: true, unknown: true },
  { problem: { _tag: 'TimedOut', seconds: 10 }, again: true, unknown: true },
  { problem: { _tag: 'Broken' }, again: true, unknown: true },
  { problem: { _tag: 'Unreadable' }, again: true, unknown: true },
  { problem: { _tag: 'TooMany', waitMs: 1000 }, again: true, unknown: false },
  { problem: { _tag: 'Overtaken' }, again: true, unknown: false },
  { problem: { _tag: 'SignedOut' }, again: false, unknown: false },
  { problem: { _tag: 'Missing' }, again: false, unknown: false },
  { problem: aRefusal('not_enough_balance'), again: false, unknown: false },
];

describe('a problem', () => {
  it.each(rows)('$problem._tag: retry helps $again, outcome unknown $unknown', (row) => {
    expect([canRetry(row.problem), isOutcomeUnknown(row.problem)]).toEqual([row.again, row.unknown]);
  });

  it('names the refused field', () => {
    expect(fieldOf(aRefusal('not_valid_params', 'wallet'))).toBe('wallet');
    expect(fieldOf({ _tag: 'Offline' })).toBeNull();
    expect(fieldOf(null)).toBeNull();
  });
});
