import Big from 'big.js';
import * as RA from 'fp-ts/lib/ReadonlyArray.js';
import * as t from 'io-ts';

import type { SignedIn } from '../accounts/index.ts';
import type { Currency } from '../currencies/index.ts';
import { findByTicker, fitting } from '../currencies/index.ts';
import { jsonColumn } from '../database/index.ts';
import { roundDownTo } from '../estimates/index.ts';
import { notFound, notValidParam, Refusal } from '../http/index.ts';
import { LOAN_LTVS, LOAN_MAX_USD, LOAN_MIN_USD, LOAN_YEARLY_RATE } from '../settings.ts';
import { coinOrRefuse, PLATFORM_ACCOUNT, move, ledgerAccountOf } from '../wallets/index.ts';
import type { WalletService } from '../wallets/index.ts';
import { isLiquidated, liquidationPriceOf, Loan, loanAmountFor, ltvAt, owedAt } from './loan.ts';

const Row = t.type({ record: t.string }, 'LoanRow');
const Stored = jsonColumn(Loan);

/** Coins accepted as deposit, coins lent, and terms (spec §3 "Loans"). */
export const LOAN_CURRENCIES = {
  deposit: ['btc', 'eth', 'ltc', 'xrp', 'sol', 'ada', 'dot', 'bch'],
  loan: ['usdttrc20', 'usdterc20', 'usdcerc20', 'dai'].filter((ticker) => findByTicker(ticker) !== undefined),
  earn: ['now'],
} as const;

export type LoanTerms = {
  readonly deposit: string;
  readonly loan: string;
  readonly amount: Big;
  readonly ltv: number;
};

type Pair = { readonly deposit: Currency; readonly loan: Currency };

/** Currencies of a loan. Refuses one that is not a deposit, or not lent. */
export const pairOrRefuse = ({
  deposit,
  loan,
}: {
  readonly deposit: string;
  readonly loan: string;
}): Pair => {
  const pair = { deposit: coinOrRefuse(deposit, 'deposit'), loan: coinOrRefuse(loan, 'loan') };
  const isIn = (list: readonly string[], { ticker }: Currency): boolean => list.includes(ticker);
  if (!isIn(LOAN_CURRENCIES.deposit, pair.deposit))
    throw notValidParam('deposit', 'is not taken as security');
  if (!isIn(LOAN_CURRENCIES.loan, pair.loan)) throw notValidParam('loan', 'is not lent');
  return pair;
};

const rangeRefusal = (message: string): Refusal =>
  new Refusal(400, { error: 'out_of_range', message, field: 'amount' });

/** Estimate of a loan: amount lent, rate, and liquidation price. */
export const estimateLoan = (terms: LoanTerms, now: number) => {
  const { deposit, loan } = pairOrRefuse(terms);
  if (!LOAN_LTVS.some((ltv) => ltv === terms.ltv))
    throw notValidParam('ltv', `one of ${LOAN_LTVS.join(', ')}`);
  const amount = fitting(terms.amount, deposit);
  const loanAmount = roundDownTo(loan, loanAmountFor(deposit, loan, amount, terms.ltv, now));
  if (loanAmount.lt(LOAN_MIN_USD)) throw rangeRefusal(`At least ${String(LOAN_MIN_USD)} are lent`);
  if (loanAmount.gt(LOAN_MAX_USD)) throw rangeRefusal(`At most ${String(LOAN_MAX_USD)} are lent`);
  const asStored: Loan = {
    id: '',
    namespace: '',
    accountId: '',
    status: 'active',
    deposit: deposit.ticker,
    depositAmount: amount.toFixed(),
    loan: loan.ticker,
    loanAmount: loanAmount.toFixed(),
    ltv: terms.ltv,
    createdAt: now,
    endedAt: null,
    repaidAmount: null,
  };
  return { stored: asStored, deposit, loan };
};

/** Loan in wire format, at a time. */
export const wireLoan = (stored: Loan, now: number) => {
  const deposit = coinOrRefuse(stored.deposit);
  const loan = coinOrRefuse(stored.loan);
  const isActive = stored.status === 'active';
  return {
    id: stored.id,
    status: stored.status,
    deposit: { currency: stored.deposit, ticker: deposit.currentTicker, amount: stored.depositAmount },
    loan: { currency: stored.loan, ticker: loan.currentTicker, amount: stored.loanAmount },
    ltv: isActive ? ltvAt(stored, deposit, loan, now) : stored.ltv,
    owed: isActive ? owedAt(stored, loan, now).toFixed() : '0',
    repaid: stored.repaidAmount,
    yearlyRate: LOAN_YEARLY_RATE,
    liquidationPrice: liquidationPriceOf(stored, loan, now).round(2, Big.roundUp).toFixed(),
    createdAt: new Date(stored.createdAt).toISOString(),
    endedAt: stored.endedAt === null ? null : new Date(stored.endedAt).toISOString(),
  };
};

/** Stores a loan in its new state. */
export const saveLoan = ({ rows }: WalletService, loan: Loan): void => {
  rows.run(
    'INSERT OR REPLACE INTO loans (id, account_id, created_at, record) VALUES (?, ?, ?, ?)',
    loan.id,
    loan.accountId,
    loan.createdAt,
    JSON.stringify(loan),
  );
};

const readAll = ({ rows }: WalletService, accountId: string): readonly Loan[] =>
  rows
    .all(Row, 'SELECT record FROM loans WHERE account_id = ? ORDER BY created_at DESC, rowid DESC', accountId)
    .flatMap(({ record }) => RA.fromEither(Stored.decode(record)));

const liquidated = (walletService: WalletService, loan: Loan, now: number): Loan => {
  const { id, namespace, accountId, deposit, depositAmount } = loan;
  walletService.ledger.post({
    id: `${id}:liquidation`,
    namespace,
    accountId,
    kind: 'loan-liquidation',
    at: now,
    legs: move(ledgerAccountOf(accountId, 'collateral'), PLATFORM_ACCOUNT, deposit, new Big(depositAmount)),
    details: { currency: deposit, amount: depositAmount, loan: id },
  });
  const ended: Loan = { ...loan, status: 'liquidated', endedAt: now };
  saveLoan(walletService, ended);
  return ended;
};

/** Current loans of an account. Those whose deposit lost too much value are sold. */
export const loansOf = (
  walletService: WalletService,
  { account, now }: Pick<SignedIn, 'account' | 'now'>,
): readonly Loan[] =>
  readAll(walletService, account.id).map((loan) =>
    isLiquidated(loan, coinOrRefuse(loan.deposit), coinOrRefuse(loan.loan), now)
      ? liquidated(walletService, loan, now)
      : loan,
  );

/** One loan. Refuses with a 404, also for another account's loan. */
export const loanOf = (
  walletService: WalletService,
  asking: Pick<SignedIn, 'account' | 'now'>,
  id: string,
): Loan => {
  const found = loansOf(walletService, asking).find((loan) => loan.id === id);
  if (found === undefined) throw notFound('Loan');
  return found;
};
