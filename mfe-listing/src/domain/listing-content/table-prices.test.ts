import { aCurrency, bitcoin, dollar, ethereum, tetherOnTron } from '../currency/listed-currency.fixture';
import { listingPageAt } from '../listing-page';
import { contentOf } from './content-of';
import { coinPairs, listingData } from './listing-data.fixture';
import { pricesQuestionOf } from './market-of';
import { tableOf } from './table-of';

const data = listingData({
  currencies: [tetherOnTron, ethereum, bitcoin, dollar],
  buyLinks: ['bitcoin', 'ethereum'],
  pairs: coinPairs({ currencies: [ethereum, tetherOnTron], validLinks: ['ethereum', 'tether-trc20'] }),
});
const at = (address: string) => {
  const { pathname, search } = new URL(address, 'https://swap.example');
  return contentOf(listingPageAt(pathname, search), data);
};

describe('a table that shows prices (spec §4 "Currencies table")', () => {
  it('is in fiat-only mode on /all-currencies-buy: the buyable coins, all rows, in the selected fiat', () => {
    expect(at('/all-currencies-buy?fiat=usd')).toMatchObject({
      table: {
        kind: { isFiatOnly: true, hasPageCoin: false },
        fiat: { ticker: 'usd', options: [{ ticker: 'usd' }] },
        viewAllPath: null,
        rows: [
          { link: { path: '/buy/ethereum' }, isPastCount: false },
          { link: { path: '/buy/bitcoin' }, isPastCount: false },
        ],
      },
    });
  });

  it('links its rows to the exchange with the selected fiat', () => {
    const euro = aCurrency({ id: '8', ticker: 'eur', displayTicker: 'eur', link: 'eur', isFiat: true });
    const withEuro = { ...data, currencies: [...data.currencies, euro] };
    for (const address of ['/all-currencies-buy', '/buy/bitcoin']) {
      const rows = tableOf(contentOf(listingPageAt(address, '?fiat=eur'), withEuro))?.rows ?? [];
      expect(rows.map(({ pair }) => pair)).toContainEqual({
        fromTicker: 'eur',
        toTicker: 'eth',
        isFiat: true,
      });
    }
  });

  it('uses the default fiat if the selected one does not exist (spec §3 "defaultFiatTicker")', () => {
    expect(at('/all-currencies-buy?fiat=xyz')).toMatchObject({ table: { fiat: { ticker: 'usd' } } });
  });

  it('uses the fiat of its fiat page coin, whatever was selected (spec §4 "Fiat page coin")', () => {
    expect(at('/buy/us-dollar?fiat=eur')).toMatchObject({
      table: {
        kind: { isFromFiat: true },
        fiat: { ticker: 'usd', options: [] },
        rows: [{ link: { path: '/buy/us-dollar/ethereum' } }, { link: { path: '/buy/us-dollar/bitcoin' } }],
      },
    });
  });

  it.each(['/currencies', '/currencies/bitcoin', '/currencies/bitcoin/ethereum'])(
    'has no prices on %s',
    (address) => {
      expect(at(address)).toMatchObject({ table: { fiat: null } });
      expect(pricesQuestionOf(at(address))).toBeNull();
    },
  );

  it('fetches the prices of its rows', () => {
    expect(pricesQuestionOf(at('/buy/us-dollar'))).toEqual({
      fiatTicker: 'usd',
      tickers: ['BTC', 'ETH'],
      hasMarket: false,
    });
  });

  it('fetches the market data of the plain table in the selected main currency, if the site has them', () => {
    const page = listingPageAt('/currencies', '?fiat=usd');
    const content = contentOf(page, { ...data, hasMarket: true });

    expect(pricesQuestionOf(content)).toEqual({
      fiatTicker: 'usd',
      tickers: ['BTC', 'ETH', 'USD', 'USDT'],
      hasMarket: true,
    });
    expect(content).toMatchObject({ table: { fiat: { options: [{ ticker: 'usd' }] } } });
  });
});
