import type { Currency } from './currency';
import { isWithinTypos } from './typo-distance';

/** The names people know chains by, where the code is another word. */
const NETWORK_WORDS: Readonly<Record<string, readonly string[]>> = {
  eth: ['ethereum', 'erc20', 'erc-20'],
  bsc: ['bnb', 'binance', 'bep20', 'bep-20'],
  trx: ['tron', 'trc20', 'trc-20'],
  matic: ['polygon'],
  cchain: ['avalanche', 'avax'],
  sol: ['solana', 'spl'],
  arbitrum: ['arb'],
  op: ['optimism'],
  xno: ['nano'],
};

type Entry = {
  readonly currency: Currency;
  readonly tickers: readonly string[];
  readonly name: string;
  readonly words: readonly string[];
  readonly networks: readonly string[];
  readonly contract: string;
};

/** What a match is worth: the lower, the higher in the list. `null`: none. */
const RANK = {
  ticker: 0,
  tickerStart: 1,
  nameStart: 2,
  wordStart: 3,
  network: 4,
  contract: 5,
  inside: 6,
  typo: 7,
} as const;
const SHORTEST_CONTRACT_PART = 5;
/** With so many better hits nobody meant a typo. */
const ENOUGH_HITS = 3;

const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();

const toEntry = (currency: Currency): Entry => {
  const name = plain(currency.name);
  return {
    currency,
    tickers: [...new Set([currency.displayTicker, currency.ticker])],
    name,
    words: name.split(/[\s().,/_-]+/).filter((word) => word !== ''),
    networks: [currency.network, ...(NETWORK_WORDS[currency.network] ?? [])],
    contract: currency.tokenContract?.toLowerCase() ?? '',
  };
};

const indexes = new WeakMap<readonly Currency[], readonly Entry[]>();

/** Built once for a list: a list never changes, a new one is another list. */
const indexOf = (currencies: readonly Currency[]): readonly Entry[] => {
  const known = indexes.get(currencies);
  if (known) return known;
  const made = currencies.map(toEntry);
  indexes.set(currencies, made);
  return made;
};

const startsWith =
  (part: string) =>
  (text: string): boolean =>
    text.startsWith(part);

const nameRank = ({ name, words, tickers }: Entry, part: string): number | null => {
  if (name.startsWith(part)) return RANK.nameStart;
  if (words.some(startsWith(part))) return RANK.wordStart;
  return name.includes(part) || tickers.some((ticker) => ticker.includes(part)) ? RANK.inside : null;
};

const rankOf = (entry: Entry, part: string): number | null => {
  if (entry.tickers.includes(part)) return RANK.ticker;
  if (entry.tickers.some(startsWith(part))) return RANK.tickerStart;
  const byName = nameRank(entry, part);
  if (byName !== null && byName < RANK.inside) return byName;
  if (entry.networks.some(startsWith(part))) return RANK.network;
  if (part.length >= SHORTEST_CONTRACT_PART && entry.contract.startsWith(part)) return RANK.contract;
  return byName;
};

const typoRankOf = ({ tickers, words }: Entry, part: string): number | null =>
  [...tickers, ...words].some((word) => isWithinTypos(part, word)) ? RANK.typo : null;

type RankPart = (entry: Entry, part: string) => number | null;

/** The whole query, or where it has several words each of them; the worst of the words decides, then their sum. */
const scoreOf = (entry: Entry, query: string, parts: readonly string[], rank: RankPart): number | null => {
  const whole = rank(entry, query);
  if (whole !== null || parts.length < 2) return whole;
  let worst = 0;
  let sum = 0;
  for (const part of parts) {
    const one = rank(entry, part);
    if (one === null) return null;
    worst = Math.max(worst, one);
    sum += one;
  }
  return worst + sum / 1_000;
};

type Hit = { readonly currency: Currency; readonly score: number };

const hitsOf = (entries: readonly Entry[], query: string, rank: RankPart): readonly Hit[] => {
  const parts = query.split(/\s+/);
  return entries.flatMap((entry) => {
    const score = scoreOf(entry, query, parts, rank);
    return score === null ? [] : [{ currency: entry.currency, score }];
  });
};

const rankOrTypo: RankPart = (entry, part) => rankOf(entry, part) ?? typoRankOf(entry, part);

/**
 * The currencies a query finds, best first and otherwise in the list's order; all of them for a blank one.
 * Finds by ticker, name, word of a name, network, contract, then anywhere inside, then with typos.
 */
export const searchCurrencies = (currencies: readonly Currency[], query: string): readonly Currency[] => {
  const wanted = plain(query.slice(0, 128));
  if (wanted === '') return currencies;
  const entries = indexOf(currencies);
  const found = hitsOf(entries, wanted, rankOf);
  const hits = found.length < ENOUGH_HITS ? hitsOf(entries, wanted, rankOrTypo) : found;
  return [...hits].sort((a, b) => a.score - b.score).map(({ currency }) => currency);
};
