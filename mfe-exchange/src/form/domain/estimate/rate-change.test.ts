import { aCurrency } from '../../../currency/domain/currency/currency.fixture';
import { anEstimate } from './estimate.fixture';
import type { EstimateQuery } from './estimate-query';
import { agreedAfter, isQuoteOver, quoteOf, rateChangeOf } from './rate-change';

const query: EstimateQuery = {
  from: aCurrency(),
  to: aCurrency({ ticker: 'eth' }),
  amount: '0.1',
  direction: 'direct',
  rateMode: 'fixed',
  promoCode: null,
  payment: { kind: '', country: '' },
};
const quote = (amount: string, change: Partial<EstimateQuery> = {}, provider = 'p_default') =>
  quoteOf({ ...query, ...change }, anEstimate({ estimatedAmount: amount, provider, validUntil: 5000 }), null);

describe('quoteOf', () => {
  it.each([
    { rule: 'a floating rate promises nothing', given: { ...query, rateMode: 'floating' } as const },
    { rule: 'no question has no quote', given: null },
  ])('$rule', ({ given }) => {
    expect(quoteOf(given, anEstimate(), null)).toBeNull();
  });

  it('is null for an estimate without an amount', () => {
    expect(quoteOf(query, anEstimate({ estimatedAmount: null }), null)).toBeNull();
  });

  it('ends when its rate does, by the server’s clock', () => {
    expect([isQuoteOver(quote('1'), 4999), isQuoteOver(quote('1'), 5000), isQuoteOver(null, 5000)]).toEqual([
      false,
      true,
      false,
    ]);
  });
});

describe('rateChangeOf', () => {
  it.each([
    { rule: 'the same amount is unchanged', agreed: quote('1.40'), current: quote('1.4'), change: null },
    {
      rule: 'less to receive is worse',
      agreed: quote('1.4'),
      current: quote('1.39'),
      change: { direction: 'direct', before: '1.4', now: '1.39', isWorse: true },
    },
    {
      rule: 'more to receive is asked about too',
      agreed: quote('1.4'),
      current: quote('1.41'),
      change: { direction: 'direct', before: '1.4', now: '1.41', isWorse: false },
    },
    {
      rule: 'more to send is worse',
      agreed: quote('0.1', { direction: 'reverse' }),
      current: quote('0.11', { direction: 'reverse' }),
      change: { direction: 'reverse', before: '0.1', now: '0.11', isWorse: true },
    },
    {
      rule: 'less to send is better',
      agreed: quote('0.1', { direction: 'reverse' }),
      current: quote('0.09', { direction: 'reverse' }),
      change: { direction: 'reverse', before: '0.1', now: '0.09', isWorse: false },
    },
    {
      rule: 'another promo code is another question',
      agreed: quote('1.4', { promoCode: 'ONE' }),
      current: quote('1.3', { promoCode: 'TWO' }),
      change: null,
    },
    {
      rule: 'a provider that was picked is another question',
      agreed: quote('1.4'),
      current: quoteOf(query, anEstimate({ estimatedAmount: '1.3' }), 'p_default'),
      change: null,
    },
    {
      rule: 'a promo code is not a picked provider',
      agreed: quote('1.4', { promoCode: 'p_default' }),
      current: quoteOf(query, anEstimate({ estimatedAmount: '1.3' }), 'p_default'),
      change: null,
    },
    {
      rule: 'another provider in the place of the first is a change like any other',
      agreed: quote('1.4'),
      current: quote('1.38', {}, 'p_third'),
      change: { direction: 'direct', before: '1.4', now: '1.38', isWorse: true },
    },
    {
      rule: 'another amount is another question',
      agreed: quote('1.4'),
      current: quote('2.8', { amount: '0.2' }),
      change: null,
    },
    { rule: 'no change without an accepted quote', agreed: null, current: quote('1.4'), change: null },
    { rule: 'no change without a new quote', agreed: quote('1.4'), current: null, change: null },
  ])('$rule', ({ agreed, current, change }) => {
    expect(rateChangeOf(agreed, current)).toEqual(change);
  });
});

describe('agreedAfter', () => {
  const first = quote('1.4');
  const later = quote('1.39');
  const other = quote('2.8', { amount: '0.2' });
  it.each([
    { rule: 'the first quote is accepted', agreed: null, current: first, after: first },
    {
      rule: 'a later one for the same question does not replace it',
      agreed: first,
      current: later,
      after: first,
    },
    { rule: 'another query resets it', agreed: first, current: other, after: other },
    { rule: 'while a new one is awaited the agreement stands', agreed: first, current: null, after: first },
  ])('$rule', ({ agreed, current, after }) => {
    expect(agreedAfter(agreed, current)).toBe(after);
  });
});
