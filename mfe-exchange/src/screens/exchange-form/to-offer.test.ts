import { anEstimate } from '../../domain/estimate/estimate.fixture';
import type { Words } from '../words';
import { toOffer } from './to-offer';
import type { ShownView } from './to-offer';

const words = {
  t: (key: string, values: { readonly amount?: string } = {}) => [key, values.amount ?? ''].join(' ').trim(),
  short: (amount: string) => amount,
} as unknown as Words;

const noteOf = (limits: { readonly minAmount: string | null; readonly maxAmount: string | null }) => {
  const estimate = anEstimate({
    ...limits,
    estimatedAmount: null,
    error: { code: 'out_of_range', message: 'no' },
  });
  const view = { _tag: 'Shown', estimates: [estimate], chosen: estimate } as unknown as ShownView;
  return toOffer(
    {
      words,
      view,
      direction: 'direct',
      ticker: 'ETH',
      sendFacts: { send: '5', ticker: 'BTC' },
      isFixed: true,
    },
    estimate,
  ).note;
};

describe('the amount of an offer', () => {
  it.each([
    { rule: 'estimated with a floating rate', isFixed: false, amount: '≈ 3.18 ETH' },
    { rule: 'promised with a fixed rate', isFixed: true, amount: '3.18 ETH' },
  ])('$rule: $amount', ({ isFixed, amount }) => {
    const estimate = anEstimate({ estimatedAmount: '3.18' });
    const view = { _tag: 'Shown', estimates: [estimate], chosen: estimate } as unknown as ShownView;
    const sendFacts = { send: '5', ticker: 'BTC' };
    expect(
      toOffer({ words, view, direction: 'direct', ticker: 'ETH', sendFacts, isFixed }, estimate).amount,
    ).toBe(amount);
  });
});

describe('the reason why a provider has no offer (spec §3 `fiatAmountError`)', () => {
  it.each([
    { rule: 'its minimum', limits: { minAmount: '7', maxAmount: null }, note: 'amount.tooSmall 7' },
    { rule: 'its maximum', limits: { minAmount: null, maxAmount: '3' }, note: 'amount.tooLarge 3' },
    { rule: 'it accepts no amount', limits: { minAmount: null, maxAmount: '0' }, note: 'offers.unavailable' },
    { rule: 'another reason', limits: { minAmount: '1', maxAmount: '9' }, note: 'offers.unavailable' },
  ])('$rule: $note', ({ limits, note }) => {
    expect(noteOf(limits)).toBe(note);
  });
});
