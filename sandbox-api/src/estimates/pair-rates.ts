import Big from 'big.js';

import { findByTicker, isPair } from '../currencies/index.ts';
import { providersFor } from './providers.table.ts';
import { quoteOf } from './quote.ts';
import { limitsOf, marketRate } from './terms.ts';
import type { Pair } from './terms.ts';

const SHOWN_DIGITS = 10;
const DAY_MS = 86_400_000;

/** Pair of `{from}_{to}`, or null if it cannot be exchanged. */
const pairOf = (slug: string): Pair | null => {
  const [from, to] = slug.split('_').map(findByTicker);
  return from !== undefined && to !== undefined && isPair(from, to) ? { from, to } : null;
};

const isAmount = (amount: Big | null): amount is Big => amount !== null;

/** Best offer for the usual amount of the pair, per unit sent, after all fees. */
const rateOf = (pair: Pair, nowMs: number): Big | null => {
  const providers = providersFor(pair.from, pair.to);
  const least = providers
    .map((provider) => limitsOf(pair, provider, 'standard').min)
    .toSorted((a, b) => a.cmp(b))[0];
  const usual = new Big(pair.from.defaultAmount ?? 0);
  const amount = least !== undefined && usual.lt(least) ? least : usual;
  const question = { pair, flow: 'standard', side: 'direct', amount, nowMs, discount: 0 } as const;
  const best = providers
    .map((provider) => quoteOf(question, provider).received)
    .filter(isAmount)
    .toSorted((a, b) => b.cmp(a))[0];
  return best === undefined || !best.gt(0) ? null : best.div(amount);
};

const changeOf = (pair: Pair, nowMs: number): number =>
  Number(
    marketRate(pair, nowMs)
      .div(marketRate(pair, nowMs - DAY_MS))
      .minus(1)
      .times(100)
      .toFixed(2),
  );

/** Rates of pairs after all fees (api contract §5.4). Pairs without an offer are absent. */
export const pairRates = (slugs: readonly string[], nowMs: number) => ({
  updatedAt: new Date(nowMs).toISOString(),
  rates: Object.fromEntries(
    slugs.flatMap((slug) => {
      const pair = pairOf(slug);
      const rate = pair === null ? null : rateOf(pair, nowMs);
      return pair === null || rate === null
        ? []
        : [[slug, { rate: rate.toPrecision(SHOWN_DIGITS), change24h: changeOf(pair, nowMs) }] as const];
    }),
  ),
});
