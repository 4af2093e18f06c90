import Big from 'big.js';
import * as t from 'io-ts';

import type { Currency } from '../currencies/index.ts';
import { usdPriceAt } from '../market/index.ts';
import { LOAN_LIQUIDATION_SHARE, LOAN_YEARLY_RATE } from '../settings.ts';

/** Stored loan: a deposit of coins secures the coins lent. */
export const Loan = t.readonly(
  t.type({
    id: t.string,
    namespace: t.string,
    accountId: t.string,
    status: t.keyof({ active: null, repaid: null, liquidated: null }),
    deposit: t.string,
    depositAmount: t.string,
    loan: t.string,
    loanAmount: t.string,
    ltv: t.number,
    createdAt: t.number,
    endedAt: t.union([t.number, t.null]),
    repaidAmount: t.union([t.string, t.null]),
  }),
  'Loan',
);
export type Loan = t.TypeOf<typeof Loan>;

const DAY_MS = 86_400_000;
const YEAR_DAYS = 365;
const PRICE_DIGITS = 15;

const priceAt = (currency: Currency, now: number): Big =>
  new Big(usdPriceAt(currency, now).toPrecision(PRICE_DIGITS));

/** Amount lent for a deposit at a share of its value. */
export const loanAmountFor = (
  deposit: Currency,
  loan: Currency,
  depositAmount: Big,
  ltv: number,
  now: number,
): Big => depositAmount.times(priceAt(deposit, now)).times(ltv).div(priceAt(loan, now));

/** Amount owed at a time: the loan, and simple interest for every started day, in the currency lent. */
export const owedAt = ({ loanAmount, createdAt }: Loan, loan: Currency, now: number): Big => {
  const days = Math.max(1, Math.ceil((now - createdAt) / DAY_MS));
  const interest = new Big(loanAmount).times(LOAN_YEARLY_RATE).times(days).div(YEAR_DAYS);
  return new Big(loanAmount).plus(interest).round(Math.min(loan.decimals, 8), Big.roundUp);
};

/** Owed share of the deposit's value: 0.7 is seventy percent. */
export const ltvAt = (stored: Loan, deposit: Currency, loan: Currency, now: number): number =>
  Number(
    owedAt(stored, loan, now)
      .times(priceAt(loan, now))
      .div(new Big(stored.depositAmount).times(priceAt(deposit, now)))
      .toFixed(4),
  );

/** Whether the deposit no longer covers the loan. */
export const isLiquidated = (stored: Loan, deposit: Currency, loan: Currency, now: number): boolean =>
  stored.status === 'active' && ltvAt(stored, deposit, loan, now) >= LOAN_LIQUIDATION_SHARE;

/** Price of the deposit, in the currency lent, at which it is sold. */
export const liquidationPriceOf = (stored: Loan, loan: Currency, now: number): Big =>
  owedAt(stored, loan, now).div(new Big(stored.depositAmount).times(LOAN_LIQUIDATION_SHARE));
