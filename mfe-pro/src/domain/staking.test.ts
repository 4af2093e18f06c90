import { rewardFor, sourceOf } from './staking';
import { aStake } from './staking.fixture';

describe('rewardFor (spec §9 "Time units": 365 days a year)', () => {
  it.each([
    { rule: 'a year yields the whole rate', amount: '100', days: 365, reward: '8' },
    { rule: 'a day is rounded down', amount: '100', days: 1, reward: '0.02191780' },
    { rule: 'zero yields zero', amount: '0', days: 365, reward: '0' },
  ])('$rule', ({ amount, days, reward }) => {
    expect(rewardFor(amount, '0.08', days)).toBe(reward.replace(/0+$/, '') || '0');
  });
});

describe('sourceOf', () => {
  it.each([
    { direction: 'stake', available: '7', source: '7' },
    { direction: 'stake', available: null, source: null },
    { direction: 'unstake', available: '7', source: '100' },
  ] as const)('$direction takes from $source', ({ direction, available, source }) => {
    const balance = { available, decimals: 8 };
    expect(sourceOf(direction, aStake(), balance)).toEqual({ available: source, decimals: 8 });
  });
});
