import { roundForDisplay } from '@coinlane/shared-contracts/amounts';
import type { DecimalString, Network, Ticker } from '@coinlane/shared-contracts/values';
import Big from 'big.js';

/** A side of a popular pair. */
export type PopularCoin = {
  readonly ticker: Ticker;
  readonly displayTicker: Ticker;
  readonly network: Network;
  /** Slug of the currency's pages. */
  readonly link: string;
};

export type PopularPair = { readonly from: PopularCoin; readonly to: PopularCoin };

/** Payout for one unit after all fees, and the change in 24 hours in percent, signed. */
export type PairRate = { readonly rate: DecimalString; readonly change24h: DecimalString | null };

/** Rates by `{from}_{to}`, and their time in epoch milliseconds. */
export type PopularRates = {
  readonly updatedAt: number;
  readonly rates: Readonly<Record<string, PairRate>>;
};

const coin = (ticker: Ticker, link: string, displayTicker: Ticker = ticker, network: Network = ticker) => ({
  ticker,
  displayTicker,
  network,
  link,
});

const BTC = coin('btc', 'bitcoin');
const ETH = coin('eth', 'ethereum');
const TETHER = coin('usdttrc20', 'tether-trc20', 'usdt', 'trx');

/** The eight pairs of the front page. */
export const POPULAR_PAIRS: readonly PopularPair[] = [
  { from: BTC, to: ETH },
  { from: ETH, to: BTC },
  { from: BTC, to: TETHER },
  { from: TETHER, to: BTC },
  { from: coin('sol', 'solana'), to: TETHER },
  { from: coin('xmr', 'monero'), to: BTC },
  { from: coin('ltc', 'litecoin'), to: ETH },
  { from: coin('xrp', 'ripple'), to: TETHER },
];

/** Popular pairs whose currencies are both listed. */
export const pairsAmong = (listed: readonly { readonly ticker: Ticker }[]): readonly PopularPair[] => {
  const tickers = new Set(listed.map(({ ticker }) => ticker));
  return POPULAR_PAIRS.filter(({ from, to }) => tickers.has(from.ticker) && tickers.has(to.ticker));
};

/** Key of a pair in `PopularRates`. */
export const rateKeyOf = ({ from, to }: PopularPair): string => `${from.ticker}_${to.ticker}`;

/** A rate to show: `1 {one} = {amount} {other}`. */
export type ShownRate = {
  readonly one: PopularCoin;
  readonly amount: DecimalString;
  readonly other: PopularCoin;
};

/** Below this rate, the other direction is easier to read. */
const LEAST_SHOWN = '0.001';
const PRECISION = 40;
const DIGITS = 7;

/** Rate of a pair, rounded. A very small rate is inverted. */
export const shownRateOf = ({ from, to }: PopularPair, { rate }: PairRate): ShownRate => {
  const precise = Big();
  precise.DP = PRECISION;
  return precise(rate).lt(LEAST_SHOWN) && precise(rate).gt(0)
    ? { one: to, amount: roundForDisplay(precise(1).div(rate).toFixed(), DIGITS), other: from }
    : { one: from, amount: roundForDisplay(rate, DIGITS), other: to };
};

/** A change for display, with a separate sign. */
export type ShownChange = {
  readonly sign: '+' | '−' | '';
  readonly percent: DecimalString;
  readonly direction: 'up' | 'down' | 'flat';
};

const CHANGE_DECIMALS = 2;

/** The change in 24 hours with two decimals. Null if it is unknown. */
export const changeOf = ({ change24h }: PairRate): ShownChange | null => {
  if (change24h === null) return null;
  const change = Big(change24h).round(CHANGE_DECIMALS);
  const percent = change.abs().toFixed(CHANGE_DECIMALS);
  if (change.eq(0)) return { sign: '', percent, direction: 'flat' };
  return change.gt(0) ? { sign: '+', percent, direction: 'up' } : { sign: '−', percent, direction: 'down' };
};
