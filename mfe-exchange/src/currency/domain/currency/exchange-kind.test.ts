import { aCurrency } from './currency.fixture';
import { currenciesFor, isMoneySide } from './exchange-kind';

const btc = aCurrency();
const usd = aCurrency({ ticker: 'usd', isFiat: true });
const listed = [btc, usd];

describe('currenciesFor (spec §1 "Fiat")', () => {
  it.each([
    { side: 'from' as const, kind: 'crypto' as const, money: false },
    { side: 'to' as const, kind: 'crypto' as const, money: false },
    { side: 'from' as const, kind: 'buy' as const, money: true },
    { side: 'to' as const, kind: 'buy' as const, money: false },
    { side: 'from' as const, kind: 'sell' as const, money: false },
    { side: 'to' as const, kind: 'sell' as const, money: true },
  ])('$kind, $side: money $money', ({ side, kind, money }) => {
    expect(isMoneySide(side, kind)).toBe(money);
    expect(currenciesFor(listed, side, kind)).toEqual([money ? usd : btc]);
  });

  it('returns the same array every time, so that caches by array work', () => {
    expect(currenciesFor(listed, 'to', 'crypto')).toBe(currenciesFor(listed, 'from', 'crypto'));
  });
});
