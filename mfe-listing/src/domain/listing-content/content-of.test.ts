import {
  aCurrency,
  bitcoin,
  dollar,
  ethereum,
  tetherOnEthereum,
  tetherOnTron,
} from '../currency/listed-currency.fixture';
import { listingPageAt } from '../listing-page';
import { contentOf } from './content-of';
import { coinPairs, listingData } from './listing-data.fixture';
import type { ListingData } from './listing-content';

const moved = aCurrency({ id: '6', name: 'Act', ticker: 'act', link: 'act-old', redirectTo: 'ethereum' });
const pageless = aCurrency({ id: '7', name: 'Hidden', ticker: 'hid', link: 'hidden', isPage: false });

const data = listingData({
  currencies: [tetherOnTron, ethereum, bitcoin, tetherOnEthereum, dollar, moved, pageless],
  buyLinks: ['bitcoin', 'ethereum'],
  pairs: coinPairs({
    currencies: [ethereum, tetherOnTron, tetherOnEthereum, dollar, pageless],
    validLinks: ['ethereum'],
    exceptions: ['tether-trc20'],
  }),
});
const at = (address: string, changes: Partial<ListingData> = {}) => {
  const { pathname, search } = new URL(address, 'https://swap.example');
  return contentOf(listingPageAt(pathname, search), { ...data, ...changes });
};

