import { bitcoin, dollar, tetherOnTron } from '../currency/listed-currency.fixture';
import { currencyValues, pairValues, showCurrency, tickerOnNetwork } from './shown-currency';

describe('showCurrency (spec §2 "Each row shows")', () => {
  it('shows name without suffix, ticker in upper case, and the network if it differs', () => {
    expect(showCurrency(tetherOnTron)).toEqual({
      link: 'tether-trc20',
      name: 'Tether',
      ticker: 'USDT',
      superscript: 'TRON',
      networkName: 'TRON',
      iconPath: '/gateway/content/icons/usdt.svg',
      isFiat: false,
      isFixedRate: true,
    });
  });
});

describe('tickerOnNetwork', () => {
  it.each([
    { rule: 'a coin on its own network needs none', currency: bitcoin, ticker: 'BTC' },
    { rule: 'a token names its network', currency: tetherOnTron, ticker: 'USDT (TRON)' },
    { rule: 'fiat has none', currency: dollar, ticker: 'USD' },
  ])('$rule: $ticker', ({ currency, ticker }) => {
    expect(tickerOnNetwork(showCurrency(currency))).toBe(ticker);
  });
});

describe('translation values', () => {
  const from = showCurrency(bitcoin);
  const to = showCurrency(tetherOnTron);

  it('of a currency', () => {
    expect(currencyValues(to)).toEqual({
      name: 'Tether',
      ticker: 'USDT (TRON)',
      coin: 'Tether (USDT, TRON)',
    });
  });

  it('of a pair', () => {
    expect(pairValues(from, to)).toEqual({
      fromName: 'Bitcoin',
      fromTicker: 'BTC',
      toName: 'Tether',
      toTicker: 'USDT (TRON)',
    });
  });
});
