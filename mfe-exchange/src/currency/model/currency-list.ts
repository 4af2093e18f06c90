import { combine, createEffect, createEvent, createStore, sample } from 'effector';

import { toCallFailure } from '@coinlane/shared-contracts/errors';
import type { ApiError, CallFailure } from '@coinlane/shared-contracts/errors';
import type { Ticker } from '@coinlane/shared-contracts/values';

import type { Currency } from '../domain/currency';

const MAX_RECENTS = 6;
const MAX_FAVOURITES = 50;

/** View of the picker. */
export type CurrencyListView =
  | { readonly _tag: 'Pending' }
  | { readonly _tag: 'Failed'; readonly failure: CallFailure }
  | {
      readonly _tag: 'Shown';
      readonly currencies: readonly Currency[];
      readonly recents: readonly Currency[];
      readonly favourites: readonly Currency[];
    };

type Facts = {
  readonly currencies: readonly Currency[] | null;
  readonly error: ApiError | null;
  readonly isPending: boolean;
  readonly recents: readonly Ticker[];
  readonly favourites: readonly Ticker[];
};

const listed = (currencies: readonly Currency[], tickers: readonly Ticker[]): readonly Currency[] => {
  if (tickers.length === 0) return [];
  const requested = new Map(tickers.map((ticker, place) => [ticker, place]));
  return currencies
    .filter(({ ticker }) => requested.has(ticker))
    .toSorted((one, other) => (requested.get(one.ticker) ?? 0) - (requested.get(other.ticker) ?? 0));
};

/** Shows a loaded list even after a failed call. */
export const toCurrencyListView = (facts: Facts): CurrencyListView => {
  const { currencies, error, isPending, recents, favourites } = facts;
  if (currencies !== null) {
    return {
      _tag: 'Shown',
      currencies,
      recents: listed(currencies, recents),
      favourites: listed(currencies, favourites),
    };
  }
  return error === null || isPending
    ? { _tag: 'Pending' }
    : { _tag: 'Failed', failure: toCallFailure(error) };
};

/** Adds a ticker to the recent ones, newest first, without duplicates. */
export const withRecent = (recents: readonly Ticker[], ticker: Ticker): readonly Ticker[] =>
  [ticker, ...recents.filter((known) => known !== ticker)].slice(0, MAX_RECENTS);

/** Adds a currency to the favourites, or removes it. */
export const withFavourite = (favourites: readonly Ticker[], ticker: Ticker): readonly Ticker[] =>
  favourites.includes(ticker)
    ? favourites.filter((known) => known !== ticker)
    : [...favourites, ticker].slice(-MAX_FAVOURITES);

/** The user's stored lists: recent picks and favourites. Saved after every change. */
const createStoredLists = () => {
  const started = createEvent();
  const picked = createEvent<Currency>();
  const favouriteToggled = createEvent<Currency>();
  const readRecentsFx = createEffect<undefined, readonly Ticker[]>();
  const writeRecentsFx = createEffect<readonly Ticker[], unknown>();
  const readFavouritesFx = createEffect<undefined, readonly Ticker[]>();
  const writeFavouritesFx = createEffect<readonly Ticker[], unknown>();

  const $recents = createStore<readonly Ticker[]>([], { serialize: 'ignore' })
    .on(readRecentsFx.doneData, (_, recents) => recents)
    .on(picked, (recents, { ticker }) => withRecent(recents, ticker));
  const $favourites = createStore<readonly Ticker[]>([], { serialize: 'ignore' })
    .on(readFavouritesFx.doneData, (_, favourites) => favourites)
    .on(favouriteToggled, (favourites, { ticker }) => withFavourite(favourites, ticker));

  sample({ clock: started, fn: () => undefined, target: [readRecentsFx, readFavouritesFx] });
  sample({ clock: picked, source: $recents, target: writeRecentsFx });
  sample({ clock: favouriteToggled, source: $favourites, target: writeFavouritesFx });
  return {
    started,
    picked,
    favouriteToggled,
    readRecentsFx,
    writeRecentsFx,
    readFavouritesFx,
    writeFavouritesFx,
    $recents,
    $favourites,
  };
};

/** The list of all currencies. Fetched once, and only when it is about to be needed. */
export const createCurrencyListModel = () => {
  const requested = createEvent();
  const fetchCurrenciesFx = createEffect<undefined, readonly Currency[], ApiError>();
  const { $recents, $favourites, ...kept } = createStoredLists();

  const $currencies = createStore<readonly Currency[] | null>(null, { serialize: 'ignore' }).on(
    fetchCurrenciesFx.doneData,
    (_, currencies) => currencies,
  );
  const $error = createStore<ApiError | null>(null, { serialize: 'ignore' })
    .on(fetchCurrenciesFx.failData, (_, error) => error)
    .reset(fetchCurrenciesFx.done);

  sample({
    clock: requested,
    source: combine({ currencies: $currencies, isPending: fetchCurrenciesFx.pending }),
    filter: ({ currencies, isPending }) => currencies === null && !isPending,
    fn: () => undefined,
    target: fetchCurrenciesFx,
  });

  return {
    ...kept,
    requested,
    fetchCurrenciesFx,
    $currencies,
    $view: combine(
      {
        currencies: $currencies,
        error: $error,
        isPending: fetchCurrenciesFx.pending,
        recents: $recents,
        favourites: $favourites,
      },
      toCurrencyListView,
    ),
  };
};

export const currencyListModel = createCurrencyListModel();
