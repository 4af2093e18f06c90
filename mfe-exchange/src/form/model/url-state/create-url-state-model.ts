import { combine, createEffect, createEvent, createStore, merge, sample } from 'effector';
import type { Effect, Event, EventCallable, Store } from 'effector';
import { debounce } from 'patronum';

import type { ParsedAmount } from '@coinlane/shared-contracts/amounts';
import type { Location } from '@coinlane/shared-contracts/lifecycle';
import type { DecimalString, Direction, RateMode } from '@coinlane/shared-contracts/values';

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
import type { UrlAmounts } from '../amount';
import type { UrlTickers } from '../pair';
import { createHeldHash, NOTHING_EARLY } from './create-held-hash';
import type { EarlyEdits, HeldHash } from './create-held-hash';

type Options = {
  readonly $pair: Store<Pair | null>;
  readonly $send: Store<ParsedAmount>;
  readonly $receive: Store<ParsedAmount>;
  readonly $rateMode: Store<RateMode>;
  readonly $direction: Store<Direction>;
  /** The user changed a value that is in the URL. */
  readonly pairEdited: Event<unknown>;
  readonly amountsEdited: Event<unknown>;
  readonly tickersRequested: EventCallable<UrlTickers>;
  readonly amountsRequested: EventCallable<UrlAmounts>;
  readonly hiddenModesChanged: EventCallable<readonly HideableMode[]>;
  /** Debounce in ms. Browsers limit replacements to about a hundred per 30 seconds. */
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

/** Path with the form's state. Other query keys stay. The hash is read once and then removed. */
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

/** Address of the form. The hash is read only when all parts of the server-rendered page are hydrated. */
type Place = Location & { readonly isHashHeld?: boolean };

type Move = {
  readonly location: Location;
  readonly full: string;
  /** Whether the form itself wrote this address. */
  readonly isOwn: boolean;
  /** Whether this is the first address in this browser. If the server rendered the page, it has already read it. */
  readonly isFirst: boolean;
  readonly isNews: boolean;
  readonly isHashHeld: boolean;
  readonly early: EarlyEdits;
};

const pathOf = ({ pathname, search }: Location): string => `${pathname}${search}`;

type Written = {
  readonly $location: Store<Location | null>;
  readonly replacePathFx: Effect<string, unknown>;
  readonly held: HeldHash;
};

/** Path to write for the form's state: after a pause if it has changed, but not before the hash is read. */
const pathToWrite = (options: Options, { $location, replacePathFx, held }: Written) => {
  const { $pair, $send, $receive, $rateMode, $direction, pairEdited, amountsEdited, settleMs } = options;
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
  // an early edit is written together with the pair of the hash, which arrives later
  const late = sample({
    clock: merge([held.$isHeld.updates, $pair.updates]).map(() => undefined),
    source: held.$early,
  }).filter({ fn: ({ pair, amounts }) => pair || amounts });
  const paused: Event<unknown> = debounce(merge([pairEdited, amountsEdited, late]), settleMs);
  const outdated: Event<string | null> = sample({ clock: paused.map(() => undefined), source: $path });
  sample({
    clock: outdated.filterMap((path) => path ?? undefined),
    source: { location: $location, isHeld: held.$isHeld },
    filter: ({ location, isHeld }, path) => !isHeld && location !== null && pathOf(location) !== path,
    fn: (_, path) => path,
    target: replacePathFx,
  });

  return $path;
};

const createMoves = (replacePathFx: Effect<string, unknown>, held: HeldHash) => {
  const locationChanged = createEvent<Place>();
  const $written = createStore<string | null>(null, { serialize: 'ignore' }).on(
    replacePathFx,
    (_, path) => path,
  );
  const $isFirst = createStore(true, { serialize: 'ignore' });
  /** The last address that was read, in this browser or on the server. */
  const $read = createStore<string | null>(null);
  const moved = sample({
    clock: locationChanged,
    source: {
      written: $written,
      read: $read,
      isFirst: $isFirst,
      wasHeld: held.$isHeld,
      early: held.$early,
    },
    fn: ({ written, read, isFirst, wasHeld, early }, { isHashHeld = false, ...place }): Move => {
      const location = isHashHeld ? { ...place, hash: '' } : place;
      const path = pathOf(location);
      const full = `${path}${location.hash}`;
      return {
        location,
        full,
        // the router also reports the form's own replacement, which must not undo later edits
        isOwn: path === written,
        isFirst,
        isNews: path !== written && full !== read,
        isHashHeld: isHashHeld && place.hash !== '',
        early: wasHeld && !isHashHeld ? early : NOTHING_EARLY,
      };
    },
  });
  $read.on(moved, (_, { full }) => full);
  $isFirst.on(moved, () => false);
  // the user can return to an address that the form wrote
  $written.on(moved, (written, { isOwn }) => (isOwn ? null : written));
  sample({ clock: moved, fn: ({ isHashHeld }) => isHashHeld, target: held.heldChanged });
  return { locationChanged, moved };
};

/** Syncs the calculator's state with the URL: reads it on navigation, and replaces it after an edit. */
export const createUrlStateModel = (options: Options) => {
  const { pairEdited, amountsEdited, tickersRequested, amountsRequested, hiddenModesChanged } = options;
  const replacePathFx = createEffect<string, unknown>();
  const held = createHeldHash(options);
  const { locationChanged, moved } = createMoves(replacePathFx, held);
  const $location = createStore<Location | null>(null).on(moved, (_, { location }) => location);

  const stateFrom = (filter: (move: Move) => boolean) =>
    moved.filterMap((move) => (filter(move) ? readCalculatorState(move.location) : undefined));
  // an address that is reported again is not a change, and does not contain a pair that was picked since
  sample({
    clock: stateFrom(({ isFirst, isNews, early }) => (isFirst || isNews) && !early.pair),
    fn: ({ from, to, isFiatMode }): UrlTickers => ({ from, to, isFiatMode }),
    target: tickersRequested,
  });
  const arrivedAt = moved.filterMap(({ location, isOwn }) => (isOwn ? undefined : location));
  sample({ clock: arrivedAt, fn: readHiddenModes, target: hiddenModesChanged });
  // the server has already shown the problems of the first address, and an edit clears them
  const newsFrom = moved.filterMap(({ location, isNews }) => (isNews ? location : undefined));
  const problemsDismissed = createEvent();
  const $problems = createStore<readonly UrlProblem[]>([])
    .on(newsFrom, (_, location) => findUrlProblems(location))
    .on(merge([pairEdited, amountsEdited]), (problems) => (problems.length === 0 ? problems : []))
    .reset(problemsDismissed);
  // an edit before hydration takes precedence over the address
  sample({ clock: stateFrom(({ isNews, early }) => isNews && !early.amounts), target: amountsRequested });

  return {
    locationChanged,
    problemsDismissed,
    replacePathFx,
    $path: pathToWrite(options, { $location, replacePathFx, held }),
    /** Values of the address without effect, until the user edits the form. */
    $problems,
  };
};
