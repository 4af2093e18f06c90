import { compareAmounts } from '../amount';
import { aTrade } from './trade.fixture';
import { isFinal, partOf, reviewTrade } from '.';

describe('reviewTrade (spec §4 "Pro trade")', () => {
  it.each([
    { rule: 'the whole balance', typed: '0.5', review: { _tag: 'Good', amount: '0.5' } },
    {
      rule: 'more than the balance',
      typed: '0.50000001',
      review: { _tag: 'Bad', problem: 'MoreThanThereIs' },
    },
    { rule: 'nothing yet', typed: '', review: { _tag: 'Bad', problem: 'Missing' } },
    {
      rule: 'more decimals than the currency',
      typed: '0.123456789',
      review: { _tag: 'Bad', problem: 'TooManyDecimals' },
    },
    {
      rule: 'a currency for itself',
      typed: '0.1',
      to: 'btc',
      review: { _tag: 'Bad', problem: 'SameCurrency' },
    },
    { rule: 'all decimals', typed: '0.12345678', review: { _tag: 'Good', amount: '0.12345678' } },
    { rule: 'no decimals', typed: '1', decimals: 0, available: '1', review: { _tag: 'Good', amount: '1' } },
    { rule: 'unknown decimals', typed: '0.123456789', decimals: null, review: { _tag: 'Good' } },
  ])('$rule', ({ typed, to = 'eth', decimals = 8, available = '0.5', review }) => {
    expect(reviewTrade({ from: 'btc', to, typed }, { available, decimals }, 'en')).toMatchObject(review);
  });

  it('reports no problem for two equal currencies before any is known', () => {
    const review = reviewTrade({ from: '', to: '', typed: '' }, { available: null, decimals: null }, 'en');
    expect(review).not.toMatchObject({ problem: 'SameCurrency' });
  });
});

describe('partOf', () => {
  it.each([
    { rule: 'a quarter', available: '1', percent: 25, decimals: 8, part: '0.25' },
    {
      rule: 'rounded down to the decimals',
      available: '0.12345678',
      percent: 25,
      decimals: 8,
      part: '0.03086419',
    },
    { rule: 'coarse currencies', available: '10.01', percent: 25, decimals: 2, part: '2.5' },
    {
      rule: 'all, to the last digit',
      available: '0.123456789012345678',
      percent: 100,
      decimals: 8,
      part: '0.123456789012345678',
    },
    {
      rule: 'unknown decimals',
      available: '1.000000001',
      percent: 50,
      decimals: null,
      part: '0.5',
    },
  ])('$rule', ({ available, percent, decimals, part }) => {
    expect(partOf(available, percent, decimals)).toBe(part);
    expect(compareAmounts(partOf(available, percent, decimals), available)).toBeLessThanOrEqual(0);
  });
});

describe('isFinal', () => {
  it.each([
    { status: 'finished', final: true },
    { status: 'failed', final: true },
    { status: 'refunded', final: true },
    { status: 'pending', final: false },
    { status: 'a_word_of_tomorrow', final: false },
  ])('$status: $final', ({ status, final }) => {
    expect(isFinal(aTrade({ status }))).toBe(final);
  });
});
