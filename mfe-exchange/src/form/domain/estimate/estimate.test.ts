import { chooseEstimate, isBestEstimate } from './choose-estimate';
import { anEstimate } from './estimate.fixture';
import { priceDifference, priceWarningOf, rateOf } from './estimate-rate';
import { rateText } from './rate-text';

const low = anEstimate({ provider: 'low', estimatedAmount: '1' });
const high = anEstimate({ provider: 'high', estimatedAmount: '1.000000000000000001' });
const unconvertible = anEstimate({ provider: 'unconvertible', estimatedAmount: '9', isConvertible: false });
const silent = anEstimate({ provider: 'silent', estimatedAmount: null });
const zero = anEstimate({ provider: 'zero', estimatedAmount: '0' });

describe('chooseEstimate (spec §4)', () => {
  it.each([
    {
      rule: "the user's pick takes precedence over a higher amount",
      estimates: [low, high],
      pick: 'low',
      chosen: low,
    },
    {
      rule: 'without a pick the highest wins, by its last decimal',
      estimates: [low, high],
      pick: null,
      chosen: high,
    },
    { rule: 'a pick that is gone counts as none', estimates: [low, high], pick: 'withdrawn', chosen: high },
    {
      rule: 'a convertible estimate beats a better offer',
      estimates: [unconvertible, low],
      pick: null,
      chosen: low,
    },
    {
      rule: 'none convertible: the highest of all wins',
      estimates: [unconvertible],
      pick: null,
      chosen: unconvertible,
    },
    {
      rule: 'of two equal the first wins',
      estimates: [{ ...low, provider: 'first' }, low],
      pick: null,
      chosen: { ...low, provider: 'first' },
    },
    {
      rule: 'no positive amount: the first is chosen',
      estimates: [silent, zero],
      pick: null,
      chosen: silent,
    },
    { rule: 'no estimates: none is chosen', estimates: [], pick: null, chosen: null },
  ])('$rule', ({ estimates, pick, chosen }) => {
    expect(chooseEstimate(estimates, pick)).toEqual(chosen);
  });
});

describe('chooseEstimate for a receive amount (spec §4)', () => {
  const cheap = anEstimate({ provider: 'cheap', estimatedAmount: '0.1' });
  const dear = anEstimate({ provider: 'dear', estimatedAmount: '0.1000000001' });

  it('chooses the lowest cost', () => {
    expect(chooseEstimate([dear, cheap], null, 'reverse')).toBe(cheap);
    expect(isBestEstimate([dear, cheap], dear, 'reverse')).toBe(false);
  });

  it('chooses the first of equal ones', () => {
    const same = { ...cheap, provider: 'same' };
    expect(chooseEstimate([cheap, same], null, 'reverse')).toBe(cheap);
    expect(chooseEstimate([same, cheap], null, 'direct')).toBe(same);
    expect(isBestEstimate([low, high], high)).toBe(true);
    expect(isBestEstimate([low, high], low)).toBe(false);
  });

  it('ignores a zero amount', () => {
    expect(chooseEstimate([silent, zero, dear], null, 'reverse')).toBe(dear);
  });
});

describe('isBestEstimate', () => {
  it('never reports an estimate without an amount as the best', () => {
    expect(isBestEstimate([silent, zero], silent)).toBe(false);
  });
});

describe('rates', () => {
  it.each([
    { rule: 'what one unit gives', from: '0.1', to: '1.4032', rate: '14.032' },
    {
      rule: 'the smallest amounts, without an exponent',
      from: '1',
      to: '0.000000000000000001',
      rate: '0.000000000000000001',
    },
    {
      rule: 'a rate with 30 decimals',
      from: '1000000',
      to: '0.000000000000000000000001',
      rate: '0.000000000000000000000000000001',
    },
    { rule: 'nothing sent', from: '0', to: '1', rate: null },
    { rule: 'nothing known', from: '1', to: null, rate: null },
  ])('$rule', ({ from, to, rate }) => {
    expect(rateOf(from, to)).toBe(rate);
  });

  it('use the page’s number format, with "=" for a fixed one', () => {
    const facts = {
      fromTicker: 'btc',
      toTicker: 'eth',
      rate: '1234.567890123',
      isFromFiat: false,
      language: 'de',
    } as const;
    expect(rateText({ ...facts, isFixed: false })).toBe('1 BTC ≈ 1.234,5678 ETH');
    expect(rateText({ ...facts, isFixed: true })).toBe('1 BTC = 1.234,5678 ETH');
  });

  it.each([
    { rule: 'the smallest one that is shown', rate: '0.001', text: '1 DOGE ≈ 0.001 BTC' },
    { rule: 'a smaller one, inverted', rate: '0.000999', text: '1 BTC ≈ 1,001.001 DOGE' },
    { rule: 'a tiny one, inverted', rate: '0.00000125', text: '1 BTC ≈ 800,000 DOGE' },
    { rule: 'nothing', rate: '0', text: '1 DOGE ≈ 0 BTC' },
  ])('show $rule', ({ rate, text }) => {
    const facts = {
      fromTicker: 'doge',
      toTicker: 'btc',
      isFixed: false,
      isFromFiat: false,
      language: 'en',
    } as const;
    expect(rateText({ ...facts, rate })).toBe(text);
  });

  it.each([
    { rule: 'the price of a coin', rate: '0.0000102', text: '1 BTC ≈ 98,039.215 EUR' },
    { rule: 'the price of a cheap coin', rate: '6.25', text: '1 BTC ≈ 0.16 EUR' },
    { rule: 'a very small price, inverted', rate: '100000', text: '1 EUR ≈ 100,000 BTC' },
  ])('show for a purchase $rule', ({ rate, text }) => {
    const facts = {
      fromTicker: 'eur',
      toTicker: 'btc',
      isFixed: false,
      isFromFiat: true,
      language: 'en',
    } as const;
    expect(rateText({ ...facts, rate })).toBe(text);
  });

  it.each([
    { rule: 'hardly less', rate: '29.9999', market: '30', percent: '0.00' },
    { rule: 'one percent less', rate: '29.7', market: '30', percent: '-1.00' },
    { rule: 'ten percent less', rate: '27', market: '30', percent: '-10.00' },
    { rule: 'less than the market', rate: '29', market: '30', percent: '-3.33' },
    { rule: 'more than the market', rate: '31', market: '30', percent: '3.33' },
    { rule: 'no minus before nothing', rate: '29.9999999', market: '30', percent: '0.00' },
    { rule: 'no market rate', rate: '30', market: null, percent: null },
    { rule: 'a market rate of zero', rate: '30', market: '0', percent: null },
  ])('$rule', ({ rate, market, percent }) => {
    expect(priceDifference(rate, market)).toBe(percent);
  });

  it.each([
    { percent: null, warning: 'None' },
    { percent: '20', warning: 'None' },
    { percent: '-5.00', warning: 'None' },
    { percent: '-5.01', warning: 'Warn' },
    { percent: '-15.00', warning: 'Warn' },
    { percent: '-15.01', warning: 'TypeToConfirm' },
  ])('$percent % causes $warning', ({ percent, warning }) => {
    expect(priceWarningOf(percent)).toBe(warning);
  });
});
