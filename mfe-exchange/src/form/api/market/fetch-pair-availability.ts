import {
  availablePairsEndpoint,
  callEndpoint,
  fixedRateMarketEndpoint,
} from '@coinlane/shared-contracts/api';
import type { HttpPort } from '@coinlane/shared-contracts/api';
import type { ApiError } from '@coinlane/shared-contracts/errors';
import { pipe } from 'fp-ts/lib/function.js';
import * as TE from 'fp-ts/lib/TaskEither.js';

import type { PairAvailability } from '../../domain/pair';

const toAvailability = (pairs: readonly (readonly [from: string, to: string])[]): PairAvailability => {
  const byFrom = new Map<string, Set<string>>();
  for (const [from, to] of pairs) {
    // the service returns rows like btg -> btg (api contract §2.8)
    if (from === to) continue;
    const known = byFrom.get(from);
    if (known) known.add(to);
    else byFrom.set(from, new Set([to]));
  }
  return byFrom;
};

const splitPair = (text: string): readonly (readonly [string, string])[] => {
  const [from = '', to = ''] = text.toLowerCase().split('_');
  return from === '' || to === '' ? [] : [[from, to]];
};

/** Fetches the pairs that can be exchanged. Fails with the call's ApiError. */
export const fetchAvailablePairs = (http: HttpPort) => (): TE.TaskEither<ApiError, PairAvailability> =>
  pipe(
    callEndpoint(http)(availablePairsEndpoint)(),
    TE.map((rows) => toAvailability(rows.flatMap(splitPair))),
  );

/** Fetches the pairs that have a fixed rate. Fails with the call's ApiError. */
export const fetchFixedRatePairs = (http: HttpPort) => (): TE.TaskEither<ApiError, PairAvailability> =>
  pipe(
    callEndpoint(http)(fixedRateMarketEndpoint)(),
    TE.map((rows) => toAvailability(rows.map(({ from, to }) => [from.toLowerCase(), to.toLowerCase()]))),
  );
