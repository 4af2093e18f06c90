import { combine, createEffect, createEvent, createStore, merge, sample } from 'effector';
import type { Event, EventCallable, Store } from 'effector';
import { debounce } from 'patronum';

import type { Location } from '@coinlane/shared-contracts/lifecycle';
import type { DecimalString, Direction, RateMode } from '@coinlane/shared-contracts/values';

import type { ParsedAmount } from '../../domain/amount';
import type { Pair } from '../../domain/pair';
import { readCalculatorState, writeCalculatorState } from '../../domain/url-state';
import type { AskedAmounts } from '../amount';
import type { AskedTickers } from '../pair';

type Options = {
  readonly $pair: Store<Pair | null>;
  readonly $send: Store<ParsedAmount>;
  readonly $receive: Store<ParsedAmount>;
  readonly $rateMode: Store<RateMode>;
  readonly $direction: Store<Direction>;
  /** The visitor changed something that the URL keeps. */
  readonly edited: readonly Event<unknown>[];
  readonly tickersAsked: EventCallable<AskedTickers>;
  readonly amountsAsked: EventCallable<AskedAmounts>;
  /** Browsers refuse more than some hundred replacements in half a minute. */
  readonly settleMs: number;
};

const exactOf = (parsed: ParsedAmount): DecimalString | null =>
  parsed._tag === 'Exact' ? parsed.amount : null;

type Shown = {
  readonly pair: Pair | null;
  readonly send: ParsedAmount;
  readonly receive: ParsedAmount;
  readonly rateMode: RateMode;
  readonly direction: Direction;
};

/** The path that says what the form shows; keys of others stay. The hash is read once and then left. */
export const toPath = ({ pathname, search, hash }: Location, shown: Shown): string => {
  const isReverse = shown.direction === 'reverse';
  const query = writeCalculatorState(search, {
    from: shown.pair?.from.ticker ?? null,
    to: shown.pair?.to.ticker ?? null,
    amount: isReverse ? null : exactOf(shown.send),
    amountTo: isReverse ? exactOf(shown.receive) : null,
    isFiatMode: readCalculatorState({ search, hash }).isFiatMode,
    rateMode: shown.rateMode === 'fixed' ? 'fixed' : null,
    direction: isReverse ? 'reverse' : null,
  });
  return `${pathname}${query}`;
};

/** The calculator's state in the URL: read when the page arrives somewhere, replaced in place when it is edited. */
export const createUrlStateModel = (options: Options) => {
  const { $pair, $send, $receive, $rateMode, $direction, edited, tickersAsked, amountsAsked, settleMs } =
    options;
  const locationChanged = createEvent<Location>();
  const replacePathFx = createEffect<string, unknown>();

  const $written = createStore<string | null>(null, { serialize: 'ignore' }).on(
    replacePathFx,
    (_, path) => path,
  );
  const arrived = sample({
    clock: locationChanged,
    source: $written,
    // our own replacement comes back as a location: what was typed since must not be undone by it
    filter: (written, { pathname, search }) => `${pathname}${search}` !== written,
    fn: (_, location) => location,
  });
  const $location = createStore<Location | null>(null).on(locationChanged, (_, location) => location);
  const asked = arrived.map(readCalculatorState);
  sample({ clock: asked, fn: ({ from, to }) => ({ from, to }), target: tickersAsked });
  sample({ clock: asked, target: amountsAsked });

  const $path = combine(
    {
      location: $location,
      pair: $pair,
      send: $send,
      receive: $receive,
      rateMode: $rateMode,
      direction: $direction,
    },
    ({ location, ...shown }) => (location === null ? null : toPath(location, shown)),
  );
  const paused: Event<unknown> = debounce(merge(edited), settleMs);
  const outdated: Event<string | null> = sample({ clock: paused.map(() => undefined), source: $path });
  sample({
    clock: outdated.filterMap((path) => path ?? undefined),
    source: $location,
    filter: (location, path) => location !== null && `${location.pathname}${location.search}` !== path,
    fn: (_, path) => path,
    target: replacePathFx,
  });

  return { locationChanged, replacePathFx, $path };
};
