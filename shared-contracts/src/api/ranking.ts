import * as t from 'io-ts';

import type { Endpoint } from './endpoint.ts';

const MAX_RANK = 1_000_000;

const isRank = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= MAX_RANK;

/** Rank of each coin by upper-case ticker, starting with 1. Invalid ranks are left out. */
export const RanksReply = new t.Type<ReadonlyMap<string, number>, unknown>(
  'RanksReply',
  (value): value is ReadonlyMap<string, number> => value instanceof Map,
  (value, context) => {
    if (!t.UnknownRecord.is(value)) return t.failure(value, context);
    const rows = Object.entries(value).flatMap(([ticker, raw]): readonly (readonly [string, number])[] =>
      isRank(raw) ? [[ticker.toUpperCase(), raw]] : [],
    );
    return t.success(new Map(rows));
  },
  t.identity,
);

/** Ranks of all coins from the coin-ranking proxy (spec §7 "Other configured services"). */
export const ranksEndpoint: Endpoint<void, ReadonlyMap<string, number>> = {
  toRequest: () => ({ service: 'ranking', method: 'GET', path: '/ranks' }),
  reply: RanksReply,
};
