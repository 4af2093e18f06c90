import { aCurrency } from './listed-currency.fixture';
import { isFiatPurchase } from './fiat-purchase';

describe('isFiatPurchase (spec §9 "Coins buyable with fiat")', () => {
  it.each([
    { ticker: 'btc', is: true },
    { ticker: 'GRS', is: true },
    { ticker: 'bnbmainnet', is: true },
    { ticker: 'usdttrc20', is: false },
    { ticker: 'constructor', is: false },
  ])('$ticker → $is', ({ ticker, is }) => {
    expect(isFiatPurchase(aCurrency({ ticker }))).toBe(is);
  });
});
