import { changeTo } from './plan';
import { threePlans } from './plan.fixture';

const [free, plus, premium] = threePlans;

describe('changeTo (spec §3 "subscription")', () => {
  it.each([
    { rule: 'the current level', from: 'plus', plan: plus, change: 'current' },
    { rule: 'from free to a paid one', from: 'free', plan: plus, change: 'buy' },
    { rule: 'to a more expensive one', from: 'plus', plan: premium, change: 'upgrade' },
    { rule: 'to a cheaper one', from: 'premium', plan: plus, change: 'downgrade' },
    { rule: 'to the free one', from: 'premium', plan: free, change: 'cancel' },
    { rule: 'from an unknown level', from: 'gold', plan: plus, change: 'buy' },
  ])('$rule is "$change"', ({ from, plan, change }) => {
    expect(changeTo(plan, { level: from, nextBillingAtMs: null }, threePlans)).toBe(change);
  });
});
