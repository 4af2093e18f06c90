import { faultShare, orderCounts, providerLevel, recordWords } from './provider-state.rule';
import type { ProviderState } from './provider-state.rule';

const aProvider = (changes: Partial<ProviderState> = {}): ProviderState => ({
  id: 'one-click',
  displayName: 'NEAR Intents',
  calls: 100,
  faults: 0,
  meanMs: 120,
  breaker: 'closed',
  isSwitchedOff: false,
  lastFault: null,
  orders: {},
  falseReports: null,
  trackRecord: null,
  ...changes,
});

describe('the level of a provider', () => {
  it.each([
    { rule: 'no calls yet', changes: { calls: 0 }, level: 'quiet' },
    { rule: 'no faults', changes: {}, level: 'good' },
    { rule: 'one fault in twenty calls', changes: { faults: 5 }, level: 'good' },
    { rule: 'more', changes: { faults: 6 }, level: 'watch' },
    { rule: 'its breaker is open', changes: { breaker: 'open' as const }, level: 'down' },
    {
      rule: 'false reports, also with an open breaker',
      changes: { falseReports: { orders: 1, last: 'x', lastAtMs: 1 }, breaker: 'open' as const },
      level: 'false',
    },
    {
      rule: 'switched off, whatever else',
      changes: { breaker: 'open' as const, isSwitchedOff: true },
      level: 'off',
    },
  ])('$rule: $level', ({ changes, level }) => {
    expect(providerLevel(aProvider(changes))).toBe(level);
  });
});

it('has no fault share without calls', () => {
  expect(faultShare(aProvider({ calls: 0, faults: 0 }))).toBe(0);
});

it('counts running orders apart from those that have ended', () => {
  const orders = { waiting: 3, unknown: 1, finished: 10, refunded: 1, failed: 1, expired: 4 };
  expect(orderCounts(aProvider({ orders }))).toEqual({ running: 4, all: 20 });
});

describe('the record of a provider', () => {
  const record = {
    swaps: 120,
    paidPercent: '99.8',
    medianSeconds: 385,
    inTimePercent: '97.5',
    heldPercent: '1.7',
  };
  it.each([
    { rule: 'nothing from too few orders', record: null, words: 'fewer than 20 swaps' },
    {
      rule: 'all facts',
      record,
      words: '120 swaps, paid 99.8 % of its quotes, median 6 min, 97.5 % in time, 1.7 % held or returned',
    },
    {
      rule: 'facts that are known',
      record: { ...record, paidPercent: null, medianSeconds: null, inTimePercent: null },
      words: '120 swaps, 1.7 % held or returned',
    },
  ])('$rule: $words', ({ record: shown, words }) => {
    expect(recordWords(shown)).toBe(words);
  });
});
