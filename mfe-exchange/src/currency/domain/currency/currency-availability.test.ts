import { aCurrency } from './currency.fixture';
import { unavailabilityOf } from './currency-availability';
import type { PickerFacts } from './currency-availability';

const facts: PickerFacts = {
  side: 'to',
  kind: 'crypto',
  rateMode: 'floating',
  otherTicker: 'btc',
  targets: null,
};
const eth = aCurrency({ ticker: 'eth' });
const rare = aCurrency({ ticker: 'rare' });
const usd = aCurrency({ ticker: 'usd', isFiat: true });
const only = (...tickers: readonly string[]) =>
  ({ from: 'btc', rateMode: 'floating', tickers: new Set(tickers) }) as const;

describe('unavailabilityOf', () => {
  it.each([
    { rule: 'unknown data makes nothing unavailable', of: eth, facts, why: null },
    {
      rule: 'what the service does not take',
      of: { ...eth, canBeSent: false },
      facts: { ...facts, side: 'from' as const },
      why: 'notTraded',
    },
    {
      rule: 'a currency that cannot be sent can still be received',
      of: { ...eth, canBeSent: false },
      facts,
      why: null,
    },
    {
      rule: 'a currency that cannot be received',
      of: { ...eth, canBeReceived: false },
      facts,
      why: 'notTraded',
    },
    { rule: 'no pair', of: rare, facts: { ...facts, targets: only('eth') }, why: 'noPair' },
    { rule: 'a pair', of: eth, facts: { ...facts, targets: only('eth') }, why: null },
    {
      rule: 'the other side’s own currency changes places',
      of: aCurrency(),
      facts: { ...facts, targets: only('eth') },
      why: null,
    },
    {
      rule: 'the targets of another from are ignored',
      of: rare,
      facts: { ...facts, otherTicker: 'ltc', targets: only('eth') },
      why: null,
    },
    {
      rule: 'the targets of another rate mode are ignored',
      of: rare,
      facts: { ...facts, rateMode: 'fixed' as const, targets: only('eth') },
      why: null,
    },
    {
      rule: 'the answer is about receiving',
      of: rare,
      facts: { ...facts, side: 'from' as const, targets: only('eth') },
      why: null,
    },
    {
      rule: 'a currency without a fixed rate',
      of: { ...eth, supportsFixedRate: false },
      facts: { ...facts, rateMode: 'fixed' as const },
      why: 'noFixedRate',
    },
    {
      rule: 'a currency without a fixed rate at a floating rate',
      of: { ...eth, supportsFixedRate: false },
      facts,
      why: null,
    },
    {
      rule: 'a currency without a fixed rate that is bought',
      of: { ...eth, supportsFixedRate: false },
      facts: { ...facts, kind: 'buy' as const, rateMode: 'fixed' as const, otherTicker: 'usd' },
      why: null,
    },
    {
      rule: 'a pair without a fixed rate',
      of: eth,
      facts: {
        ...facts,
        rateMode: 'fixed' as const,
        targets: { ...only('ltc'), rateMode: 'fixed' as const },
      },
      why: 'noFixedRate',
    },
    {
      rule: 'spec §9 lists the buyable coins',
      of: eth,
      facts: { ...facts, kind: 'buy' as const, otherTicker: 'usd' },
      why: null,
    },
    {
      rule: 'and what cannot',
      of: rare,
      facts: { ...facts, kind: 'buy' as const, otherTicker: 'usd' },
      why: 'notBuyable',
    },
    {
      rule: 'the service takes precedence over the list',
      of: rare,
      facts: {
        ...facts,
        kind: 'buy' as const,
        otherTicker: 'usd',
        targets: { ...only('rare'), from: 'usd' },
      },
      why: null,
    },
    {
      rule: 'also against the list',
      of: eth,
      facts: {
        ...facts,
        kind: 'buy' as const,
        otherTicker: 'usd',
        targets: { ...only('rare'), from: 'usd' },
      },
      why: 'notBuyable',
    },
    {
      rule: 'spec §9 lists the sellable coins',
      of: aCurrency({ ticker: 'xrp' }),
      facts: { ...facts, side: 'from' as const, kind: 'sell' as const },
      why: null,
    },
    {
      rule: 'and what cannot be sold',
      of: rare,
      facts: { ...facts, side: 'from' as const, kind: 'sell' as const },
      why: 'notSellable',
    },
    {
      rule: 'fiat is paid out for a sold coin',
      of: usd,
      facts: { ...facts, kind: 'sell' as const },
      why: null,
    },
  ])('$rule: $why', ({ of, facts: known, why }) => {
    expect(unavailabilityOf(of, known)).toBe(why);
  });
});