describe('contentOf (spec §2 "Currency listing")', () => {
  it.each([
    { rule: 'an unknown currency', address: '/currencies/nothing', content: { _tag: 'NotFound' } },
    { rule: 'a currency without a page', address: '/currencies/hidden', content: { _tag: 'NotFound' } },
    {
      rule: 'a valid pair',
      address: '/currencies/bitcoin/ethereum',
      content: { _tag: 'Pair', pair: { fromTicker: 'btc', toTicker: 'eth', isFiat: false } },
    },
    {
      rule: 'an invalid pair',
      address: '/currencies/bitcoin/tether-trc20',
      content: { _tag: 'NotFound' },
    },
    {
      rule: 'a coin that can be bought',
      address: '/buy/bitcoin',
      content: { _tag: 'Currency', isBuy: true, pair: { fromTicker: 'usd', toTicker: 'btc', isFiat: true } },
    },
    { rule: 'a coin that cannot be bought now', address: '/buy/tether-trc20', content: { _tag: 'NotFound' } },
    {
      rule: 'a fiat currency buys',
      address: '/buy/us-dollar',
      content: { _tag: 'Currency', isBuy: true, pair: { fromTicker: 'usd', toTicker: 'btc', isFiat: true } },
    },
    {
      rule: 'fiat and a coin',
      address: '/buy/us-dollar/bitcoin',
      content: { _tag: 'Pair', pair: { fromTicker: 'usd', toTicker: 'btc', isFiat: true } },
    },
    {
      rule: 'a coin is not a fiat currency',
      address: '/buy/ethereum/bitcoin',
      content: { _tag: 'NotFound' },
    },
    { rule: 'pairs from fiat', address: '/from-us-dollar', content: { _tag: 'NotFound' } },
    { rule: 'a page past the last', address: '/currencies?page=2', content: { _tag: 'NotFound' } },
    { rule: 'an invalid address', address: '/currencies/a/b/c', content: { _tag: 'NotFound' } },
  ])('$rule: $address', ({ address, content }) => {
    expect(at(address)).toMatchObject(content);
  });

  it.each([
    { address: '/buy/bitcoin', content: { _tag: 'Currency', isBuy: true } },
    { address: '/buy/us-dollar/bitcoin', content: { _tag: 'Pair', table: { total: 0 } } },
    { address: '/buy/us-dollar', content: { _tag: 'Currency', table: { total: 0 } } },
    { address: '/buy/nothing', content: { _tag: 'NotFound' } },
    { address: '/buy/us-dollar/us-dollar', content: { _tag: 'NotFound' } },
  ])('ignores a failure of the buyable coins (spec §8 "Listing"): $address', ({ address, content }) => {
    expect(at(address, { buyLinks: null })).toMatchObject(content);
  });

  it('lists every currency with a page, ordered by rank', () => {
    expect(at('/currencies')).toMatchObject({
      _tag: 'Table',
      table: {
        total: 6,
        rows: [
          { index: 1, currency: { name: 'Tether', ticker: 'USDT', superscript: 'TRON' } },
          { index: 2, currency: { name: 'Ethereum', superscript: null } },
          { index: 3, currency: { name: 'Bitcoin' }, pair: { fromTicker: 'btc', toTicker: 'eth' } },
          { index: 4, currency: { superscript: 'Ethereum' } },
          { index: 5, currency: { name: 'US Dollar' }, pair: { fromTicker: 'usd', isFiat: true } },
          { index: 6, currency: { name: 'Act' } },
        ],
      },
    });
  });

  it('filters and sorts the table', () => {
    expect(at('/currencies?q=eth&sort=abc')).toMatchObject({
      table: {
        total: 3,
        rows: [
          { currency: { name: 'Ethereum' } },
          { currency: { superscript: 'Ethereum' } },
          { currency: { superscript: 'TRON' } },
        ],
      },
    });
  });

  it('shows the same coin on other networks', () => {
    expect(at('/currencies/tether-trc20')).toMatchObject({
      variants: [{ link: 'tether-erc20', superscript: 'Ethereum' }],
    });
  });

  it('links a currency to its pairs: to their pages, and the exceptions into the exchange', () => {
    expect(at('/currencies/bitcoin')).toMatchObject({
      table: {
        fromTicker: 'BTC',
        viewAllPath: '/from-bitcoin',
        rows: [
          { link: { _tag: 'Page', path: '/currencies/bitcoin/ethereum' } },
          { link: { _tag: 'Exchange', pair: { fromTicker: 'btc', toTicker: 'usdttrc20' } } },
        ],
      },
    });
  });

  it("omits the 'to' coin from the table of its pair (spec §5)", () => {
    expect(at('/currencies/bitcoin/ethereum')).toMatchObject({
      table: { viewAllPath: '/currencies/bitcoin', rows: [{ currency: { link: 'tether-trc20' } }] },
    });
  });

  it.each([
    { rule: 'the service has none', pairs: null },
    { rule: 'they belong to another coin', pairs: coinPairs({ of: 'ethereum', validLinks: ['bitcoin'] }) },
  ])('shows a currency without table of pairs: $rule', ({ pairs }) => {
    expect(at('/currencies/bitcoin', { pairs })).toMatchObject({ _tag: 'Currency', table: null });
  });

  it('groups the pairs from a coin by letter: only coins with a page, and not the coin itself', () => {
    const pairs = coinPairs({
      currencies: [tetherOnTron, bitcoin, ethereum, dollar, pageless],
      validLinks: ['ethereum'],
    });
    expect(at('/from-bitcoin', { pairs })).toMatchObject({
      _tag: 'PairsFrom',
      fromLabel: 'Bitcoin (BTC)',
      groups: [
        {
          letter: 'E',
          rows: [{ to: 'Ethereum (ETH)', link: { _tag: 'Page' } }],
        },
        {
          letter: 'T',
          rows: [{ to: 'Tether (USDT, TRON)', link: { _tag: 'Exchange' } }],
        },
      ],
    });
  });

  it('lists on /all-currencies-exchange the currencies with a page, by letter', () => {
    const content = at('/all-currencies-exchange');
    const found = content._tag === 'AllCurrencies' ? content.groups.flatMap(({ rows }) => rows) : [];
    expect(found.map(({ path }) => path)).toEqual([
      '/from-act-old',
      '/from-bitcoin',
      '/from-ethereum',
      '/from-tether-erc20',
      '/from-tether-trc20',
    ]);
  });

  it('is JSON-serializable, because the server sends it to the browser', () => {
    for (const address of ['/currencies', '/currencies/bitcoin', '/from-bitcoin', '/buy/bitcoin']) {
      expect(JSON.parse(JSON.stringify(at(address)))).toEqual(at(address));
    }
  });
});
