import { combine, createEvent, createStore } from 'effector';
import type { Store } from 'effector';

import { toCallFailure } from '@coinlane/shared-contracts/errors';
import type { CallFailure } from '@coinlane/shared-contracts/errors';

import type { MarketData, MarketSpan } from '../../domain/market';
import { isSamePair } from '../../domain/pair';
import type { Pair } from '../../domain/pair';
import type { Clock } from '../../../page/model/clock';
import { createLiveAnswer } from '../../../page/model/live-answer';

type Options = {
  readonly $pair: Store<Pair | null>;
  readonly clock: Clock;
  readonly $settleMs: Store<number>;
  readonly refreshMs: number;
};

/** Query of a chart. */
export type ChartQuestion = { readonly pair: Pair; readonly span: MarketSpan };

export type ChartView =
  /** The user never opened the chart. */
  | { readonly _tag: 'Closed' }
  | { readonly _tag: 'Pending' }
  | { readonly _tag: 'Failed'; readonly failure: CallFailure }
  | { readonly _tag: 'Shown'; readonly pair: Pair; readonly span: MarketSpan; readonly data: MarketData };

const isSame = (one: ChartQuestion, other: ChartQuestion): boolean =>
  one.span === other.span && isSamePair(one.pair, other.pair);

/** Price of the pair over a day, a week or a month. Fetched only while the chart is open. */
export const createChartModel = ({ $pair, clock, $settleMs, refreshMs }: Options) => {
  const openChanged = createEvent<boolean>();
  const spanPicked = createEvent<MarketSpan>();

  const $isOpen = createStore(false, { serialize: 'ignore' }).on(openChanged, (_, isOpen) => isOpen);
  const $span = createStore<MarketSpan>('7d', { serialize: 'ignore' }).on(spanPicked, (_, span) => span);
  const $question = combine($isOpen, $pair, $span, (isOpen, pair, span): ChartQuestion | null =>
    isOpen && pair !== null ? { pair, span } : null,
  );
  const live = createLiveAnswer<ChartQuestion, MarketData>({
    name: 'exchange/chart',
    $question,
    isSame,
    clock,
    $settleMs,
    askAgainAt: ({ receivedAt }) => receivedAt + refreshMs,
  });
  return {
    openChanged,
    spanPicked,
    retried: live.retried,
    fetchChartFx: live.fetchFx,
    $span,
    $view: combine(
      { question: $question, answer: live.$answer, failure: live.$failure },
      ({ question, answer, failure }): ChartView => {
        if (question === null) return { _tag: 'Closed' };
        if (answer !== null) return { _tag: 'Shown', ...question, data: answer.value };
        return failure === null
          ? { _tag: 'Pending' }
          : { _tag: 'Failed', failure: toCallFailure(failure.error) };
      },
    ),
  };
};
