import { pipe } from 'fp-ts/lib/function.js';
import * as TE from 'fp-ts/lib/TaskEither.js';

import type { ApiError } from '@coinlane/shared-contracts/errors';
import type { RateMode, Ticker } from '@coinlane/shared-contracts/values';

import type { ExchangeTargets } from '../domain/currency';

/** Source of the currencies that a currency can be exchanged to in a rate mode. */
export type TargetSource = (question: {
  readonly from: Ticker;
  readonly rateMode: RateMode;
}) => TE.TaskEither<ApiError, ExchangeTargets>;

type CacheEntry = { readonly targets: ExchangeTargets; readonly until: number };

const CACHE_TTL_MS = 60_000;
const MAX_ENTRIES = 200;

const everyones = new Map<string, CacheEntry>();

/** Caches the targets for one minute. They are the same for all visitors, and each list has hundreds of rows. */
export const cachedTargets =
  (
    fetchTargets: TargetSource,
    cache: Map<string, CacheEntry> = everyones,
    now: () => number = Date.now,
  ): TargetSource =>
  (question) => {
    const key = `${question.from} ${question.rateMode}`;
    const known = cache.get(key);
    if (known !== undefined && now() < known.until) return TE.right(known.targets);
    return pipe(
      fetchTargets(question),
      TE.map((targets) => {
        if (cache.size >= MAX_ENTRIES) cache.clear();
        cache.set(key, { targets, until: now() + CACHE_TTL_MS });
        return targets;
      }),
    );
  };
