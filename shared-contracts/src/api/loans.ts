import * as t from 'io-ts';

import { DecimalFromWire, IsoDate, NumberFromWire } from '../codecs/index.ts';
import type { Endpoint } from './endpoint.ts';
import { fittingRows, OptionalAmount, OptionalDate } from './reply-field.ts';

const Side = t.type({ currency: t.string, ticker: t.string, amount: DecimalFromWire }, 'LoanSide');

const LoanReply = t.type(
  {
    id: t.string,
    status: t.string,
    deposit: Side,
    loan: Side,
    ltv: NumberFromWire,
    owed: DecimalFromWire,
    repaid: OptionalAmount,
    yearlyRate: DecimalFromWire,
    liquidationPrice: DecimalFromWire,
    createdAt: IsoDate,
    endedAt: OptionalDate,
  },
  'LoanReply',
);
export type LoanReply = t.TypeOf<typeof LoanReply>;

export type LoanTerms = {
  readonly deposit: string;
  readonly loan: string;
  readonly amount: string;
  readonly ltv: number;
};

/** GET /loans/currencies (spec §3 "Loans"). */
export const LoanCurrenciesReply = t.type(
  {
    deposit: t.readonlyArray(t.string),
    loan: t.readonlyArray(t.string),
    earn: t.readonlyArray(t.string),
    ltvs: t.readonlyArray(NumberFromWire),
  },
  'LoanCurrenciesReply',
);
export type LoanCurrenciesReply = t.TypeOf<typeof LoanCurrenciesReply>;

export const loanCurrenciesEndpoint: Endpoint<void, LoanCurrenciesReply> = {
  toRequest: () => ({ service: 'account', method: 'GET', path: '/loans/currencies' }),
  reply: LoanCurrenciesReply,
};

/** GET /loans/estimate: terms of a loan. */
export const loanEstimateEndpoint: Endpoint<LoanTerms, LoanReply> = {
  toRequest: ({ ltv, ...terms }) => ({
    service: 'account',
    method: 'GET',
    path: '/loans/estimate',
    query: { ...terms, ltv: String(ltv) },
  }),
  reply: LoanReply,
};

/** GET /loans (api contract §6.4). */
export const loansEndpoint: Endpoint<void, { readonly loans: readonly LoanReply[] }> = {
  toRequest: () => ({ service: 'account', method: 'GET', path: '/loans' }),
  reply: t.type({ loans: fittingRows(LoanReply) }, 'LoansReply'),
};

/** GET /loans/{id}. */
export const loanEndpoint: Endpoint<string, LoanReply> = {
  toRequest: (id) => ({ service: 'account', method: 'GET', path: `/loans/${encodeURIComponent(id)}` }),
  reply: LoanReply,
};

/**
 * POST /loans. `loanAmount` is the amount lent that the user confirmed: the service lends this amount, or refuses with
 * `amount_changed`.
 */
export const openLoanEndpoint: Endpoint<
  LoanTerms & { readonly loanAmount: string; readonly requestId: string },
  LoanReply
> = {
  toRequest: (body) => ({ service: 'account', method: 'POST', path: '/loans', body }),
  reply: LoanReply,
};

/**
 * POST /loans/{id}/repay: pays the debt from the balance. `owed` is the amount that the user confirmed: the service takes
 * this amount, or refuses with `amount_changed`.
 */
export const repayLoanEndpoint: Endpoint<{ readonly id: string; readonly owed: string }, LoanReply> = {
  toRequest: ({ id, owed }) => ({
    service: 'account',
    method: 'POST',
    path: `/loans/${encodeURIComponent(id)}/repay`,
    body: { owed },
  }),
  reply: LoanReply,
};
