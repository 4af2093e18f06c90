import { bitcoin, dollar, ethereum, tetherOnTron } from '../domain/currency/listed-currency.fixture';
import { contentOf } from '../domain/listing-content';
import { listingPageAt } from '../domain/listing-page';
import { failureHead, headOf } from './page-head';

const say = (key: string, values: Readonly<Record<string, string>>): string =>
  [key, ...Object.values(values)].join(' ');
const site = { brand: 'Coinlane', origin: 'https://swap.example', basename: '/de' };
const data = {
  currencies: [bitcoin, ethereum, tetherOnTron, dollar],
  buyLinks: ['bitcoin'],
  pairs: { currencies: [ethereum], validLinks: ['ethereum'] },
};

const at = (address: string) => {
  const { pathname, search } = new URL(address, 'https://swap.example');
  const page = listingPageAt(pathname, search);
  return headOf(page, contentOf(page, data), say, site);
};

describe('headOf', () => {
  it.each([
    { address: '/currencies', title: 'currencies.title', canonicalPath: '/currencies' },
    {
      address: '/currencies/tether-trc20',
      title: 'currency.exchange.title Tether USDT TRX',
      canonicalPath: '/currencies/tether-trc20',
    },
    {
      address: '/currencies/bitcoin/ethereum',
      title: 'pair.exchange.title Bitcoin BTC Ethereum ETH',
      canonicalPath: '/currencies/bitcoin/ethereum',
    },
    { address: '/from-bitcoin', title: 'pairsFrom.title Bitcoin BTC', canonicalPath: '/from-bitcoin' },
    { address: '/buy/bitcoin', title: 'currency.buy.title Bitcoin BTC', canonicalPath: '/buy/bitcoin' },
    { address: '/buy/us-dollar', title: 'currency.pay.title US Dollar USD', canonicalPath: '/buy/us-dollar' },
    {
      address: '/buy/us-dollar/bitcoin',
      title: 'pair.buy.title US Dollar USD Bitcoin BTC',
      canonicalPath: '/buy/us-dollar/bitcoin',
    },
    { address: '/all-currencies-buy', title: 'allBuy.title', canonicalPath: '/all-currencies-buy' },
    {
      address: '/all-currencies-exchange',
      title: 'allExchange.title',
      canonicalPath: '/all-currencies-exchange',
    },
  ])('says what $address is about', ({ address, title, canonicalPath }) => {
    expect(at(address)).toMatchObject({ title: `${title} | Coinlane`, canonicalPath });
    expect(at(address).robots).toBeUndefined();
  });

  it.each(['/currencies?q=bit', '/currencies?sort=abc'])('keeps %s out of the index', (address) => {
    expect(at(address)).toMatchObject({ robots: 'noindex, follow', canonicalPath: '/currencies' });
  });

  it('has no address for what is not there', () => {
    expect(at('/currencies/nothing')).toEqual({
      title: 'unknown.title | Coinlane',
      description: 'unknown.text',
      robots: 'noindex',
    });
  });

  it('keeps a page that could not be loaded out of the index', () => {
    expect(failureHead(say, site)).toEqual({ title: 'currencies.title | Coinlane', robots: 'noindex' });
  });
});
