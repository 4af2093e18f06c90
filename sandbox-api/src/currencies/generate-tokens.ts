import type { FamilyName } from '@coinlane/chains/networks';

import { drawAddress } from '../drawn-addresses/index.ts';
import { seededFraction, seededLetters, seededPick } from '../seed.ts';
import { TEST_COIN_NAMES, FIRST_WORDS, SECOND_WORDS, TOKEN_HOMES } from './generated-names.table.ts';
import { NETWORKS } from './networks.table.ts';
import type { TokenRow } from './tokens.table.ts';

const CONSONANTS = 'bcdfgklmnprstvxz';
const VOWELS = 'aeiou';

/** The families whose token contracts are addresses. */
const WITH_CONTRACTS: readonly FamilyName[] = ['evm', 'solana', 'tron', 'ton'];

/** Contract in the format of its chain, derived from the ticker. Chains with numbered assets get a number. */
export const drawContract = (ticker: string, network: string): string => {
  const row = NETWORKS.get(network);
  if (row === undefined || !WITH_CONTRACTS.includes(row.family))
    return String(Math.floor(seededFraction(`asset:${ticker}`) * 2 ** 31));
  const contract = drawAddress(row, `contract:${ticker}`);
  return row.family === 'evm' ? contract.toLowerCase() : contract;
};

const drawTicker = (index: number): string => {
  const words = `ticker:${String(index)}`;
  return [0, 1, 2]
    .map((at) => seededLetters(`${words}:${String(at)}`, at % 2 === 0 ? CONSONANTS : VOWELS, 1))
    .concat(seededLetters(`${words}:tail`, CONSONANTS + VOWELS, 1 + (index % 2)))
    .join('');
};

/** Log-uniform between a ten-millionth of a dollar and a thousand dollars. */
const drawPrice = (ticker: string): number =>
  Number((10 ** (seededFraction(`price:${ticker}`) * 10 - 7)).toPrecision(4));

const testTokens: readonly TokenRow[] = TEST_COIN_NAMES.map(([ticker, name]) => [
  ticker,
  ticker,
  name,
  'eth',
  drawPrice(ticker),
  18,
  drawContract(ticker, 'eth'),
]);

const drawToken = (index: number): TokenRow => {
  const currentTicker = drawTicker(index);
  const [network, suffix, label] = seededPick(`home:${String(index)}`, TOKEN_HOMES);
  const ticker = `${currentTicker}${suffix}`;
  const first = seededPick(`first:${String(index)}`, FIRST_WORDS);
  const second = seededPick(`second:${String(index)}`, SECOND_WORDS);
  const name = `${first} ${second}${label === null ? '' : ` (${label})`}`;
  const decimals = seededPick(`decimals:${ticker}`, [18, 18, 18, 9, 8, 6]);
  return [
    ticker,
    currentTicker,
    name,
    network,
    drawPrice(currentTicker),
    decimals,
    drawContract(ticker, network),
  ];
};

/** Generates tokens with unused tickers. Always the same ones. */
export const generateTokens = (count: number, taken: ReadonlySet<string>): readonly TokenRow[] => {
  const seen = new Set([...taken, ...testTokens.map(([ticker]) => ticker)]);
  const rows: TokenRow[] = [...testTokens];
  for (let index = 0; rows.length < count; index += 1) {
    const row = drawToken(index);
    if (seen.has(row[0])) continue;
    seen.add(row[0]);
    rows.push(row);
  }
  return rows;
};
