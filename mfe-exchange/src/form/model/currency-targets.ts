import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import type { Store } from 'effector';

import type { ApiError } from '@coinlane/shared-contracts/errors';
import type { RateMode, Ticker } from '@coinlane/shared-contracts/values';

import type { ExchangeTargets } from '../../currency/domain/currency';
import type { Pair } from '../domain/pair';
import { amountModel } from './amount';
import { pairModel } from './pair';

/** Query for the targets of a ticker in a rate mode. */
export type TargetsQuestion = { readonly from: Ticker; readonly rateMode: RateMode };

type Options = { readonly $pair: Store<Pair | null>; readonly $rateMode: Store<RateMode> };

const isAnswered = (question: TargetsQuestion, targets: ExchangeTargets | null): boolean =>
  targets?.from === question.from && targets.rateMode === question.rateMode;

/**
 * Targets of the pair's `from`, fetched when a picker is about to open. After a failed call they are unknown:
 * nothing is disabled, and the estimate reports an unavailable pair.
 */
export const createCurrencyTargetsModel = ({ $pair, $rateMode }: Options) => {
  const requested = createEvent();
  const fetchTargetsFx = createEffect<TargetsQuestion, ExchangeTargets, ApiError>();

  const $targets = createStore<ExchangeTargets | null>(null, { serialize: 'ignore' }).on(
    fetchTargetsFx.doneData,
    (_, targets) => targets,
  );
  const $asked = createStore<TargetsQuestion | null>(null, { serialize: 'ignore' })
    .on(fetchTargetsFx, (_, question) => question)
    .reset(fetchTargetsFx.fail);
  const $question = combine($pair, $rateMode, (pair, rateMode) =>
    pair === null ? null : { from: pair.from.ticker, rateMode },
  );

  const isNew = (question: TargetsQuestion, asked: TargetsQuestion | null): boolean =>
    asked?.from !== question.from || asked.rateMode !== question.rateMode;
  sample({
    clock: sample({
      clock: requested,
      source: combine({ question: $question, asked: $asked }),
    }).filterMap(({ question, asked }) =>
      question !== null && isNew(question, asked) ? question : undefined,
    ),
    target: fetchTargetsFx,
  });

  return {
    requested,
    fetchTargetsFx,
    /** Targets of the current pair and rate mode. Null: unknown. */
    $targets: combine($targets, $question, (targets, question) =>
      question !== null && isAnswered(question, targets) ? targets : null,
    ),
  };
};

export const currencyTargetsModel = createCurrencyTargetsModel({
  $pair: pairModel.$pair,
  $rateMode: amountModel.$rateMode,
});
