import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import type { Event, Store } from 'effector';
import { interval } from 'patronum';

import { marketQuestionOf } from '../../domain/listing-content';
import type { ListingContent } from '../../domain/listing-content';
import { marketKey } from '../../domain/market';
import type { MarketFacts, MarketQuestion } from '../../domain/market';
import { createChartModel } from './create-chart-model';

/** Age after which a rate is refreshed while the page is visible. */
const REFRESH_MS = 30_000;

const NO_FACTS: MarketFacts = { market: null, range: null };

type Shown = { readonly $content: Store<ListingContent | null>; readonly contentShown: Event<unknown> };
type Answer = { readonly key: string; readonly facts: MarketFacts };

type RequestFacts = { readonly question: MarketQuestion | null; readonly isPending: boolean };
type WithQuestion = { readonly question: MarketQuestion };

const canRequest = (facts: RequestFacts): facts is RequestFacts & WithQuestion =>
  facts.question !== null && !facts.isPending;

const isUnknown = (
  facts: RequestFacts & { readonly answer: Answer | null },
): facts is RequestFacts & WithQuestion & { readonly answer: Answer | null } =>
  canRequest(facts) && facts.answer?.key !== marketKey(facts.question);

/** Keeps the known values if a refresh fails. */
const renewed = (before: Answer | null, key: string, facts: MarketFacts): Answer =>
  before?.key === key
    ? {
        key,
        facts: { market: facts.market ?? before.facts.market, range: facts.range ?? before.facts.range },
      }
    : { key, facts };

/** Market data and limits of a page's pair. Refreshed from `watched` to `left`. */
export const createMarketModel = ({ $content, contentShown }: Shown) => {
  const $question = $content.map((content) => (content === null ? null : marketQuestionOf(content)));
  const watched = createEvent();
  const left = createEvent();

  /** Port: `app` binds a handler in the scope of the mount. */
  const fetchMarketFx = createEffect<MarketQuestion, MarketFacts, never>();

  const $answer = createStore<Answer | null>(null);
  const { tick } = interval({ timeout: REFRESH_MS, start: watched, stop: left });

  sample({
    clock: contentShown,
    source: { question: $question, answer: $answer, isPending: fetchMarketFx.pending },
    filter: isUnknown,
    fn: ({ question }) => question,
    target: fetchMarketFx,
  });
  sample({
    clock: tick,
    source: { question: $question, isPending: fetchMarketFx.pending },
    filter: canRequest,
    fn: ({ question }) => question,
    target: fetchMarketFx,
  });
  $answer.on(fetchMarketFx.done, (before, { params, result }) => renewed(before, marketKey(params), result));

  return {
    chart: createChartModel($question),
    watched,
    left,
    fetchMarketFx,
    $facts: combine($question, $answer, (question, answer): MarketFacts =>
      question !== null && answer?.key === marketKey(question) ? answer.facts : NO_FACTS,
    ),
  };
};
