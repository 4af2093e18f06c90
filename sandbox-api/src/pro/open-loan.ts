import Big from 'big.js';

import type { SignedIn } from '../accounts/index.ts';
import { fitting } from '../currencies/index.ts';
import { Refusal } from '../http/index.ts';
import { LOAN_AMOUNT_TOLERANCE } from '../settings.ts';
import { ledgerAccountOf, move, notEnough, PLATFORM_ACCOUNT } from '../wallets/index.ts';
import type { WalletService } from '../wallets/index.ts';
import { estimateLoan, loanOf, pairOrRefuse, saveLoan } from './loans.ts';
import type { LoanTerms } from './loans.ts';
import type { Loan } from './loan.ts';
import { refuseUnverified } from './refuse-unverified.ts';

type Request = LoanTerms & {
  /** Amount lent that the user confirmed. Null: any. */
  readonly confirmed: Big | null;
  readonly requestId: string;
};

/** Loan for the confirmed amount. Refuses if the price has moved so far that the current amount is not close to it. */
const agreedLoan = ({ confirmed, ...terms }: Request, now: number) => {
  const { stored, deposit, loan } = estimateLoan(terms, now);
  const current = new Big(stored.loanAmount);
  if (confirmed === null) return { stored, deposit };
  if (confirmed.minus(current).abs().gt(current.times(LOAN_AMOUNT_TOLERANCE)))
    throw new Refusal(409, {
      error: 'amount_changed',
      message: `${current.toFixed()} ${loan.currentTicker.toUpperCase()} are lent`,
      field: 'loanAmount',
    });
  return { stored: { ...stored, loanAmount: fitting(confirmed, loan, 'loanAmount').toFixed() }, deposit };
};

/**
 * Takes the deposit from the balance and adds the amount lent. Refuses more than the verification level allows. A
 * repeated request ID returns the first loan.
 */
export const openLoan = (
  walletService: WalletService,
  asking: Pick<SignedIn, 'account' | 'now'>,
  request: Request,
): Loan => {
  const { account, now } = asking;
  const pair = pairOrRefuse(request);
  const id = `loan-${account.id}-${request.requestId}`;
  const attempt = {
    id,
    namespace: account.namespace,
    asked: {
      deposit: pair.deposit.ticker,
      loan: pair.loan.ticker,
      amount: request.amount.toFixed(),
      ltv: request.ltv,
      ...(request.confirmed === null ? {} : { loanAmount: request.confirmed.toFixed() }),
    },
  };
  // the reply was lost, and the price has moved beyond a limit since then
  if (walletService.ledger.isPosted(attempt)) return loanOf(walletService, asking, id);
  const { stored, deposit } = agreedLoan(request, now);
  refuseUnverified(account, stored);
  const opened: Loan = { ...stored, id, namespace: account.namespace, accountId: account.id };
  const available = ledgerAccountOf(account.id, 'available');
  const posted = walletService.ledger.post({
    ...attempt,
    accountId: account.id,
    kind: 'loan',
    at: now,
    legs: [
      ...move(
        available,
        ledgerAccountOf(account.id, 'collateral'),
        opened.deposit,
        new Big(opened.depositAmount),
      ),
      ...move(PLATFORM_ACCOUNT, available, opened.loan, new Big(opened.loanAmount)),
    ],
    details: {
      currency: opened.loan,
      amount: opened.loanAmount,
      from: opened.deposit,
      amountFrom: opened.depositAmount,
    },
  });
  if (posted === 'short') throw notEnough(deposit, walletService.ledger.balanceOf(available, deposit.ticker));
  if (posted === 'posted') saveLoan(walletService, opened);
  return loanOf(walletService, asking, id);
};
