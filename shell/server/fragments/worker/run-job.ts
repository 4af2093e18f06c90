import { setTimeout } from 'node:timers/promises';

import * as E from 'fp-ts/lib/Either.js';

import type {
  CheckedFragment,
  Chrome,
  ChromeJob,
  FragmentFailure,
  FragmentJob,
  Rendered,
  RenderJob,
} from '../render-job.ts';
import { checkFragment } from './check-fragment.ts';
import { drawChrome } from './draw-chrome.ts';
import { loadBundleFunction } from './load-bundle.ts';
import type { BundleFunction } from './load-bundle.ts';
import { createUpstreamHttp } from './upstream-http.ts';

/** What a fragment may take, the bodies of its calls included (architecture §5). */
export const FRAGMENT_LIMIT_MS = 1000;

const MAX_TOLD_CHARACTERS = 2000;

type Outcome = E.Either<FragmentFailure, CheckedFragment>;

const wordsOf = (error: unknown): string =>
  (error instanceof Error ? (error.stack ?? error.message) : String(error)).slice(0, MAX_TOLD_CHARACTERS);

const failed = (kind: FragmentFailure['kind'], detail: string): Outcome => E.left({ kind, detail });

const load = ({ bundle }: FragmentJob): E.Either<FragmentFailure, BundleFunction> =>
  E.tryCatch(
    () => loadBundleFunction(bundle, 'render'),
    (error) => ({ kind: 'unloadable', detail: wordsOf(error) }),
  );

const callRender = async (
  render: BundleFunction,
  { request, calls }: FragmentJob,
  dropped: AbortSignal,
): Promise<Outcome> => {
  try {
    const http = createUpstreamHttp(calls, dropped);
    return checkFragment(await render({ ...request, http }));
  } catch (error) {
    return failed('threw', wordsOf(error));
  }
};

/** Resolves when the time is up, unless the fragment was first. */
const atTheLimit = (over: AbortSignal): Promise<Outcome> =>
  setTimeout(FRAGMENT_LIMIT_MS, undefined, { signal: over }).then(
    () => failed('timeout', `no answer in ${String(FRAGMENT_LIMIT_MS)} ms`),
    () => failed('timeout', 'overtaken by its answer'),
  );

const renderFragment = async (job: FragmentJob): Promise<Outcome> => {
  const render = load(job);
  if (E.isLeft(render)) return render;
  const dropped = new AbortController();
  try {
    return await Promise.race([callRender(render.right, job, dropped.signal), atTheLimit(dropped.signal)]);
  } finally {
    dropped.abort();
  }
};

const drawAround = (chrome: ChromeJob, fragment: CheckedFragment | null): Promise<Chrome> =>
  drawChrome(chrome, fragment?.status ?? chrome.request.status, fragment !== null && fragment.html !== '');

/** Renders the fragment, then the chrome around it. Never rejects: what failed is part of the answer. */
export const runJob = async ({ fragment, chrome }: RenderJob): Promise<Rendered> => {
  const outcome = fragment === null ? null : await renderFragment(fragment);
  const rendered = outcome !== null && E.isRight(outcome) ? outcome.right : null;
  const failure = outcome !== null && E.isLeft(outcome) ? outcome.left : null;
  const told = { fragment: rendered, failure };
  try {
    return { ...told, chrome: await drawAround(chrome, rendered), chromeProblem: null };
  } catch (error) {
    return { ...told, chrome: null, chromeProblem: wordsOf(error) };
  }
};
