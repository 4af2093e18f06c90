import { isFiat, orderKindOf } from './order-kind';
import { aLeg } from './transaction.fixture';

const usd = aLeg({ displayTicker: 'usd', ticker: 'usd', network: 'usd' });
const xrp = aLeg();

describe('orderKindOf', () => {
  it.each([
    { rule: 'fiat is sent', payin: usd, payout: xrp, kind: 'buy' },
    { rule: 'fiat is received', payin: xrp, payout: usd, kind: 'sell' },
    { rule: 'coins on both sides', payin: xrp, payout: xrp, kind: 'crypto' },
  ])('$rule: $kind', ({ payin, payout, kind }) => {
    expect(orderKindOf({ payin, payout })).toBe(kind);
  });
});

describe('isFiat', () => {
  it.each([
    { rule: 'a fiat currency', displayTicker: 'eur', network: 'eur', is: true },
    { rule: 'a coin', displayTicker: 'xrp', network: 'xrp', is: false },
    {
      rule: 'a coin on a network named like a fiat currency',
      displayTicker: 'xrp',
      network: 'eur',
      is: false,
    },
  ])('$rule: $is', ({ displayTicker, network, is }) => {
    expect(isFiat({ displayTicker, network })).toBe(is);
  });
});
