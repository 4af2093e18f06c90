import { combine, createEvent, createStore, merge, sample } from 'effector';
import type { Store } from 'effector';

import type { Ticker } from '@coinlane/shared-contracts/values';

import type { Currency } from '../../domain/currency';
import type { PairTickers } from '../../domain/fiat-mode';
import { pickFrom, pickTo, swapSides } from '../../domain/pair';
import type { Pair } from '../../domain/pair';
import { toCallFailure } from '../call-failure';
import type { CallFailure } from '../call-failure';
import type { Clock } from '../clock';
import { createLiveAnswer } from '../live-answer';
import { completeTickers, isPairOf } from './complete-tickers';
import type { AskedTickers } from './complete-tickers';

/** The pair for two tickers; an unknown one is named and the default stands in for it. */
export type ResolvedPair = { readonly pair: Pair; readonly unknownTickers: readonly Ticker[] };

export type PairView =
  | { readonly _tag: 'Pending' }
  | { readonly _tag: 'Failed'; readonly failure: CallFailure }
  | {
      readonly _tag: 'Shown';
      readonly pair: Pair;
      readonly unknownTickers: readonly Ticker[];
      /** Another pair was asked for and could not be had. */
      readonly failure: CallFailure | null;
    };

type Facts = {
  readonly pair: Pair | null;
  readonly failure: CallFailure | null;
  readonly unknownTickers: readonly Ticker[];
};

/** A pair that is there is shown, whatever became of a later one. */
export const toPairView = ({ pair, failure, unknownTickers }: Facts): PairView => {
  if (pair !== null) return { _tag: 'Shown', pair, unknownTickers, failure };
  return failure === null ? { _tag: 'Pending' } : { _tag: 'Failed', failure };
};

type Options = { readonly clock: Clock; readonly $settleMs: Store<number> };

const isSame = (one: PairTickers, other: PairTickers): boolean =>
  one.from === other.from && one.to === other.to;

/** The two currencies; from a URL's tickers by the port, or as the visitor picks them. */
export const createPairModel = ({ clock, $settleMs }: Options) => {
  const tickersAsked = createEvent<AskedTickers>();
  const fromPicked = createEvent<Currency>();
  const toPicked = createEvent<Currency>();
  const sidesSwapped = createEvent();
  const picked = merge([fromPicked, toPicked, sidesSwapped]);

  const $wanted = createStore<PairTickers | null>(null);
  const live = createLiveAnswer<PairTickers, ResolvedPair>({
    name: 'exchange/pair',
    $question: $wanted,
    isSame,
    clock,
    $settleMs,
    askAgainAt: () => null,
  });

  const $pair = createStore<Pair | null>(null)
    .on(live.answered, (_, { value }) => value.pair)
    .on(fromPicked, (pair, from) => (pair === null ? null : pickFrom(pair, from)))
    .on(toPicked, (pair, to) => (pair === null ? null : pickTo(pair, to)))
    .on(sidesSwapped, (pair) => (pair === null ? null : swapSides(pair)));
  const $unknownTickers = createStore<readonly Ticker[]>([])
    .on(live.answered, (_, { value }) => value.unknownTickers)
    .reset(picked);

  $wanted.reset(picked);
  sample({
    clock: tickersAsked,
    source: $pair,
    fn: (pair, asked) => {
      const tickers = completeTickers(asked);
      return isPairOf(pair, tickers) ? null : tickers;
    },
    target: $wanted,
  });

  const $failure = combine(live.$failure, (failure) =>
    failure === null ? null : toCallFailure(failure.error),
  );
  return {
    tickersAsked,
    fromPicked,
    toPicked,
    sidesSwapped,
    picked,
    retried: live.retried,
    resolvePairFx: live.fetchFx,
    $pair,
    $view: combine({ pair: $pair, failure: $failure, unknownTickers: $unknownTickers }, toPairView),
  };
};
