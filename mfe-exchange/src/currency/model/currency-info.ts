import { combine, createStore } from 'effector';
import type { Store } from 'effector';

import type { ApiError } from '@coinlane/shared-contracts/errors';
import { lookUp } from '@coinlane/shared-contracts/values';
import type { Ticker } from '@coinlane/shared-contracts/values';

import type { CurrencyInfo } from '../domain/currency';
import type { Clock } from '../../page/model/clock';
import { createLiveAnswer } from '../../page/model/live-answer';
import type { Failed } from '../../page/model/live-answer';

/** One side of the pair. */
type Side = { readonly ticker: Ticker };
/** Tickers of the pair. A side without a ticker has no info. */
type PairTickers = { readonly from: Side | null; readonly to: Side | null };

type Infos = Readonly<Record<Ticker, CurrencyInfo>>;

type Options = {
  /** Unique, because the sids of the stores contain it. */
  readonly name: string;
  readonly $pair: Store<PairTickers | null>;
  readonly clock: Clock;
  readonly $settleMs: Store<number>;
};

const tickerOf = (pair: PairTickers | null, side: keyof PairTickers): Ticker | null =>
  pair?.[side]?.ticker ?? null;

const infoOf = (infos: Infos, ticker: Ticker | null): CurrencyInfo | null =>
  lookUp(infos, ticker ?? '') ?? null;

const errorOf = (failure: Failed<Ticker> | null): ApiError | null => failure?.error ?? null;

/** Details of the two chosen currencies. Each is fetched once and then cached. */
export const createCurrencyInfoModel = ({ name, $pair, clock, $settleMs }: Options) => {
  const $infos = createStore<Infos>({}, { sid: `${name}-infos` });
  const isSame = (one: Ticker, other: Ticker): boolean => one === other;
  const liveInfo = (side: keyof PairTickers) =>
    createLiveAnswer<Ticker, CurrencyInfo>({
      name: `${name}-${side}`,
      $question: combine($pair, $infos, (pair, infos) => {
        const ticker = tickerOf(pair, side);
        return infoOf(infos, ticker) === null ? ticker : null;
      }),
      isSame,
      clock,
      $settleMs,
      askAgainAt: () => null,
    });
  const from = liveInfo('from');
  const to = liveInfo('to');
  $infos.on([from.answered, to.answered], (infos, { question, value }) => ({ ...infos, [question]: value }));

  return {
    fetchFromInfoFx: from.fetchFx,
    fetchToInfoFx: to.fetchFx,
    retried: { from: from.retried, to: to.retried },
    $from: combine($pair, $infos, (pair, infos) => infoOf(infos, tickerOf(pair, 'from'))),
    $to: combine($pair, $infos, (pair, infos) => infoOf(infos, tickerOf(pair, 'to'))),
    $toError: to.$failure.map(errorOf),
  };
};
