import * as E from 'fp-ts/lib/Either.js';

import type { RawAnswer } from '../realm/host-topics.ts';
import type {
  CheckedFragment,
  ConfinedJob,
  ConfinedRequest,
  FragmentFailure,
  Rendered,
} from '../render-job.ts';
import { checkFragment } from './check-fragment.ts';
import { createDrawChrome } from './draw-chrome.ts';
import type { LoadedRealm, Realms } from './realms.ts';
import { waitOwnTime } from './wait-own-time.ts';
import type { ThreadClock, WaitLimit } from './wait-own-time.ts';

type Outcome = E.Either<FragmentFailure, CheckedFragment>;

const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const failed = (kind: FragmentFailure['kind'], detail: string): Outcome => E.left({ kind, detail });

const outcomeOf = (answer: RawAnswer): Outcome => {
  switch (answer.kind) {
    case 'fragment':
      return checkFragment(answer);
    case 'threw':
      return failed('threw', answer.detail);
    case 'garbage':
      return failed('garbage', answer.detail);
    case 'markup':
      return failed('garbage', 'the answer is string');
  }
};

/** Resolves at the time limit, unless the fragment is finished first. */
const atTheLimit = (limit: WaitLimit, clock: ThreadClock, over: AbortSignal): Promise<Outcome> =>
  waitOwnTime(limit, over, clock).then(
    () => failed('timeout', `no answer in ${String(limit.ownMs)} ms`),
    () => failed('timeout', 'its answer was first'),
  );

const callRender = async (
  realm: LoadedRealm,
  request: ConfinedRequest,
  ticket: number,
  atLimit: (over: AbortSignal) => Promise<Outcome>,
): Promise<Outcome> => {
  const over = new AbortController();
  try {
    const answer = realm.run('render', request, { ticket, json: '{}' });
    return await Promise.race([answer.then(outcomeOf), atLimit(over.signal)]);
  } finally {
    over.abort();
  }
};

const renderFragment = async (
  realms: Realms,
  request: ConfinedRequest,
  ticket: number,
  atLimit: (over: AbortSignal) => Promise<Outcome>,
): Promise<Outcome> => {
  try {
    return await callRender(await realms.load(request.bundle), request, ticket, atLimit);
  } catch (error) {
    return failed('unloadable', textOf(error));
  }
};

/**
 * Renders the fragment, then the chrome around it. Never rejects: a failure is part of the result. `limitMs`
 * limits the fragment, including the bodies of its calls. It counts only the time that the fragment could use.
 */
export const createRunJob = (
  realms: Realms,
  limitMs: number,
  clock: ThreadClock,
): ((job: ConfinedJob) => Promise<Rendered>) => {
  const drawChrome = createDrawChrome(realms);
  return async ({ ticket, dueAtMs, fragment, chrome }) => {
    const atLimit = (over: AbortSignal): Promise<Outcome> =>
      atTheLimit({ ownMs: limitMs, dueAtMs }, clock, over);
    const outcome = fragment === null ? null : await renderFragment(realms, fragment, ticket, atLimit);
    const rendered = outcome !== null && E.isRight(outcome) ? outcome.right : null;
    const failure = outcome !== null && E.isLeft(outcome) ? outcome.left : null;
    const result = { fragment: rendered, failure };
    try {
      const isFilled = rendered !== null && rendered.html !== '';
      const drawn = await drawChrome(chrome, rendered?.status ?? chrome.status, isFilled);
      return { ...result, chrome: drawn, chromeProblem: null };
    } catch (error) {
      return { ...result, chrome: null, chromeProblem: textOf(error) };
    }
  };
};
