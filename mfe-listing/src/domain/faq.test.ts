import {
  bitcoin,
  dollar,
  ethereum,
  tetherOnEthereum,
  tetherOnTron,
} from './currency/listed-currency.fixture';
import { contentOf } from './listing-content';
import { coinPairs, listingData } from './listing-content/listing-data.fixture';
import { listingPageAt } from './listing-page';
import type { MarketFacts } from './market';
import { faqOf } from './faq';

const data = listingData({
  currencies: [bitcoin, ethereum, tetherOnTron, tetherOnEthereum, dollar],
  buyLinks: ['bitcoin'],
  pairs: coinPairs({ currencies: [ethereum], validLinks: ['ethereum', 'tether-trc20'] }),
});
const market = { rate: '30.31', change24h: null, high24h: null, low24h: null, rates: [] };
const known: MarketFacts = { market, range: { min: '0.0002', max: null } };
const nothing: MarketFacts = { market: null, range: null };

const ask = (path: string, facts: MarketFacts) =>
  faqOf(contentOf(listingPageAt(path, ''), data), facts, 'en');
const ids = (path: string, facts: MarketFacts) => ask(path, facts).map(({ id }) => id);

describe('faqOf', () => {
  it.each([
    { path: '/currencies/bitcoin/ethereum', facts: known, asked: ['rate', 'minimum', 'network'] },
    {
      path: '/currencies/bitcoin/ethereum',
      facts: { market, range: { min: '1', max: '9' } },
      asked: ['rate', 'limits', 'network'],
    },
    { path: '/currencies/bitcoin/ethereum', facts: nothing, asked: ['network'] },
    { path: '/currencies/bitcoin', facts: known, asked: ['price', 'minimum', 'fixedRate'] },
    { path: '/currencies/tether-trc20', facts: nothing, asked: ['networks', 'fixedRate'] },
    { path: '/currencies/tether-erc20', facts: nothing, asked: ['networks'] },
    { path: '/buy/bitcoin', facts: known, asked: ['price'] },
    { path: '/buy/us-dollar/bitcoin', facts: known, asked: ['price'] },
    { path: '/buy/us-dollar', facts: known, asked: [] },
    { path: '/currencies', facts: known, asked: [] },
    { path: '/from-bitcoin', facts: known, asked: [] },
  ])('asks on $path only questions with an answer: $asked', ({ path, facts, asked }) => {
    expect(ids(path, facts)).toEqual(asked);
  });

  it('names the networks that distinguish two coins with one ticker', () => {
    expect(ask('/currencies/bitcoin/tether-trc20', known)).toEqual(
      expect.arrayContaining([
        {
          id: 'network',
          values: { from: 'Bitcoin', to: 'Tether', fromNetwork: 'Bitcoin', toNetwork: 'TRON' },
        },
      ]),
    );
    expect(ask('/currencies/tether-trc20', nothing)[0]?.values).toMatchObject({ networks: 'TRON, Ethereum' });
  });

  it('has the price of a bought coin in its fiat currency', () => {
    expect(ask('/buy/us-dollar/bitcoin', known)[0]?.values).toEqual({
      name: 'Bitcoin',
      ticker: 'BTC',
      unit: 'USD',
      rate: '30.31',
    });
  });
});
