import { allSettled, fork } from 'effector';

import { abortedError, networkError } from '@coinlane/shared-contracts/errors';

import { aCurrency, bitcoin, dollar, ethereum } from '../../domain/currency/listed-currency.fixture';
import type { PricesQuestion } from '../../domain/listing-content';
import type { CoinQuotes } from '../../domain/market';
import { listingData } from '../../domain/listing-content/listing-data.fixture';
import { listingPageAt } from '../../domain/listing-page';
import { createListingModel } from './create-listing-model';
import { isAwaited, quoteOf } from './create-prices-model';
import type { PriceView } from './create-prices-model';

const model = createListingModel({ settleMs: 0 });
const euro = aCurrency({
  id: '8',
  name: 'Euro',
  ticker: 'eur',
  displayTicker: 'eur',
  link: 'eur',
  isFiat: true,
});
const data = listingData({
  currencies: [bitcoin, ethereum, dollar, euro],
  buyLinks: ['bitcoin', 'ethereum'],
});

const quotes = (prices: Readonly<Record<string, string>>): CoinQuotes => ({
  byTicker: Object.fromEntries(Object.entries(prices).map(([ticker, price]) => [ticker, { price }])),
  updatedAt: null,
});
const priceIn = (view: PriceView, ticker: string): string | null => quoteOf(view, ticker)?.price ?? null;

type Answer = (question: PricesQuestion) => Promise<CoinQuotes>;

const openedWith = (answer: Answer) => {
  const scope = fork({
    handlers: [
      [model.fetchListingFx, () => Promise.resolve(data)],
      [model.showInUrlFx, () => undefined],
      [model.prices.fetchPricesFx, answer],
    ],
  });
  const open = (address: string) => {
    const { pathname, search } = new URL(address, 'https://swap.example');
    return allSettled(model.pageOpened, { scope, params: listingPageAt(pathname, search) });
  };
  const type = (query: string) => allSettled(model.queryTyped, { scope, params: query });
  return { open, type, view: () => scope.getState(model.prices.$view) };
};

const usd: Answer = ({ fiatTicker }) =>
  Promise.resolve(quotes({ BTC: fiatTicker === 'usd' ? '91234.1' : '84000' }));

