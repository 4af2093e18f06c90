import { combine, createEffect, createStore, sample } from 'effector';
import type { Event, Store } from 'effector';

import type { ApiError } from '@coinlane/shared-contracts/errors';

import { pricesQuestionOf } from '../../domain/listing-content';
import type { ListingContent, PricesQuestion } from '../../domain/listing-content';
import type { CoinQuote, CoinQuotes } from '../../domain/market';

type QuotesByTicker = CoinQuotes['byTicker'];

/** Prices, and the query that they answer. A coin without a price is therefore not fetched again. */
type Prices = PricesQuestion & CoinQuotes;

/** State of a table's prices: known, loading or failed. */
export type PriceView =
  | {
      readonly _tag: 'Known';
      readonly byTicker: QuotesByTicker;
      readonly updatedAt: number | null;
      /** Tickers that are still loading, because their rows were added later. */
      readonly awaited: readonly string[];
    }
  | { readonly _tag: 'Pending' }
  | { readonly _tag: 'Failed' };

type Shown = { readonly $content: Store<ListingContent | null>; readonly contentShown: Event<unknown> };
type Asking = {
  readonly question: PricesQuestion | null;
  readonly prices: Prices | null;
  readonly pending: PricesQuestion | null;
};

/** The pending query, and whether the last one failed. Ignores an outdated query. */
type RequestState = { readonly pending: PricesQuestion | null; readonly hasFailed: boolean };

const ended = (asked: RequestState, question: PricesQuestion, hasFailed: boolean): RequestState =>
  asked.pending === question ? { pending: null, hasFailed } : asked;

const NOTHING: readonly string[] = [];

const isCovered = (question: PricesQuestion, by: PricesQuestion | null): boolean =>
  by?.fiatTicker === question.fiatTicker &&
  (by.hasMarket || !question.hasMarket) &&
  question.tickers.every((ticker) => by.tickers.includes(ticker));

const isMissing = (asking: Asking): asking is Asking & { readonly question: PricesQuestion } =>
  asking.question !== null &&
  !isCovered(asking.question, asking.prices) &&
  !isCovered(asking.question, asking.pending);

const joined = (before: Prices | null, question: PricesQuestion, quotes: CoinQuotes): Prices =>
  before?.fiatTicker === question.fiatTicker && before.hasMarket === question.hasMarket
    ? {
        ...question,
        ...quotes,
        tickers: [...new Set([...before.tickers, ...question.tickers])],
        byTicker: { ...before.byTicker, ...quotes.byTicker },
      }
    : { ...question, ...quotes };

/** Prices in the selected fiat. Fetched if the page shows them, otherwise cleared (spec §4 "Prices"). */
export const createPricesModel = ({ $content, contentShown }: Shown) => {
  const $question = $content.map((content) => (content === null ? null : pricesQuestionOf(content)));

  /** Port: `app` binds a handler in the scope of the mount. */
  const fetchPricesFx = createEffect<PricesQuestion, CoinQuotes, ApiError>();

  const $prices = createStore<Prices | null>(null);
  const $requestState = createStore<RequestState>({ pending: null, hasFailed: false })
    .on(fetchPricesFx, (_, pending) => ({ pending, hasFailed: false }))
    .on(fetchPricesFx.done, (asked, { params }) => ended(asked, params, false))
    .on(fetchPricesFx.fail, (asked, { params }) => ended(asked, params, true));
  const $pending = $requestState.map(({ pending }) => pending);

  sample({
    clock: contentShown,
    source: { question: $question, prices: $prices, pending: $pending },
    filter: isMissing,
    fn: ({ question }) => question,
    target: fetchPricesFx,
  });
  // ignores a response for a fiat that is no longer selected
  sample({
    clock: fetchPricesFx.done,
    source: { question: $question, prices: $prices },
    filter: ({ question }, { params }) => question?.fiatTicker === params.fiatTicker,
    fn: ({ prices }, { params, result }) => joined(prices, params, result),
    target: $prices,
  });
  sample({
    clock: contentShown,
    source: { question: $question, content: $content },
    filter: ({ question, content }) => question === null && content !== null,
    fn: () => null,
    target: $prices,
  });

  return {
    fetchPricesFx,
    $view: combine($question, $prices, $requestState, (question, prices, asked): PriceView => {
      const isKnown = prices !== null && prices.fiatTicker === question?.fiatTicker;
      if (isKnown)
        return {
          _tag: 'Known',
          byTicker: prices.byTicker,
          updatedAt: prices.updatedAt,
          awaited: asked.pending?.tickers ?? NOTHING,
        };
      return asked.hasFailed ? { _tag: 'Failed' } : { _tag: 'Pending' };
    }),
  };
};

/** Quote of a coin. Null while it is loading, and for a coin without a price. */
export const quoteOf = (view: PriceView, ticker: string): CoinQuote | null =>
  view._tag === 'Known' ? (view.byTicker[ticker] ?? null) : null;

/** Whether the price of a coin is loading. */
export const isAwaited = (view: PriceView, ticker: string): boolean =>
  view._tag === 'Pending' || (view._tag === 'Known' && view.awaited.includes(ticker));
