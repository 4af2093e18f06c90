import { faultShare, orderCounts, providerLevel } from './provider-state.rule';
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
