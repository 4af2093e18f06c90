import Big from 'big.js';

import type { SignedIn } from '../accounts/index.ts';
import type { Currency } from '../currencies/index.ts';
import { fitting, isPair } from '../currencies/index.ts';
import { marketRate, readRateId, roundDownTo, toRateId } from '../estimates/index.ts';
import { notValidParam, Refusal, wireNumber } from '../http/index.ts';
import { usdPriceAt } from '../market/index.ts';
import {
  CASHBACK_SHARES,
  CASHBACK_TICKER,
  TRADE_MIN_USD,
  TRADE_RATE_VALID_MS,
  TRADE_SPREAD,
} from '../settings.ts';
import { coinOrRefuse } from './amounts.ts';
import { PLATFORM_ACCOUNT, move, ledgerAccountOf } from './ledger.ts';
import type { WalletService } from './wallet-service.ts';
import { notEnough } from './withdrawals.ts';

const PROVIDER = 'pro';
const PRICE_DIGITS = 15;

/** Quote of a trade between two balances, valid for a while. */
export type TradeQuote = {
  readonly from: Currency;
  readonly to: Currency;
  readonly amountFrom: Big;
  readonly amountTo: Big;
  readonly rate: Big;
  readonly rateId: string;
  readonly validUntil: number;
};

const worthUsd = (currency: Currency, amount: Big, now: number): Big =>
  amount.times(usdPriceAt(currency, now).toPrecision(PRICE_DIGITS));

const pairOrRefuse = (fromTicker: string, toTicker: string): { from: Currency; to: Currency } => {
  const from = coinOrRefuse(fromTicker, 'from');
  const to = coinOrRefuse(toTicker, 'to');
  if (from.ticker === to.ticker) throw notValidParam('to', 'is the currency that is sold');
  if (!isPair(from, to)) throw new Refusal(400, { error: 'pair_is_inactive', message: 'Pair is inactive' });
  return { from, to };
};

const tooSmall = (min: Big): Refusal =>
  new Refusal(400, {
    error: 'deposit_too_small',
    message: 'Out of min amount',
    field: 'amount',
    payload: { range: { minAmount: wireNumber(min) } },
  });

/** Quotes a trade at the market rate minus a fifth of a percent, without network fee. */
export const quoteTrade = (
  request: { readonly from: string; readonly to: string; readonly amount: Big },
  now: number,
): TradeQuote => {
  const { from, to } = pairOrRefuse(request.from, request.to);
  const amountFrom = fitting(request.amount, from);
  if (worthUsd(from, amountFrom, now).lt(TRADE_MIN_USD)) {
    const min = new Big(TRADE_MIN_USD).div(usdPriceAt(from, now).toPrecision(PRICE_DIGITS));
    throw tooSmall(min.round(8, Big.roundUp));
  }
  const rate = marketRate({ from, to }, now).times(1 - TRADE_SPREAD);
  const validUntil = now + TRADE_RATE_VALID_MS;
  const terms = { rate, networkFee: new Big(0) };
  return {
    from,
    to,
    amountFrom,
    amountTo: roundDownTo(to, rate.times(amountFrom)),
    rate,
    rateId: toRateId({ provider: PROVIDER, fromTicker: from.ticker, toTicker: to.ticker, terms, validUntil }),
    validUntil,
  };
};

const rateExpired = (): Refusal =>
  new Refusal(400, {
    error: 'rate_id_not_found_or_expired',
    message: 'The rate has run out',
    field: 'rateId',
  });

/** Cashback of a trade, in the platform token. */
const cashbackOf = (
  from: Currency,
  amount: Big,
  now: number,
  level: string,
): { readonly token: Currency; readonly amount: Big } => {
  const token = coinOrRefuse(CASHBACK_TICKER);
  const usd = worthUsd(from, amount, now).times(CASHBACK_SHARES[level] ?? '0');
  return { token, amount: roundDownTo(token, usd.div(usdPriceAt(token, now).toPrecision(PRICE_DIGITS))) };
};

/** Trades at a quoted rate, at once. A repeated request ID returns the first trade. */
export const trade = (
  { ledger }: WalletService,
  { account, now }: Pick<SignedIn, 'account' | 'now'>,
  request: { readonly rateId: string; readonly amount: Big; readonly requestId: string },
): { readonly id: string } => {
  const held = readRateId(request.rateId);
  if (held?.provider !== PROVIDER) throw rateExpired();
  const { from, to } = pairOrRefuse(held.fromTicker, held.toTicker);
  const amountFrom = fitting(request.amount, from);
  const asked = {
    id: `trade:${account.id}:${request.requestId}`,
    namespace: account.namespace,
    asked: { rateId: request.rateId, amount: amountFrom.toFixed() },
  };
  // the reply was lost, and the rate has expired or the limits have moved since then
  if (ledger.isPosted(asked)) return { id: asked.id };
  if (held.validUntil < now) throw rateExpired();
  const amountTo = roundDownTo(to, held.terms.rate.times(amountFrom));
  if (worthUsd(from, amountFrom, now).lt(TRADE_MIN_USD) || amountTo.lte(0)) throw tooSmall(amountFrom);
  const cashback = cashbackOf(from, amountFrom, now, account.subscription.level);
  const available = ledgerAccountOf(account.id, 'available');
  const posted = ledger.post({
    ...asked,
    accountId: account.id,
    kind: 'trade',
    at: now,
    legs: [
      ...move(available, PLATFORM_ACCOUNT, from.ticker, amountFrom),
      ...move(PLATFORM_ACCOUNT, available, to.ticker, amountTo),
      ...move(
        PLATFORM_ACCOUNT,
        ledgerAccountOf(account.id, 'cashback'),
        cashback.token.ticker,
        cashback.amount,
      ),
    ],
    details: {
      from: from.ticker,
      to: to.ticker,
      amountFrom: amountFrom.toFixed(),
      amountTo: amountTo.toFixed(),
      rate: held.terms.rate.toFixed(),
      cashback: cashback.amount.toFixed(),
    },
  });
  if (posted === 'short') throw notEnough(from, ledger.balanceOf(available, from.ticker));
  return { id: asked.id };
};
