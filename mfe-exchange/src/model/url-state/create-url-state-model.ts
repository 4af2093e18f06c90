import { combine, createEffect, createEvent, createStore, merge, sample } from 'effector';
import type { Effect, Event, EventCallable, Store } from 'effector';
import { debounce } from 'patronum';

import type { Location } from '@coinlane/shared-contracts/lifecycle';
import type { DecimalString, Direction, RateMode } from '@coinlane/shared-contracts/values';

import type { ParsedAmount } from '../../domain/amount';
import type { Pair } from '../../domain/pair';
import { kindOf } from '../../domain/fiat-mode';
import type { HideableMode } from '../../domain/fiat-mode';
import {
  findUrlProblems,
  readCalculatorState,
  readHiddenModes,
  writeCalculatorState,
} from '../../domain/url-state';
import type { UrlProblem } from '../../domain/url-state';
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
  readonly hiddenTold: EventCallable<readonly HideableMode[]>;
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
    isFiatMode:
      shown.pair === null
        ? readCalculatorState({ search, hash }).isFiatMode
        : kindOf(shown.pair) !== 'crypto',
    rateMode: shown.rateMode === 'fixed' ? 'fixed' : null,
    direction: isReverse ? 'reverse' : null,
  });
  return `${pathname}${query}`;
};

type Move = {
  readonly location: Location;
  readonly full: string;
  readonly isOurs: boolean;
  readonly isNews: boolean;
};

const pathOf = ({ pathname, search }: Location): string => `${pathname}${search}`;

/** The path that should be there, written after a pause when it is another one. */
const pathToWrite = (
  options: Options,
  $location: Store<Location | null>,
  replacePathFx: Effect<string, unknown>,
) => {
  const { $pair, $send, $receive, $rateMode, $direction, edited, settleMs } = options;
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
    filter: (location, path) => location !== null && pathOf(location) !== path,
    fn: (_, path) => path,
    target: replacePathFx,
  });

  return $path;
};

/** The calculator's state in the URL: read when the page arrives somewhere, replaced in place when it is edited. */
export const createUrlStateModel = (options: Options) => {
  const { edited, tickersAsked, amountsAsked, hiddenTold } = options;
  const locationChanged = createEvent<Location>();
  const replacePathFx = createEffect<string, unknown>();

  const $written = createStore<string | null>(null, { serialize: 'ignore' }).on(
    replacePathFx,
    (_, path) => path,
  );
  const $location = createStore<Location | null>(null).on(locationChanged, (_, location) => location);
  /** The last address the form was told about, by this page or by the server that rendered it. */
  const $read = createStore<string | null>(null);
  const moved = sample({
    clock: locationChanged,
    source: { written: $written, read: $read },
    fn: ({ written, read }, location): Move => {
      const path = pathOf(location);
      const full = `${path}${location.hash}`;
      // our own replacement comes back as a location: what was typed since must not be undone by it
      return { location, full, isOurs: path === written, isNews: path !== written && full !== read };
    },
  });
  $read.on(moved, (_, { full }) => full);
  const toldFrom = (filter: (move: Move) => boolean) =>
    moved.filterMap((move) => (filter(move) ? readCalculatorState(move.location) : undefined));
  sample({
    clock: toldFrom(({ isOurs }) => !isOurs),
    fn: ({ from, to, isFiatMode }): AskedTickers => ({ from, to, isFiatMode }),
    target: tickersAsked,
  });
  const arrivedAt = moved.filterMap(({ location, isOurs }) => (isOurs ? undefined : location));
  sample({ clock: arrivedAt, fn: readHiddenModes, target: hiddenTold });
  // the server has told its visitor what the first address says in vain: who has changed something since knows it
  const newsFrom = moved.filterMap(({ location, isNews }) => (isNews ? location : undefined));
  const problemsDismissed = createEvent();
  const $problems = createStore<readonly UrlProblem[]>([])
    .on(newsFrom, (_, location) => findUrlProblems(location))
    .on(merge(edited), (problems) => (problems.length === 0 ? problems : []))
    .reset(problemsDismissed);
  // what was typed into the server's page before this code ran is younger than the page's address
  sample({ clock: toldFrom(({ isNews }) => isNews), target: amountsAsked });

  const $path = pathToWrite(options, $location, replacePathFx);

  return {
    locationChanged,
    problemsDismissed,
    replacePathFx,
    $path,
    /** What the address says in vain, until the visitor says something else. */
    $problems,
  };
};
