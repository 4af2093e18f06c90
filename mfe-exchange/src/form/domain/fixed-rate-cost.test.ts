import { aCurrency } from '../../currency/domain/currency/currency.fixture';
import type { EstimateQuery } from './estimate';
import { anEstimate } from './estimate/estimate.fixture';
import { fixedRateCost, rememberBest } from './fixed-rate-cost';
import type { BestAmounts } from './fixed-rate-cost';

const query: EstimateQuery = {
  from: aCurrency(),
  to: aCurrency({ ticker: 'eth' }),
  amount: '0.1',
  direction: 'direct',
  rateMode: 'floating',
  promoCode: null,
  payment: { kind: '', country: '' },
};

type Step = Partial<EstimateQuery> & { readonly amounts: readonly (string | null)[]; readonly at?: number };

const after = (steps: readonly Step[]): BestAmounts | null =>
  steps.reduce<BestAmounts | null>(
    (known, { amounts, at = 1000, ...change }) =>
      rememberBest(known, {
        question: { ...query, ...change },
        value: {
          estimates: amounts.map((estimatedAmount, index) =>
            anEstimate({ provider: String(index), estimatedAmount }),
          ),
        },
        receivedAt: at,
      }),
    null,
  );

const floating: Step = { amounts: ['1.9', '2'] };
const fixed: Step = { rateMode: 'fixed', amounts: ['1.99'] };

describe('fixedRateCost', () => {
  it.each([
    { rule: 'the best floating against the best fixed amount', steps: [floating, fixed], cost: '0.50' },
    { rule: 'in any order', steps: [fixed, floating], cost: '0.50' },
    { rule: 'no fixed estimate', steps: [floating], cost: null },
    { rule: 'no floating estimate', steps: [fixed], cost: null },
    { rule: 'no offer with a fixed rate', steps: [floating, { ...fixed, amounts: [null] }], cost: null },
    { rule: 'a fixed rate that pays the same', steps: [floating, { ...fixed, amounts: ['2'] }], cost: null },
    { rule: 'a fixed rate that pays more', steps: [floating, { ...fixed, amounts: ['2.1'] }], cost: null },
    { rule: 'less than a hundredth', steps: [floating, { ...fixed, amounts: ['1.99999'] }], cost: null },
    { rule: 'two minutes apart', steps: [floating, { ...fixed, at: 121_000 }], cost: '0.50' },
    { rule: 'more than two minutes apart', steps: [floating, { ...fixed, at: 121_001 }], cost: null },
    { rule: 'another amount in between', steps: [floating, { ...floating, amount: '9' }, fixed], cost: null },
    { rule: 'the estimates of another amount', steps: [floating, { ...fixed, amount: '9' }], cost: null },
    { rule: 'another promo code', steps: [floating, { ...fixed, promoCode: 'X' }], cost: null },
  ])('$rule: $cost', ({ steps, cost }) => {
    expect(fixedRateCost(query, after(steps))).toBe(cost);
  });

  it('does not compare amounts to send', () => {
    const reverse = { ...query, direction: 'reverse' } as const;
    const best = after([floating, fixed].map((step) => ({ ...step, direction: 'reverse' })));
    expect(fixedRateCost(reverse, best)).toBeNull();
    expect(fixedRateCost(null, best)).toBeNull();
  });
});
