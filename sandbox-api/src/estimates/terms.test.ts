import Big from 'big.js';

import { findByTicker } from '../currencies/index.ts';
import { COIN_PROVIDERS, providerNamed, providersFor, standardProvider } from './providers.table.ts';
import { quoteOf } from './quote.ts';
import type { Question } from './quote.ts';
import { readRateId, toRateId } from './rate-token.ts';
import { limitsOf, marketRate, receivedFor, sentFor, termsOf } from './terms.ts';
import type { Pair } from './terms.ts';

const NOW = Date.parse('2026-11-20T12:00:00.000Z');

const pairOf = (from: string, to: string): Pair => {
  const [fromCurrency, toCurrency] = [findByTicker(from), findByTicker(to)];
  if (fromCurrency === undefined || toCurrency === undefined) throw new Error(`${from} ${to}`);
  return { from: fromCurrency, to: toCurrency };
};
const btcEth = pairOf('btc', 'eth');
const standard = standardProvider(btcEth.from, btcEth.to);
const terms = { rate: new Big('31.5'), networkFee: new Big('0.0004') };

const aQuestion = (change: Partial<Question> = {}): Question => ({
  pair: btcEth,
  flow: 'standard',
  side: 'direct',
  amount: new Big('0.1'),
  nowMs: NOW,
  discount: 0,
  ...change,
});

describe('amounts under terms (api contract §2.11: rate × amount − networkFee)', () => {
  it.each([
    { rule: 'the fee is subtracted from the amount received', sent: '0.1', received: '3.1496' },
    { rule: 'eight decimals, rounded down', sent: '0.123456789', received: '3.88848885' },
    { rule: 'nothing is left if the fee is larger', sent: '0.00001', received: '0' },
  ])('$rule', ({ sent, received }) => {
    expect(receivedFor(btcEth.to, terms, new Big(sent)).toFixed()).toBe(received);
  });

  it.each(['0.5', '3.14159265', '123456.789'])('the amount to send yields at least %s', (wanted) => {
    const sent = sentFor(btcEth.from, terms, new Big(wanted));

    expect(receivedFor(btcEth.to, terms, sent).gte(wanted)).toBe(true);
  });
});

describe('termsOf', () => {
  it.each(COIN_PROVIDERS)('take 0.3 to 1.6 percent of the market rate at $label', (provider) => {
    const { rate } = termsOf(btcEth, provider, { flow: 'standard', nowMs: NOW, discount: 0 });
    const kept = 1 - Number(rate.div(marketRate(btcEth, NOW)));

    expect(kept).toBeGreaterThan(0.003);
    expect(kept).toBeLessThan(0.016);
  });

  it('take more for a fixed rate', () => {
    const floating = termsOf(btcEth, standard, { flow: 'standard', nowMs: NOW, discount: 0 });
    const held = termsOf(btcEth, standard, { flow: 'fixed-rate', nowMs: NOW, discount: 0 });

    expect(held.rate.lt(floating.rate)).toBe(true);
  });

  it('never exceed the market rate with any discount', () => {
    const { rate } = termsOf(btcEth, standard, { flow: 'standard', nowMs: NOW, discount: 0.5 });

    expect(rate.eq(marketRate(btcEth, NOW))).toBe(true);
  });
});

describe('limitsOf', () => {
  it.each([
    { from: 'btc', to: 'eth', min: '0.00014', max: null },
    { from: 'usdttrc20', to: 'btc', min: '13', max: null },
    { from: 'shib', to: 'doge', min: '1000000', max: null },
  ])('require at least $min $from for $to', ({ from, to, min, max }) => {
    const limits = limitsOf(pairOf(from, to), standard, 'standard');

    expect({ min: limits.min.toFixed(), max: limits.max }).toEqual({ min, max });
  });

  it('limit a fixed rate to about 100,000 dollars', () => {
    expect(limitsOf(pairOf('usdttrc20', 'btc'), standard, 'fixed-rate').max?.toFixed()).toBe('100000');
  });

  it('have a minimum below the maximum at every provider', () => {
    const wrong = COIN_PROVIDERS.filter((provider) => {
      const { min, max } = limitsOf(btcEth, provider, 'standard');
      return max !== null && min.gte(max);
    });

    expect(wrong).toEqual([]);
  });
});

