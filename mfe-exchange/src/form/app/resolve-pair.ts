import { pipe } from 'fp-ts/lib/function.js';
import * as TE from 'fp-ts/lib/TaskEither.js';

import { decodeError } from '@coinlane/shared-contracts/errors';
import type { ApiError } from '@coinlane/shared-contracts/errors';
import type { Ticker } from '@coinlane/shared-contracts/values';

import { DEFAULT_TICKERS, findCurrency } from '../../currency/domain/currency';
import type { Currency } from '../../currency/domain/currency';
import type { PairTickers } from '../domain/fiat-mode';
import type { ResolvedPair } from '../model/pair';

const DEFAULT_SIDES: readonly Ticker[] = [DEFAULT_TICKERS.from, DEFAULT_TICKERS.to];

/** Returns the requested currency, or the first default that differs from the other side. */
const currencyOrDefault = (
  currencies: readonly Currency[],
  requested: Ticker,
  preferred: Ticker,
  other: Ticker,
): Currency | null => {
  const candidates = [requested, preferred, ...DEFAULT_SIDES].filter(
    (ticker) => ticker !== other || ticker === requested,
  );
  for (const ticker of candidates) {
    const found = findCurrency(currencies, ticker);
    if (found !== null) return found;
  }
  return null;
};

/**
 * Finds the pair of two tickers. Replaces and reports an unknown ticker. Null if the list does not even have a
 * default.
 */
export const pairOf = (currencies: readonly Currency[], { from, to }: PairTickers): ResolvedPair | null => {
  const unknownTickers = [from, to].filter((ticker) => findCurrency(currencies, ticker) === null);
  const first = currencyOrDefault(currencies, from, DEFAULT_TICKERS.from, to);
  const second = first === null ? null : currencyOrDefault(currencies, to, DEFAULT_TICKERS.to, first.ticker);
  return first === null || second === null ? null : { pair: { from: first, to: second }, unknownTickers };
};

/** Resolves two tickers with the list of currencies. Fails with the list's ApiError. */
export const resolvePair =
  (currencies: () => TE.TaskEither<ApiError, readonly Currency[]>) =>
  (tickers: PairTickers): TE.TaskEither<ApiError, ResolvedPair> =>
    pipe(
      currencies(),
      TE.chain((list) =>
        TE.fromNullable(decodeError('CurrencyList', ['neither the pair nor the default pair is listed']))(
          pairOf(list, tickers),
        ),
      ),
    );
