import { allSettled, fork } from 'effector';

import { bitcoin, dollar, ethereum } from '../../domain/currency/listed-currency.fixture';
import { coinPairs, listingData } from '../../domain/listing-content/listing-data.fixture';
import { listingPageAt } from '../../domain/listing-page';
import type { MarketFacts, MarketQuestion } from '../../domain/market';
import { marketKey } from '../../domain/market';
import { createListingModel } from './create-listing-model';

const model = createListingModel({ settleMs: 0 });
const data = listingData({
  currencies: [bitcoin, ethereum, dollar],
  pairs: coinPairs({ currencies: [ethereum], validLinks: ['ethereum'] }),
});
const market = { rate: '30.31', change24h: null, high24h: null, low24h: null, rates: [] };
const known: MarketFacts = { market, range: { min: '0.1', max: null } };
const nothing: MarketFacts = { market: null, range: null };

const openedWith = (answer: (question: MarketQuestion) => MarketFacts) => {
  const asked: string[] = [];
  const scope = fork({
    handlers: [
      [model.fetchListingFx, () => Promise.resolve(data)],
      [
        model.market.fetchMarketFx,
        (question: MarketQuestion) => {
          asked.push(marketKey(question));
          return answer(question);
        },
      ],
    ],
  });
  const open = (path: string) => allSettled(model.pageOpened, { scope, params: listingPageAt(path, '') });
  return { open, asked, scope, facts: () => scope.getState(model.market.$facts) };
};

describe('the market of a page', () => {
  it.each([
    { rule: 'a pair, with its limits', path: '/currencies/bitcoin/ethereum', asked: ['btc_eth_eth'] },
    {
      rule: 'a coin: its price, and the limits of its calculator',
      path: '/currencies/bitcoin',
      asked: ['btc_usd_eth'],
    },
    { rule: 'a list without market data', path: '/from-bitcoin', asked: [] },
    { rule: 'the table without market data', path: '/currencies', asked: [] },
  ])('is fetched: $rule', async ({ path, asked }) => {
    const opened = openedWith(() => known);
    await opened.open(path);

    expect(opened.asked).toEqual(asked);
  });

  it('is not fetched twice for one pair', async () => {
    const opened = openedWith(() => known);
    await opened.open('/currencies/bitcoin/ethereum');
    await opened.open('/currencies/bitcoin/ethereum');

    expect(opened.asked).toHaveLength(1);
    expect(opened.facts()).toEqual(known);
  });

  it('is not that of the previous page', async () => {
    const opened = openedWith(() => known);
    await opened.open('/currencies/bitcoin/ethereum');
    await opened.open('/currencies');

    expect(opened.facts()).toEqual(nothing);
  });

  it('stays if a later call fails', async () => {
    let answer = known;
    const opened = openedWith(() => answer);
    await opened.open('/currencies/bitcoin/ethereum');
    answer = nothing;
    const question: MarketQuestion = {
      from: { ticker: 'btc', displayTicker: 'btc', network: 'btc' },
      to: { ticker: 'eth', displayTicker: 'eth', network: 'eth' },
      rangeTo: { ticker: 'eth', displayTicker: 'eth', network: 'eth' },
    };
    await allSettled(model.market.fetchMarketFx, { scope: opened.scope, params: question });

    expect(opened.facts()).toEqual(known);
  });
});