describe('the prices of a table (spec §4 "Prices")', () => {
  it.each([
    { rule: 'fiat-only mode', address: '/all-currencies-buy', asked: ['usd'] },
    { rule: 'another fiat', address: '/all-currencies-buy?fiat=eur', asked: ['eur'] },
    { rule: 'a fiat page coin', address: '/buy/eur', asked: ['eur'] },
    { rule: 'a coin', address: '/currencies/bitcoin', asked: [] },
    { rule: 'the plain table', address: '/currencies', asked: [] },
  ])('are fetched for the selected fiat: $rule → $asked', async ({ address, asked }) => {
    const questions: PricesQuestion[] = [];
    const { open } = openedWith((question) => {
      questions.push(question);
      return usd(question);
    });
    await open(address);

    expect(questions.map(({ fiatTicker }) => fiatTicker)).toEqual(asked);
  });

  it('are fetched once, also for a coin without one, and however much is typed', async () => {
    let asked = 0;
    const { open, type, view } = openedWith((question) => {
      asked += 1;
      return usd(question);
    });
    await open('/all-currencies-buy');
    await type('b');
    await type('bi');

    expect(asked).toBe(1);
    expect([priceIn(view(), 'BTC'), priceIn(view(), 'ETH')]).toEqual(['91234.1', null]);
  });

  it('are loading after a change of the fiat, and an outdated response is dropped', async () => {
    const answers = new Map<string, () => void>();
    const { open, view } = openedWith(
      (question) =>
        new Promise((resolve) =>
          answers.set(question.fiatTicker, () => resolve(quotes({ BTC: question.fiatTicker }))),
        ),
    );
    const first = open('/all-currencies-buy');
    await new Promise((resolve) => setTimeout(resolve));
    const second = open('/all-currencies-buy?fiat=eur');
    await new Promise((resolve) => setTimeout(resolve));
    expect(view()).toEqual({ _tag: 'Pending' });

    answers.get('eur')?.();
    answers.get('usd')?.();
    await Promise.all([first, second]);
    expect(priceIn(view(), 'BTC')).toBe('eur');
  });

  it('are loading for rows that are added later', async () => {
    const answers: (() => void)[] = [];
    const { open, type, view } = openedWith(
      ({ tickers }) =>
        new Promise((resolve) =>
          answers.push(() => resolve(quotes(Object.fromEntries(tickers.map((ticker) => [ticker, '1']))))),
        ),
    );
    const searched = open('/all-currencies-buy?q=bit');
    await new Promise((resolve) => setTimeout(resolve));
    answers[0]?.();
    await searched;
    const cleared = type('');
    await new Promise((resolve) => setTimeout(resolve, 5));

    expect(['BTC', 'ETH'].map((ticker) => [priceIn(view(), ticker), isAwaited(view(), ticker)])).toEqual([
      ['1', true],
      [null, true],
    ]);
    answers[1]?.();
    await cleared;
    expect([priceIn(view(), 'ETH'), isAwaited(view(), 'ETH')]).toEqual(['1', false]);
  });

  it('are not reported as missing after an outdated query was aborted', async () => {
    const given = new Map<string, { up: () => void; answer: () => void }>();
    const { open, view } = openedWith(
      ({ fiatTicker }) =>
        new Promise((resolve, reject) =>
          given.set(fiatTicker, {
            up: () => reject(abortedError),
            answer: () => resolve(quotes({ BTC: fiatTicker })),
          }),
        ),
    );
    const first = open('/all-currencies-buy');
    await new Promise((resolve) => setTimeout(resolve));
    const second = open('/all-currencies-buy?fiat=eur');
    await new Promise((resolve) => setTimeout(resolve));
    given.get('usd')?.up();
    await new Promise((resolve) => setTimeout(resolve));
    expect(view()).toEqual({ _tag: 'Pending' });

    given.get('eur')?.answer();
    await Promise.all([first, second]);
    expect(priceIn(view(), 'BTC')).toBe('eur');
  });

  it('are cleared on a page without prices', async () => {
    const { open, view } = openedWith(usd);
    await open('/all-currencies-buy');
    await open('/currencies');

    expect(view()).toEqual({ _tag: 'Pending' });
  });

  it('are reported as missing after a failed call, and fetched again by the next page', async () => {
    let isDown = true;
    const { open, view } = openedWith((question) =>
      isDown ? Promise.reject(networkError('refused')) : usd(question),
    );
    await open('/all-currencies-buy');
    expect(view()).toEqual({ _tag: 'Failed' });

    isDown = false;
    await open('/all-currencies-buy');
    expect(priceIn(view(), 'BTC')).toBe('91234.1');
  });

  it('have the market data and the time of the table that shows them', async () => {
    const market = { change24h: '1.24', levels: '0gv' };
    const scope = fork({
      handlers: [
        [model.fetchListingFx, () => Promise.resolve({ ...data, hasMarket: true })],
        [
          model.prices.fetchPricesFx,
          ({ hasMarket }: PricesQuestion) => ({
            byTicker: { BTC: hasMarket ? { price: '1', market } : { price: '1' } },
            updatedAt: hasMarket ? 1_000 : null,
          }),
        ],
      ],
    });
    const open = (path: string) => allSettled(model.pageOpened, { scope, params: listingPageAt(path, '') });
    await open('/all-currencies-buy');
    await open('/currencies');

    const view = scope.getState(model.prices.$view);
    expect(view).toMatchObject({ updatedAt: 1_000 });
    expect(quoteOf(view, 'BTC')).toEqual({ price: '1', market });
  });
});
