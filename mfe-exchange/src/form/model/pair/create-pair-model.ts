import { combine, createEvent, createStore, merge, sample } from 'effector';
import type { Event, Store } from 'effector';

import { toCallFailure } from '@coinlane/shared-contracts/errors';
import type { CallFailure } from '@coinlane/shared-contracts/errors';
import type { Ticker } from '@coinlane/shared-contracts/values';

import type { Currency } from '../../../currency/domain/currency';
import type { PairTickers } from '../../domain/fiat-mode';
import { pickFrom, pickTo, swapSides } from '../../domain/pair';
import type { Pair, PairChange } from '../../domain/pair';
import type { Clock } from '../../../page/model/clock';
import { createLiveAnswer } from '../../../page/model/live-answer';
import { completeTickers, isPairOf } from './complete-tickers';
import type { UrlTickers } from './complete-tickers';

/** The pair of two tickers. Unknown tickers are replaced by defaults and reported. */
export type ResolvedPair = { readonly pair: Pair; readonly unknownTickers: readonly Ticker[] };

export type PairView =
  | { readonly _tag: 'Pending' }
  | { readonly _tag: 'Failed'; readonly failure: CallFailure }
  | {
      readonly _tag: 'Shown';
      readonly pair: Pair;
      readonly unknownTickers: readonly Ticker[];
      /** Failure of a request for another pair. */
      readonly failure: CallFailure | null;
    };

type Facts = {
  readonly pair: Pair | null;
  readonly failure: CallFailure | null;
  readonly unknownTickers: readonly Ticker[];
};

/** Shows a loaded pair even after a failed request. */
export const toPairView = ({ pair, failure, unknownTickers }: Facts): PairView => {
  if (pair !== null) return { _tag: 'Shown', pair, unknownTickers, failure };
  return failure === null ? { _tag: 'Pending' } : { _tag: 'Failed', failure };
};

type Options = { readonly clock: Clock; readonly $settleMs: Store<number> };

const isSame = (one: PairTickers, other: PairTickers): boolean =>
  one.from === other.from && one.to === other.to;

type Picking = { readonly cause: PairChange['cause']; readonly pick: (pair: Pair) => Pair };

/** Changes of the pair, each with the previous pair. Nothing can be picked without a pair. */
const changesOf = (
  $pair: Store<Pair | null>,
  picking: Event<Picking>,
  answered: Event<Pair>,
): Event<PairChange> =>
  merge([
    sample({
      clock: picking,
      source: $pair,
      fn: (before, { cause, pick }): PairChange | null => before && { before, after: pick(before), cause },
    }).filterMap((change) => change ?? undefined),
    sample({
      clock: answered,
      source: $pair,
      fn: (before, after): PairChange => ({ before, after, cause: 'answer' }),
    }),
  ]);

/** The two currencies: picked by the user, or resolved by the port from the tickers of a URL. */
export const createPairModel = ({ clock, $settleMs }: Options) => {
  const tickersRequested = createEvent<UrlTickers>();
  const fromPicked = createEvent<Currency>();
  const toPicked = createEvent<Currency>();
  const sidesSwapped = createEvent();
  /** A change was undone. */
  const pairRestored = createEvent<Pair>();
  const picked = merge([fromPicked, toPicked, sidesSwapped, pairRestored]);

  const $requestedTickers = createStore<PairTickers | null>(null);
  const live = createLiveAnswer<PairTickers, ResolvedPair>({
    name: 'exchange/pair',
    $question: $requestedTickers,
    isSame,
    clock,
    $settleMs,
    askAgainAt: () => null,
  });

  const $pair = createStore<Pair | null>(null);
  const changed = changesOf(
    $pair,
    merge([
      fromPicked.map((from): Picking => ({ cause: 'pick', pick: (pair) => pickFrom(pair, from) })),
      toPicked.map((to): Picking => ({ cause: 'pick', pick: (pair) => pickTo(pair, to) })),
      sidesSwapped.map((): Picking => ({ cause: 'swap', pick: swapSides })),
    ]),
    live.answered.map(({ value }) => value.pair),
  );
  $pair.on(changed, (_, { after }) => after).on(pairRestored, (_, pair) => pair);
  const $unknownTickers = createStore<readonly Ticker[]>([])
    .on(live.answered, (_, { value }) => value.unknownTickers)
    .reset(picked);

  $requestedTickers.reset(picked);
  sample({
    clock: tickersRequested,
    source: $pair,
    fn: (pair, asked) => {
      const tickers = completeTickers(asked);
      return isPairOf(pair, tickers) ? null : tickers;
    },
    target: $requestedTickers,
  });

  const $failure = combine(live.$failure, (failure) =>
    failure === null ? null : toCallFailure(failure.error),
  );
  return {
    tickersRequested,
    fromPicked,
    toPicked,
    sidesSwapped,
    pairRestored,
    picked,
    changed,
    /** The user swapped the sides: the addresses belonged to the other side. */
    swapped: changed.filter({ fn: ({ cause }) => cause === 'swap' }),
    retried: live.retried,
    resolvePairFx: live.fetchFx,
    $pair,
    $view: combine({ pair: $pair, failure: $failure, unknownTickers: $unknownTickers }, toPairView),
  };
};
