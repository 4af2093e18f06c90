import Big from 'big.js';

import type { Currency } from '../currencies/index.ts';
import { NETWORKS } from '../currencies/index.ts';
import { usdPriceAt } from '../market/index.ts';
import { seededFraction } from '../seed.ts';
import { MIN_WORTH_FEES, MIN_USD, MAX_USD } from '../settings.ts';
import { amountOfUsd } from './amount-of-usd.ts';
import type { Provider } from './provider.ts';

export type Flow = 'standard' | 'fixed-rate';

/** received = rate × sent − networkFee (api contract §2.11). */
export type Terms = { readonly rate: Big; readonly networkFee: Big };

/** In units of the currency sent. Null: no maximum. */
export type Limits = { readonly min: Big; readonly max: Big | null };

export type Pair = { readonly from: Currency; readonly to: Currency };

const SHOWN_DECIMALS = 8;
const PRICE_DIGITS = 15;
/** Maximum share by which a provider's margin varies between pairs. */
const SPREAD_VARIATION = 0.2;

const decimalsOf = ({ decimals }: Currency): number => Math.min(decimals, SHOWN_DECIMALS);

/** Rounds down to the decimals shown for the currency, at most eight. */
export const roundDownTo = (currency: Currency, amount: Big): Big =>
  amount.round(decimalsOf(currency), Big.roundDown);

const roundUpTo = (currency: Currency, amount: Big): Big => amount.round(decimalsOf(currency), Big.roundUp);

const big = (value: number): Big => new Big(value.toPrecision(PRICE_DIGITS));

const feeUsdOf = ({ network }: Currency): number => NETWORKS.get(network)?.feeUsd ?? 0;

/** Fee of the payout transaction, in units of the currency received. Every estimate includes it. */
export const networkFeeOf = (currency: Currency, nowMs: number): Big =>
  roundUpTo(currency, big(feeUsdOf(currency) / usdPriceAt(currency, nowMs)));

/** Market rate without a provider's margin. */
export const marketRate = ({ from, to }: Pair, nowMs: number): Big =>
  big(usdPriceAt(from, nowMs)).div(big(usdPriceAt(to, nowMs)));

const spreadOf = ({ from, to }: Pair, provider: Provider, flow: Flow): number => {
  const spread = flow === 'fixed-rate' ? (provider.fixedSpread ?? provider.spread) : provider.spread;
  const pairShare = seededFraction(`spread:${provider.id}:${from.ticker}:${to.ticker}`);
  return spread * (1 - SPREAD_VARIATION / 2 + SPREAD_VARIATION * pairShare);
};

/** Terms of a provider at a time. A promo code adds its discount, a share. */
export const termsOf = (
  pair: Pair,
  provider: Provider,
  { flow, nowMs, discount }: { readonly flow: Flow; readonly nowMs: number; readonly discount: number },
): Terms => ({
  rate: marketRate(pair, nowMs).times(big(1 - Math.max(0, spreadOf(pair, provider, flow) - discount))),
  networkFee: networkFeeOf(pair.to, nowMs),
});

/** Amount received for an amount sent. Zero if the fee is larger. */
export const receivedFor = (to: Currency, { rate, networkFee }: Terms, sent: Big): Big => {
  const received = rate.times(sent).minus(networkFee);
  return received.gt(0) ? roundDownTo(to, received) : new Big(0);
};

/** Amount to send to receive an amount. */
export const sentFor = (from: Currency, { rate, networkFee }: Terms, received: Big): Big =>
  roundUpTo(from, received.plus(networkFee).div(rate));

/** Maximum amount of a currency that any call accepts. */
export const ceilingOf = (currency: Currency): Big => amountOfUsd(currency, MAX_USD, Big.roundDown);

/**
 * Limits of a provider for a pair. They depend on the base price, so that they stay constant while the market moves.
 */
export const limitsOf = ({ from, to }: Pair, provider: Provider, flow: Flow): Limits => {
  const minUsd = (MIN_USD + MIN_WORTH_FEES * (feeUsdOf(from) + feeUsdOf(to))) * provider.minFactor;
  const maxUsd = flow === 'fixed-rate' ? provider.fixedMaxUsd : provider.maxUsd;
  const min = roundUpTo(from, amountOfUsd(from, minUsd, Big.roundUp));
  return { min, max: maxUsd === null ? null : roundDownTo(from, amountOfUsd(from, maxUsd, Big.roundDown)) };
};
