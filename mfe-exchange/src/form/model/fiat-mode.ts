import { combine, createEvent, createStore, sample } from 'effector';
import type { Event, EventCallable, Store } from 'effector';

import type { ExchangeKind } from '../../currency/domain/currency';
import { defaultTickersOf, fiatKindOf, kindOf, offeredKinds, offeredRateModes } from '../domain/fiat-mode';
import type { HideableMode, PairTickers } from '../domain/fiat-mode';
import type { Pair } from '../domain/pair';
import type { UrlTickers } from './pair';
import { pairModel } from './pair';
import { $unavailable } from '../../page/model/settings';

type Options = {
  readonly $pair: Store<Pair | null>;
  /** The user picked currencies. The pair determines the kind of exchange. */
  readonly picked: Event<unknown>;
  readonly tickersRequested: EventCallable<UrlTickers>;
  /** The requested pair is unavailable. */
  readonly failed: Event<unknown>;
};

type Remembered = Readonly<Partial<Record<ExchangeKind, PairTickers>>>;

const remember = (known: Remembered, pair: Pair | null): Remembered =>
  pair === null ? known : { ...known, [kindOf(pair)]: { from: pair.from.ticker, to: pair.to.ticker } };

/** Kind of exchange: coins, or buying and selling in fiat mode (spec §3 `isFiatMode`, `initFiatFlow`, `hideModes`). */
export const createFiatModeModel = ({ $pair, picked, tickersRequested, failed }: Options) => {
  const kindPicked = createEvent<ExchangeKind>();
  const hiddenModesChanged = createEvent<readonly HideableMode[]>();

  const $hiddenByAddress = createStore<readonly HideableMode[]>([]).on(
    hiddenModesChanged,
    (_, hidden) => hidden,
  );
  const $hidden = combine($hiddenByAddress, $unavailable, (hidden, unavailable): readonly HideableMode[] =>
    unavailable.includes('fiat') ? [...hidden, 'fiatMode'] : hidden,
  );
  /** A picked kind whose pair is still loading. */
  const $requestedKind = createStore<ExchangeKind | null>(null, { serialize: 'ignore' });
  /**
   * Kind of the last requested tickers. It applies while there is no pair, so that the layout of the form does not
   * change.
   */
  const $kindOfTickers = createStore<ExchangeKind>('crypto').on(tickersRequested, (_, asked) =>
    asked.isFiatMode ? fiatKindOf(asked) : 'crypto',
  );
  /** Last pair of each kind, which is restored with the kind. */
  const $remembered = createStore<Remembered>({}).on($pair, remember);
  const entered = sample({
    clock: $pair.updates,
    source: $requestedKind,
    filter: (requestedKind, pair) => pair !== null && requestedKind === kindOf(pair),
    fn: () => undefined,
  });
  $requestedKind.on(kindPicked, (_, kind) => kind).reset(entered, picked, failed);
  sample({
    clock: kindPicked,
    source: $remembered,
    fn: (remembered, kind): UrlTickers => ({
      ...(remembered[kind] ?? defaultTickersOf(kind)),
      isFiatMode: kind !== 'crypto',
    }),
    target: tickersRequested,
  });

  const $kind = combine(
    $requestedKind,
    $pair,
    $kindOfTickers,
    (requestedKind, pair, kindOfTickers): ExchangeKind =>
      requestedKind ?? (pair === null ? kindOfTickers : kindOf(pair)),
  );
  return {
    kindPicked,
    hiddenModesChanged,
    entered,
    $kind,
    $isFiatMode: $kind.map((kind) => kind !== 'crypto'),
    $offeredKinds: $hidden.map(offeredKinds),
    $offeredRateModes: $hidden.map(offeredRateModes),
  };
};

export const fiatModeModel = createFiatModeModel({
  $pair: pairModel.$pair,
  picked: pairModel.picked,
  tickersRequested: pairModel.tickersRequested,
  failed: pairModel.resolvePairFx.fail,
});
