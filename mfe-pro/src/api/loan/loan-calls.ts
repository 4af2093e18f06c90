import { pipe } from 'fp-ts/lib/function.js';
import * as TE from 'fp-ts/lib/TaskEither.js';

import {
  loanCurrenciesEndpoint,
  loanEndpoint,
  loanEstimateEndpoint,
  loansEndpoint,
  openLoanEndpoint,
  repayLoanEndpoint,
} from '@coinlane/shared-contracts/api';
import type { HttpPort } from '@coinlane/shared-contracts/api';
import type { CallFailure } from '@coinlane/shared-contracts/errors';

import { hasTerms } from '../../domain/loan';
import type { Loan, LoanCurrencies, LoanRepayment, LoanRequest, LoanTerms } from '../../domain/loan';
import { ask } from '../ask';
import { askById } from '../ask-by-id';
import { toLoan } from './to-loan';

/** GET /loans/currencies. */
export const fetchLoanCurrencies = (http: HttpPort) => (): TE.TaskEither<CallFailure, LoanCurrencies> =>
  pipe(
    ask(http)(loanCurrenciesEndpoint)(),
    TE.map(({ deposit, loan, ltvs }) => ({ deposits: deposit, loans: loan, ltvs })),
  );

/** GET /loans, newest first. */
export const fetchLoans = (http: HttpPort) => (): TE.TaskEither<CallFailure, readonly Loan[]> =>
  pipe(
    ask(http)(loansEndpoint)(),
    TE.map(({ loans }) => loans.map(toLoan)),
  );

/** GET /loans/{id}. */
export const fetchLoan =
  (http: HttpPort) =>
  (id: string): TE.TaskEither<CallFailure, Loan> =>
    pipe(askById(http)(loanEndpoint)(id), TE.map(toLoan));

const UNREADABLE: CallFailure = { _tag: 'Unreadable' };

/** GET /loans/estimate: current terms of a new loan. Rejects an estimate with other terms. */
export const estimateLoan =
  (http: HttpPort) =>
  (terms: LoanTerms): TE.TaskEither<CallFailure, Loan> =>
    pipe(
      ask(http)(loanEstimateEndpoint)(terms),
      TE.map(toLoan),
      TE.chain((loan) => (hasTerms(loan, terms) ? TE.right(loan) : TE.left(UNREADABLE))),
    );

/** POST /loans with the amount lent that the user confirmed. A repeated request ID is the same loan. */
export const openLoan =
  (http: HttpPort) =>
  (request: LoanRequest & { readonly requestId: string }): TE.TaskEither<CallFailure, Loan> =>
    pipe(ask(http)(openLoanEndpoint)(request), TE.map(toLoan));

/** POST /loans/{id}/repay with the amount that the user confirmed. A loan can be repaid once. */
export const repayLoan =
  (http: HttpPort) =>
  (repayment: LoanRepayment): TE.TaskEither<CallFailure, Loan> =>
    pipe(ask(http)(repayLoanEndpoint)(repayment), TE.map(toLoan));
