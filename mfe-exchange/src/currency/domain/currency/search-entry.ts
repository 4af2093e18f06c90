import { findNetwork } from '@coinlane/chains/networks';

import { DEFI_COINS, MEME_COINS } from '@coinlane/shared-contracts/values';
import type { Currency } from './currency';
import { firstLetterBits, letterBits } from './letter-bits';

const DEFI: ReadonlySet<string> = new Set(DEFI_COINS);
const MEMES: ReadonlySet<string> = new Set(MEME_COINS);

/** Searchable texts of a currency, in lower case and without accents. */
export type SearchEntry = {
  readonly currency: Currency;
  readonly tickers: readonly string[];
  readonly name: string;
  readonly words: readonly string[];
  /** Names of the network, and the lists of spec §9 that contain the currency. */
  readonly networks: readonly string[];
  readonly contract: string;
  /** All texts in one string, for a fast exclusion of the entry. */
  readonly haystack: string;
  /** Bit sets of all letters, of those in name and tickers, and of first letters. */
  readonly letters: number;
  readonly ownLetters: number;
  readonly beginnings: number;
};

const ONLY_ASCII = /^[\u0000-\u007f]*$/;

/** Converts to lower case and removes accents. */
export const plain = (text: string): string =>
  (ONLY_ASCII.test(text) ? text : text.normalize('NFKD').replace(/\p{M}/gu, '')).toLowerCase().trim();

const listsOf = ({ ticker, isStable }: Currency): readonly string[] => [
  ...(isStable ? ['stablecoin'] : []),
  ...(DEFI.has(ticker) ? ['defi'] : []),
  ...(MEMES.has(ticker) ? ['meme'] : []),
];

const toEntry = (currency: Currency): SearchEntry => {
  const name = plain(currency.name);
  const { displayTicker, ticker } = currency;
  const tickers = displayTicker === ticker ? [ticker] : [displayTicker, ticker];
  const networks = [
    currency.network,
    ...(findNetwork(currency.network)?.aliases ?? []),
    ...(currency.isFiat ? [] : listsOf(currency)),
  ];
  const contract = currency.tokenContract?.toLowerCase() ?? '';
  const words = name.split(/[\s().,/_-]+/).filter((word) => word !== '');
  const haystack = [...tickers, name, ...networks, contract].join('\n');
  return {
    currency,
    tickers,
    name,
    words,
    networks,
    contract,
    haystack,
    letters: letterBits(haystack),
    ownLetters: letterBits([...tickers, name].join('\n')),
    beginnings: firstLetterBits([...tickers, name, ...words, ...networks, contract]),
  };
};

const entries = new WeakMap<Currency, SearchEntry>();

/** Cached per currency, across all lists. */
export const entryOf = (currency: Currency): SearchEntry => {
  const known = entries.get(currency);
  if (known) return known;
  const made = toEntry(currency);
  entries.set(currency, made);
  return made;
};
