import { combine, createEffect, createEvent, createStore, merge, sample } from 'effector';
import type { Effect, Event, Store } from 'effector';
import { debounce } from 'patronum';

import type { ApiError } from '@coinlane/shared-contracts/errors';

import type { Clock } from '../clock';
import { isDue } from './is-due';
import type { Answered, Failed } from './is-due';

type Options<Question, Answer> = {
  /** Unique, because the sids of the stores and the port contain it. */
  readonly name: string;
  readonly $question: Store<Question | null>;
  readonly isSame: (one: Question, other: Question) => boolean;
  readonly clock: Clock;
  /** Debounce of a changing query, in ms. */
  readonly $settleMs: Store<number>;
  /** Time at which an answer becomes stale, epoch ms. Null: never. */
  readonly askAgainAt: (answer: Answered<Question, Answer>) => number | null;
};

type Port<Question, Answer> = Effect<Question, Answer, ApiError>;

/** The last answer and the last failure. Each is kept only while it belongs to the current query. */
const storeReplies = <Question, Answer>(
  { name, $question, isSame, clock }: Options<Question, Answer>,
  fetchFx: Port<Question, Answer>,
) => {
  const isCurrent = (question: Question | null, { params }: { readonly params: Question }): boolean =>
    question !== null && isSame(question, params);
  const source = { question: $question, now: clock.$now };
  const answered = sample({
    clock: fetchFx.done,
    source,
    filter: ({ question }, reply) => isCurrent(question, reply),
    fn: ({ now }, { params, result }): Answered<Question, Answer> => ({
      question: params,
      value: result,
      receivedAt: now,
    }),
  });
  const failed = sample({
    clock: fetchFx.fail,
    source,
    filter: ({ question }, reply) => isCurrent(question, reply) && reply.error._tag !== 'AbortedError',
    fn: ({ now }, { params, error }): Failed<Question> => ({ question: params, error, at: now }),
  });

  const $lastAnswer = createStore<Answered<Question, Answer> | null>(null, { sid: `${name}/answer` }).on(
    answered,
    (_, it) => it,
  );
  const $lastFailure = createStore<Failed<Question> | null>(null, { sid: `${name}/failure` })
    .on(failed, (_, it) => it)
    .reset(answered);
  const ofQuestion = <It extends { readonly question: Question }>(
    question: Question | null,
    it: It | null,
  ): It | null => (question !== null && it !== null && isSame(question, it.question) ? it : null);
  return {
    answered,
    failed,
    $answer: combine($question, $lastAnswer, ofQuestion),
    $failure: combine($question, $lastFailure, ofQuestion),
  };
};

/**
 * Keeps an answer current for its query. Fetches when the query has settled, and again when the answer is stale or
 * the call failed. Only one call runs at a time. Ignores a reply to an outdated query. Keeps the last answer to
 * the same query if a refresh fails.
 */
export const createLiveAnswer = <Question, Answer>(options: Options<Question, Answer>) => {
  const { name, $question, isSame, clock, $settleMs, askAgainAt } = options;
  const retried = createEvent();
  /** Port: `app` binds a handler in the scope of the mount. */
  const fetchFx: Port<Question, Answer> = createEffect({ sid: `${name}/fetchFx` });
  const { answered, failed, $answer, $failure } = storeReplies(options, fetchFx);

  const moved: Event<number> = sample({ clock: $question.updates, source: clock.$now });
  const $movedAt = createStore(0, { sid: `${name}/movedAt`, serialize: 'ignore' }).on(moved, (_, now) => now);
  const $asked = createStore<Question | null>(null, { sid: `${name}/asked`, serialize: 'ignore' })
    .on(fetchFx, (_, question) => question)
    .reset(failed);
  const isNews = (question: Question | null, known: Question | null): boolean =>
    question !== null && (known === null || !isSame(question, known));

  const $news = combine(
    { question: $question, asked: $asked, answer: $answer },
    ({ question, asked, answer }) => (answer === null && isNews(question, asked) ? question : null),
  );
  const due: Event<Question | null> = sample({
    clock: clock.awakeTicked.map((now) => ({ now })),
    source: combine({
      question: $question,
      answer: $answer,
      failure: $failure,
      movedAt: $movedAt,
      isAsking: fetchFx.pending,
    }),
    fn: ({ question, ...facts }, { now }) => (isDue({ ...facts, now }, askAgainAt) ? question : null),
  });
  const settled: Event<Question | null> = sample({ clock: debounce(moved, $settleMs), source: $news });
  const retriedQuestion: Event<Question | null> = sample({ clock: retried, source: $question });
  const fetchRequested: Event<Question> = merge([settled, due, retriedQuestion]).filterMap(
    (question) => question ?? undefined,
  );
  sample({ clock: fetchRequested, target: fetchFx });

  return { fetchFx, retried, answered, $answer, $failure, $isAsking: fetchFx.pending };
};