describe('quoteOf', () => {
  it.each([
    { rule: 'in range', question: aQuestion(), error: undefined },
    { rule: 'too little', question: aQuestion({ amount: new Big('0.00001') }), error: 'deposit_too_small' },
    {
      rule: 'too much for a fixed rate',
      question: aQuestion({ amount: new Big('50'), flow: 'fixed-rate' }),
      error: 'max_amount_exceeded',
    },
    {
      rule: 'a fixed rate of a pair without one',
      question: aQuestion({ pair: pairOf('grs', 'ksm'), amount: new Big('100'), flow: 'fixed-rate' }),
      error: 'not_valid_fixed_rate_pair',
    },
  ])('$rule: $error', ({ question, error }) => {
    const quote = quoteOf(question, standard);

    expect(quote.error?.error).toBe(error);
    expect(quote.received === null).toBe(error !== undefined);
  });

  it('is the same for two requests within one second', () => {
    expect(quoteOf(aQuestion({ nowMs: NOW + 900 }), standard).received).toEqual(
      quoteOf(aQuestion(), standard).received,
    );
  });

  it('keeps a fixed rate for twenty minutes', () => {
    expect(quoteOf(aQuestion({ flow: 'fixed-rate' }), standard).validUntil).toBe(NOW + 20 * 60_000);
  });

  it('returns the amount to send for a reverse request', () => {
    const quote = quoteOf(aQuestion({ side: 'reverse', amount: new Big('3') }), standard);

    expect(quote.received?.toFixed()).toBe('3');
    expect(Number(quote.sent)).toBeCloseTo(0.094, 2);
  });

  it('reports if the network fee is a large part of the amount', () => {
    const low = quoteOf(aQuestion({ amount: new Big('0.1') }), standard);
    const high = quoteOf(
      aQuestion({ pair: pairOf('usdttrc20', 'usdterc20'), amount: new Big('5') }),
      standard,
    );

    expect([low.isHighFee, high.isHighFee]).toEqual([false, true]);
  });
});

describe('providers', () => {
  it.each([
    { rule: 'four for coins', from: 'btc', to: 'eth', types: ['default', 'third-party', 'legacy', 'pro'] },
    {
      rule: 'four for fiat (spec §9)',
      from: 'usd',
      to: 'btc',
      types: ['paylane', 'cardway', 'bankline', 'quickbuy'],
    },
    {
      rule: 'the same for selling',
      from: 'btc',
      to: 'eur',
      types: ['paylane', 'cardway', 'bankline', 'quickbuy'],
    },
  ])('are $rule', ({ from, to, types }) => {
    const pair = pairOf(from, to);

    expect(providersFor(pair.from, pair.to).map(({ type }) => type)).toEqual(types);
  });

  it.each([
    { type: '', found: 'default' },
    { type: 'legacy', found: 'legacy' },
    { type: 'paylane', found: undefined },
    { type: 'nobody', found: undefined },
  ])('named "$type" are $found', ({ type, found }) => {
    expect(providerNamed(btcEth.from, btcEth.to, type)?.type).toBe(found);
  });
});

describe('a rate id', () => {
  const held = { provider: 'default', fromTicker: 'btc', toTicker: 'eth', terms, validUntil: NOW };

  it('decodes to its rate', () => {
    expect(readRateId(toRateId(held))).toEqual(held);
  });

  it.each([
    { rule: 'empty', rateId: '' },
    { rule: 'any word', rateId: 'opaque' },
    { rule: 'a changed letter', rateId: `A${toRateId(held).slice(1)}` },
    { rule: 'a body without its checksum', rateId: toRateId(held).split('.')[0] ?? '' },
    { rule: 'very long', rateId: 'a'.repeat(100_000) },
  ])('that is $rule is null', ({ rateId }) => {
    expect(readRateId(rateId)).toBeNull();
  });
});
