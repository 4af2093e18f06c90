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
import { createHeldHash, NOTHING_EARLY } from './create-held-hash';
import type { EarlyEdits, HeldHash } from './create-held-hash';

type Options = {
  readonly $pair: Store<Pair | null>;
  readonly $send: Store<ParsedAmount>;
  readonly $receive: Store<ParsedAmount>;
  readonly $rateMode: Store<RateMode>;
  readonly $direction: Store<Direction>;
  /** The visitor changed something that the URL keeps. */
  readonly pairEdited: Event<unknown>;
  readonly amountsEdited: Event<unknown>;
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

/** A place of the form. The hash is not read while parts of the server's page still wait for their code. */
type Place = Location & { readonly isHashHeld?: boolean };

type Move = {
  readonly location: Location;
  readonly full: string;
  /** The form wrote this address itself. */
  readonly isOwn: boolean;
  /** The first address in this browser. The server has read it already if it drew the page. */
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

/** The path that should be there, written after a pause when it is another one; not before the hash in it is read. */
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
  // an early edit is written with the pair of the hash, which arrives later
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

/** Places that the form is told about, as far as they are news. */
const createMoves = (replacePathFx: Effect<string, unknown>, held: HeldHash) => {
  const locationChanged = createEvent<Place>();
  const $written = createStore<string | null>(null, { serialize: 'ignore' }).on(
    replacePathFx,
    (_, path) => path,
  );
  const $isFirst = createStore(true, { serialize: 'ignore' });
  /** The last address that was read, by this page or by the server that rendered it. */
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
        // the form's own replacement comes back as a location: it must not undo what was typed since
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
  // the visitor can return to an address that the form wrote
  $written.on(moved, (written, { isOwn }) => (isOwn ? null : written));
  sample({ clock: moved, fn: ({ isHashHeld }) => isHashHeld, target: held.heldChanged });
  return { locationChanged, moved };
};

/** The calculator's state in the URL: read when the page arrives somewhere, replaced in place when it is edited. */
export const createUrlStateModel = (options: Options) => {
  const { pairEdited, amountsEdited, tickersAsked, amountsAsked, hiddenTold } = options;
  const replacePathFx = createEffect<string, unknown>();
  const held = createHeldHash(options);
  const { locationChanged, moved } = createMoves(replacePathFx, held);
  const $location = createStore<Location | null>(null).on(moved, (_, { location }) => location);

  const stateFrom = (filter: (move: Move) => boolean) =>
    moved.filterMap((move) => (filter(move) ? readCalculatorState(move.location) : undefined));
  // an address that is reported again says nothing new: a pair picked since is not in it yet
  sample({
    clock: stateFrom(({ isFirst, isNews, early }) => (isFirst || isNews) && !early.pair),
    fn: ({ from, to, isFiatMode }): AskedTickers => ({ from, to, isFiatMode }),
    target: tickersAsked,
  });
  const arrivedAt = moved.filterMap(({ location, isOwn }) => (isOwn ? undefined : location));
  sample({ clock: arrivedAt, fn: readHiddenModes, target: hiddenTold });
  // the server has told its visitor what the first address says in vain: who has changed something since knows it
  const newsFrom = moved.filterMap(({ location, isNews }) => (isNews ? location : undefined));
  const problemsDismissed = createEvent();
  const $problems = createStore<readonly UrlProblem[]>([])
    .on(newsFrom, (_, location) => findUrlProblems(location))
    .on(merge([pairEdited, amountsEdited]), (problems) => (problems.length === 0 ? problems : []))
    .reset(problemsDismissed);
  // what was typed into the server's page before this code ran is younger than the page's address
  sample({ clock: stateFrom(({ isNews, early }) => isNews && !early.amounts), target: amountsAsked });

  return {
    locationChanged,
    problemsDismissed,
    replacePathFx,
    $path: pathToWrite(options, { $location, replacePathFx, held }),
    /** What the address says in vain, until the visitor says something else. */
    $problems,
  };
};
