import { roundForDisplay } from '@coinlane/shared-contracts/amounts';

import { aCurrency } from '../../../currency/domain/currency/currency.fixture';
import { anEstimate } from '../../domain/estimate/estimate.fixture';
import type { Words } from '../../../page/screens/words';
import { toOffer } from './to-offer';
import type { ShownView } from './to-offer';

const words = {
  t: (key: string, values: Partial<Record<'amount' | 'paidPercent' | 'number', string>> = {}) =>
    [key, values.amount ?? values.paidPercent ?? values.number ?? ''].join(' ').trim(),
  short: (amount: string) => roundForDisplay(amount),
  exact: (amount: string) => amount,
  ticker: () => 'ETH',
} as unknown as Words;

const counted = aCurrency({ ticker: 'eth' });
const fiat = (amount: string | null | undefined) => (amount == null ? '' : `≈ $${amount}`);

const noteOf = (limits: { readonly minAmount: string | null; readonly maxAmount: string | null }) => {
  const estimate = anEstimate({
    ...limits,
    estimatedAmount: null,
    isRefused: true,
  });
  const view = { _tag: 'Shown', estimates: [estimate], chosen: estimate } as unknown as ShownView;
  return toOffer(
    {
      words,
      fiat,
      view,
      direction: 'direct',
      counted,
      sendFacts: { send: '5', ticker: 'BTC' },
      isFixed: true,
    },
    estimate,
  ).note;
};

describe('the amount of an offer', () => {
  it.each([
    { rule: 'estimated with a floating rate', isFixed: false, amount: '≈ 3.05160896 ETH' },
    { rule: 'promised with a fixed rate', isFixed: true, amount: '3.05160896 ETH' },
  ])('$rule: $amount', ({ isFixed, amount }) => {
    const estimate = anEstimate({ estimatedAmount: '3.05160896' });
    const view = { _tag: 'Shown', estimates: [estimate], chosen: estimate } as unknown as ShownView;
    const sendFacts = { send: '5', ticker: 'BTC' };
    expect(
      toOffer({ words, fiat, view, direction: 'direct', counted, sendFacts, isFixed }, estimate).amount,
    ).toBe(amount);
  });
});

describe('the reason why a provider has no offer (spec §3 `fiatAmountError`)', () => {
  it.each([
    { rule: 'its minimum', limits: { minAmount: '7', maxAmount: null }, note: 'offers.minimum 7' },
    { rule: 'its maximum', limits: { minAmount: null, maxAmount: '3' }, note: 'offers.maximum 3' },
    { rule: 'it accepts no amount', limits: { minAmount: null, maxAmount: '0' }, note: 'offers.unavailable' },
    { rule: 'another reason', limits: { minAmount: '1', maxAmount: '9' }, note: 'offers.unavailable' },
  ])('$rule: $note', ({ limits, note }) => {
    expect(noteOf(limits)).toBe(note);
  });
});

describe('the second line of an offer', () => {
  const best = anEstimate({ provider: 'best', estimatedAmount: '2' });
  const slow = anEstimate({ provider: 'slow', estimatedAmount: '1.98' });
  const rowOf = (estimate: typeof best, direction: 'direct' | 'reverse' = 'direct') => {
    const view = { _tag: 'Shown', estimates: [best, slow], chosen: best } as unknown as ShownView;
    const sendFacts = { send: '5', ticker: 'BTC' };
    return toOffer({ words, fiat, view, direction, counted, sendFacts, isFixed: true }, estimate);
  };
  it.each([
    { rule: 'the best one has its value', estimate: best, badge: 'offers.best', value: '≈ $2' },
    {
      rule: 'another one has its difference',
      estimate: slow,
      badge: null,
      value: '−$0.02\u00A0·\u00A0price.percent −1.00',
    },
  ])('$rule', ({ estimate, badge, value }) => {
    expect(rowOf(estimate)).toMatchObject({ badge, value });
  });

  it('gives the extra cost of another one', () => {
    expect(rowOf(best, 'reverse').value).toBe('+$0.02\u00A0·\u00A0price.percent +1.01');
  });
});

describe('the record of a provider', () => {
  const trackRecord = { swaps: 120, paidPercent: '99.8', medianMinutes: 6 };
  const refused = { isRefused: true, estimatedAmount: null };
  it.each([
    { rule: 'ends the facts of its offer', changes: { trackRecord }, has: true },
    { rule: 'is left out if it is not known', changes: { trackRecord: null }, has: false },
    { rule: 'is left out without an offer', changes: { trackRecord, ...refused }, has: false },
  ])('$rule', ({ changes, has }) => {
    const estimate = anEstimate({ speedForecast: null, ...changes });
    const view = { _tag: 'Shown', estimates: [estimate], chosen: estimate } as unknown as ShownView;
    const sendFacts = { send: '5', ticker: 'BTC' };
    const facts = { words, fiat, view, direction: 'direct', counted, sendFacts, isFixed: true } as const;
    expect(toOffer(facts, estimate).note === 'offers.trackRecord 99.8').toBe(has);
  });
});
