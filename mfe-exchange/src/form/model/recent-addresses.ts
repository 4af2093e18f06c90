import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import type { Store } from 'effector';

import type { Currency, CurrencyInfo } from '../../currency/domain/currency';
import type { Pair } from '../domain/pair';
import type { RecentAddress } from '../domain/recent-addresses';
import { currencyInfoModel } from './currency-info';
import { pairModel } from './pair';

/** Currency of the wanted address, and its rules. */
export type RecentQuestion = { readonly currency: Currency; readonly info: CurrencyInfo | null };

type Options = { readonly $pair: Store<Pair | null>; readonly $toInfo: Store<CurrencyInfo | null> };

const NO_ADDRESSES: readonly RecentAddress[] = [];

/** Recipients of this browser's orders, which the user can pick or remove. Read when the field gets the focus. */
export const createRecentAddressesModel = ({ $pair, $toInfo }: Options) => {
  const requested = createEvent();
  /** Ports: reading the valid addresses for a currency, and removing one. */
  const readFx = createEffect<RecentQuestion, readonly RecentAddress[]>();
  const removeFx = createEffect<RecentAddress, unknown>();
  const $question = combine($pair, $toInfo, (pair, info) => pair && { currency: pair.to, info });
  const $isRequested = createStore(false, { serialize: 'ignore' }).on(requested, () => true);
  const asked = sample({
    clock: [requested, removeFx.done, $question],
    source: combine($question, $isRequested, (question, isRequested) => (isRequested ? question : null)),
  });
  sample({ clock: asked.filterMap((question) => question ?? undefined), target: readFx });
  const $answer = createStore(NO_ADDRESSES, { serialize: 'ignore' }).on(
    readFx.doneData,
    (_, addresses) => addresses,
  );
  return {
    requested,
    readFx,
    removeFx,
    /** The addresses for the current currency. */
    $addresses: combine($answer, $pair, (addresses, pair) =>
      addresses[0]?.ticker === pair?.to.ticker ? addresses : NO_ADDRESSES,
    ),
  };
};

export const recentAddressesModel = createRecentAddressesModel({
  $pair: pairModel.$pair,
  $toInfo: currencyInfoModel.$to,
});
