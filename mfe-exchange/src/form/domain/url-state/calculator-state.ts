import { CALCULATOR_KEYS } from '@coinlane/shared-contracts/values';
import type {
  CalculatorKey,
  CalculatorParameter,
  DecimalString,
  Direction,
  RateMode,
  Ticker,
} from '@coinlane/shared-contracts/values';

/** Calculator state in the URL. Null fields are not set, so the default applies. */
export type CalculatorState = {
  readonly from: Ticker | null;
  readonly to: Ticker | null;
  readonly amount: DecimalString | null;
  readonly amountTo: DecimalString | null;
  readonly isFiatMode: boolean;
  readonly rateMode: RateMode | null;
  readonly direction: Direction | null;
};

/** Longest query that is read, in characters. */
const MAX_QUERY_LENGTH = 8_192;
const MAX_AMOUNT_LENGTH = 80;

/** Parts of an address that can contain the state of the calculator. */
export type AddressParts = { readonly search: string; readonly hash: string };

/** Name of a calculator key, case-insensitive. */
const nameOf = (key: string): string =>
  CALCULATOR_KEYS.find((known) => known.toLowerCase() === key.toLowerCase()) ?? key;

const paramsOf = (text: string): URLSearchParams =>
  new URLSearchParams(
    [...new URLSearchParams(text.slice(0, MAX_QUERY_LENGTH).replace(/^[#?!]+/, ''))].map(([key, value]) => [
      nameOf(key),
      value,
    ]),
  );

const oneOf = <Word extends string>(words: readonly Word[], text: string | null): Word | null =>
  words.find((word) => word === text) ?? null;

const tickerIn = (text: string | null): Ticker | null => {
  const ticker = text?.trim().toLowerCase() ?? '';
  return /^[a-z0-9._-]{1,32}$/.test(ticker) ? ticker : null;
};

const amountIn = (text: string | null): DecimalString | null =>
  text !== null && text.length <= MAX_AMOUNT_LENGTH && /^\d+(?:\.\d+)?$/.test(text) ? text : null;

/** Value of a key in the query, otherwise in the hash. Null: not set. Uses the first of repeated keys. */
export const readKey = ({ search, hash }: AddressParts, key: CalculatorParameter): string | null =>
  paramsOf(search).get(key) ?? paramsOf(hash).get(key);

/**
 * Reads the calculator's state from the query, or from the hash if the query has none (spec §2 "Exchange"). Uses the
 * first of repeated keys and ignores invalid values.
 */
export const readCalculatorState = (address: AddressParts): CalculatorState => {
  const read = (key: CalculatorKey): string | null => readKey(address, key);
  return {
    from: tickerIn(read('from')),
    to: tickerIn(read('to')),
    amount: amountIn(read('amount')),
    amountTo: amountIn(read('amountTo')),
    isFiatMode: read('fiatMode') === 'true',
    rateMode: oneOf(['floating', 'fixed'] as const, read('rateMode')),
    direction: oneOf(['direct', 'reverse'] as const, read('type')),
  };
};

/** Value of a key in a URL. Null: not set. */
export const valueOf = (state: CalculatorState, key: CalculatorKey): string | null => {
  if (key === 'fiatMode') return state.isFiatMode ? 'true' : null;
  return state[key === 'type' ? 'direction' : key];
};

/** Writes the calculator's state to a query such as `?from=…`. Other keys keep their values and positions. */
export const writeCalculatorState = (search: string, state: CalculatorState): string => {
  const params = paramsOf(search);
  for (const key of CALCULATOR_KEYS) {
    const value = valueOf(state, key);
    if (value === null) params.delete(key);
    else params.set(key, value);
  }
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
};
