import type { DecimalString } from '@coinlane/shared-contracts/values';

import { compareAmounts, differenceOf, isPositive } from '../amount';

export type LoanStatus = 'active' | 'repaid' | 'liquidated' | 'unknown';

type LoanSide = {
  readonly currency: string;
  readonly amount: DecimalString;
};

/** A loan of coins secured by a deposit (spec §3 "Loans"). Shares are from 0 to 1, dates are ms since the epoch. */
export type Loan = {
  readonly id: string;
  readonly status: LoanStatus;
  readonly deposit: LoanSide;
  readonly loan: LoanSide;
  /** Owed share of the deposit's value. */
  readonly ltv: number;
  readonly owed: DecimalString;
  readonly repaid: DecimalString | null;
  readonly yearlyRate: DecimalString;
  /** Price of the deposit, in the currency lent, at which it is sold. */
  readonly liquidationPrice: DecimalString;
  readonly createdAtMs: number;
  readonly endedAtMs: number | null;
};

/** Requested terms. */
export type LoanTerms = {
  readonly deposit: string;
  readonly loan: string;
  readonly amount: DecimalString;
  readonly ltv: number;
};

/** Request for a loan of the amount that the user confirmed. */
export type LoanRequest = LoanTerms & { readonly loanAmount: DecimalString };

/** Whether a loan has the requested terms and pays something. Ignores its LTV, which moves with the price. */
export const hasTerms = ({ deposit, loan }: Loan, terms: LoanTerms): boolean =>
  deposit.currency === terms.deposit &&
  loan.currency === terms.loan &&
  isPositive(loan.amount) &&
  compareAmounts(deposit.amount, terms.amount) === 0;

/** Repayment of a loan with the amount that the user confirmed. */
export type LoanRepayment = Pick<Loan, 'id' | 'owed'>;

export type LoanCurrencies = {
  readonly deposits: readonly string[];
  readonly loans: readonly string[];
  readonly ltvs: readonly number[];
};

/** Interest so far, in the currency lent: for a repaid loan the total cost, for a sold one null. */
export const interestOf = ({ status, owed, repaid, loan }: Loan): DecimalString | null => {
  const total = status === 'active' ? owed : repaid;
  return total === null ? null : differenceOf(total, loan.amount);
};

/** Amount missing in the balance for a repayment. Null: nothing is missing, or the balance is unknown. */
export const missingToRepay = ({ owed }: Loan, available: DecimalString | null): DecimalString | null =>
  available === null || compareAmounts(available, owed) >= 0 ? null : differenceOf(owed, available);

/** Risk that the deposit of a loan is sold. */
export type LoanRisk = 'low' | 'raised' | 'high';

const RAISED_FROM = 0.75;
const HIGH_FROM = 0.88;

/** Risk by LTV: raised from 75 %, high from 88 %. The service sells at 95 %. */
export const riskOf = (ltv: number): LoanRisk => {
  if (ltv >= HIGH_FROM) return 'high';
  return ltv >= RAISED_FROM ? 'raised' : 'low';
};
