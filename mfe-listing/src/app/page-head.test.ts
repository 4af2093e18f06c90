import type { TextValues } from '@coinlane/shared-ui/i18n';

import {
  aCurrency,
  bitcoin,
  dollar,
  ethereum,
  tetherOnTron,
} from '../domain/currency/listed-currency.fixture';
import { contentOf } from '../domain/listing-content';
import { coinPairs, listingData } from '../domain/listing-content/listing-data.fixture';
import { listingPageAt } from '../domain/listing-page';
import type { MarketFacts } from '../domain/market';
import { jsonLdOf } from './json-ld';
import { failureHead, headOf } from './page-head';

const say = (key: string, values: TextValues = {}): string => [key, ...Object.values(values)].join(' ');
const site = { brand: 'Coinlane', origin: 'https://swap.example', basename: '/de', language: 'de' };
const unpopular = aCurrency({ id: '9', link: 'dusty', name: 'Dusty', isUnpopular: true });
const data = listingData({
  currencies: [bitcoin, ethereum, tetherOnTron, dollar, unpopular],
  buyLinks: ['bitcoin'],
  pairs: coinPairs({ currencies: [ethereum], validLinks: ['ethereum'] }),
});
const NO_FACTS: MarketFacts = { market: null, range: null };

const shownAt = (address: string) => {
  const { pathname, search } = new URL(address, 'https://swap.example');
  const page = listingPageAt(pathname, search);
  return { page, content: contentOf(page, data) };
};
const at = (address: string) => headOf(shownAt(address), say, site);
const structured = (address: string, facts: MarketFacts) => jsonLdOf(shownAt(address), facts, say, site);

describe('headOf', () => {
  it.each([
    { address: '/currencies', title: 'currencies.title', canonicalPath: '/currencies' },
    {
      address: '/currencies/tether-trc20',
      title: 'currency.exchange.title Tether Tether (USDT, TRON) USDT (TRON)',
      canonicalPath: '/currencies/tether-trc20',
    },
    {
      address: '/currencies/bitcoin/ethereum',
      title: 'pair.exchange.title Bitcoin BTC Ethereum ETH',
      canonicalPath: '/currencies/bitcoin/ethereum',
    },
    {
      address: '/from-bitcoin',
      title: 'pairsFrom.title Bitcoin Bitcoin (BTC) BTC',
      canonicalPath: '/from-bitcoin',
    },
    {
      address: '/buy/bitcoin',
      title: 'currency.buy.title Bitcoin Bitcoin (BTC) BTC',
      canonicalPath: '/buy/bitcoin',
    },
    {
      address: '/buy/us-dollar',
      title: 'currency.pay.title US Dollar US Dollar (USD) USD',
      canonicalPath: '/buy/us-dollar',
    },
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
  ])('has the title and description of $address', ({ address, title, canonicalPath }) => {
    expect(at(address)).toMatchObject({ title: `${title} | Coinlane`, canonicalPath });
    expect(at(address).robots).toBeUndefined();
  });

  it.each(['/currencies?q=bit', '/currencies?sort=abc', '/currencies?view=limits'])(
    'excludes %s from the index',
    (address) => {
      expect(at(address)).toMatchObject({ robots: 'noindex, follow', canonicalPath: '/currencies' });
    },
  );

  it('excludes an unpopular coin from the index (spec §3), and follows its links', () => {
    expect(at('/currencies/dusty')).toMatchObject({ robots: 'noindex, follow' });
  });

  it('distinguishes pages of rows', () => {
    const many = Array.from({ length: 101 }, (_, index) =>
      aCurrency({ id: String(index), link: String(index) }),
    );
    const page = listingPageAt('/currencies', '?page=2');
    const content = contentOf(page, { ...data, currencies: many });

    expect(headOf({ page, content }, say, site)).toMatchObject({
      title: 'currencies.title (2) | Coinlane',
      canonicalPath: '/currencies?page=2',
    });
  });

  it('has rate and answers only if the page shows them', () => {
    const market = { rate: '30.31', change24h: null, high24h: null, low24h: null, rates: [] };
    const types = (facts: MarketFacts) =>
      JSON.stringify(structured('/currencies/bitcoin/ethereum', facts)).match(/"@type":"\w+(?=",)/g);

    expect(types({ market, range: { min: '0.1', max: null } })).toEqual(
      expect.arrayContaining(['"@type":"ExchangeRateSpecification', '"@type":"FAQPage']),
    );
    expect(types(NO_FACTS)).not.toContain('"@type":"ExchangeRateSpecification');
    expect(structured('/from-bitcoin', NO_FACTS)).toHaveLength(1);
  });

  it('has no canonical address for a missing page', () => {
    expect(at('/currencies/nothing')).toEqual({
      title: 'unknown.title | Coinlane',
      description: 'unknown.text',
      robots: 'noindex',
    });
  });

  it('excludes a page that failed to load from the index', () => {
    expect(failureHead(say, site)).toEqual({ title: 'currencies.title | Coinlane', robots: 'noindex' });
  });
});
