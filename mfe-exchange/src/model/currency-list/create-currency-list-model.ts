import { combine, createEffect, createEvent, createStore, sample } from 'effector';

import type { ApiError } from '@coinlane/shared-contracts/errors';
import type { Ticker } from '@coinlane/shared-contracts/values';

import { findCurrency } from '../../domain/currency';
import type { Currency } from '../../domain/currency';
import { toCallFailure } from '../call-failure';
import type { CallFailure } from '../call-failure';

const RECENTS_KEPT = 6;

/** What the picker shows. */
export type CurrencyListView =
  | { readonly _tag: 'Pending' }
  | { readonly _tag: 'Failed'; readonly failure: CallFailure }
  | {
      readonly _tag: 'Shown';
      readonly currencies: readonly Currency[];
      readonly recents: readonly Currency[];
    };

type Facts = {
  readonly currencies: readonly Currency[] | null;
  readonly error: ApiError | null;
  readonly isPending: boolean;
  readonly recents: readonly Ticker[];
};

/** A list that is there is shown whatever a later call says. */
export const toCurrencyListView = ({ currencies, error, isPending, recents }: Facts): CurrencyListView => {
  if (currencies !== null) {
    return {
      _tag: 'Shown',
      currencies,
      recents: recents.flatMap((ticker) => findCurrency(currencies, ticker) ?? []),
    };
  }
  return error === null || isPending
    ? { _tag: 'Pending' }
    : { _tag: 'Failed', failure: toCallFailure(error) };
};

/** The recently picked, newest first, each once. */
export const withRecent = (recents: readonly Ticker[], ticker: Ticker): readonly Ticker[] =>
  [ticker, ...recents.filter((known) => known !== ticker)].slice(0, RECENTS_KEPT);

/** All currencies, fetched once and only when somebody is about to need them. */
export const createCurrencyListModel = () => {
  const wanted = createEvent();
  const picked = createEvent<Currency>();
  const started = createEvent();
  const fetchCurrenciesFx = createEffect<undefined, readonly Currency[], ApiError>();
  const readRecentsFx = createEffect<undefined, readonly Ticker[]>();
  const writeRecentsFx = createEffect<readonly Ticker[], unknown>();

  const $currencies = createStore<readonly Currency[] | null>(null, { serialize: 'ignore' }).on(
    fetchCurrenciesFx.doneData,
    (_, currencies) => currencies,
  );
  const $error = createStore<ApiError | null>(null, { serialize: 'ignore' })
    .on(fetchCurrenciesFx.failData, (_, error) => error)
    .reset(fetchCurrenciesFx.done);
  const $recents = createStore<readonly Ticker[]>([], { serialize: 'ignore' })
    .on(readRecentsFx.doneData, (_, recents) => recents)
    .on(picked, (recents, { ticker }) => withRecent(recents, ticker));

  sample({ clock: started, fn: () => undefined, target: readRecentsFx });
  sample({
    clock: wanted,
    source: combine({ currencies: $currencies, isPending: fetchCurrenciesFx.pending }),
    filter: ({ currencies, isPending }) => currencies === null && !isPending,
    fn: () => undefined,
    target: fetchCurrenciesFx,
  });
  sample({ clock: picked, source: $recents, target: writeRecentsFx });

  return {
    started,
    wanted,
    picked,
    fetchCurrenciesFx,
    readRecentsFx,
    writeRecentsFx,
    $currencies,
    $view: combine(
      { currencies: $currencies, error: $error, isPending: fetchCurrenciesFx.pending, recents: $recents },
      toCurrencyListView,
    ),
  };
};
