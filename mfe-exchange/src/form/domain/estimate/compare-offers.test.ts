import { differenceToBest, isFastestEstimate, sortEstimates } from './compare-offers';
import { anEstimate } from './estimate.fixture';

const a = anEstimate({ provider: 'a', estimatedAmount: '2', speedForecast: '10-60' });
const b = anEstimate({ provider: 'b', estimatedAmount: '2.000000000000000001', speedForecast: '10-60' });
const fast = anEstimate({ provider: 'fast', estimatedAmount: '1.98', speedForecast: '5-30' });
const closed = anEstimate({
  provider: 'closed',
  estimatedAmount: '9',
  isConvertible: false,
  speedForecast: '1-2',
});
const none = anEstimate({ provider: 'none', estimatedAmount: null });

const names = (estimates: readonly { readonly provider: string }[]) =>
  estimates.map(({ provider }) => provider);

describe('offers', () => {
  it.each([
    { rule: 'most to receive first', direction: 'direct', order: ['b', 'a', 'fast', 'closed', 'none'] },
    { rule: 'least to send first', direction: 'reverse', order: ['fast', 'a', 'b', 'closed', 'none'] },
  ] as const)('are sorted: $rule, unusable ones last', ({ direction, order }) => {
    expect(names(sortEstimates([none, closed, fast, a, b], direction))).toEqual(order);
  });

  it.each([
    {
      rule: 'less to receive',
      estimate: fast,
      direction: 'direct',
      difference: { amount: '-0.02', percent: '-1.00' },
    },
    {
      rule: 'more to send',
      estimate: a,
      direction: 'reverse',
      difference: { amount: '0.02', percent: '1.01' },
    },
    { rule: 'the best one', estimate: a, direction: 'direct', difference: null },
    { rule: 'without an amount', estimate: none, direction: 'direct', difference: null },
  ] as const)('differ from the best one: $rule', ({ estimate, direction, difference }) => {
    expect(differenceToBest([a, fast, closed, none], estimate, direction)).toEqual(difference);
  });

  it('have one that is faster than the best one', () => {
    const isFastest = (estimate: typeof a) => isFastestEstimate([a, fast, closed, none], estimate, 'direct');
    expect([a, fast, closed, none].filter(isFastest)).toEqual([fast]);
    expect([a, b].filter((it) => isFastestEstimate([a, b], it, 'direct'))).toEqual([]);
  });
});
