import Big from 'big.js';

import type { SignedIn } from '../accounts/index.ts';
import { Refusal } from '../http/index.ts';
import { coinOrRefuse, ledgerAccountOf, move, notEnough, PLATFORM_ACCOUNT } from '../wallets/index.ts';
import type { WalletService } from '../wallets/index.ts';
import { owedAt } from './loan.ts';
import type { Loan } from './loan.ts';
import { loanOf, saveLoan } from './loans.ts';

/**
 * Pays the amount owed from the balance and returns the deposit. Refuses a loan that has ended, and an amount
 * other than the one that the user confirmed. `confirmed` null: any amount.
 */
export const repayLoan = (
  walletService: WalletService,
  asking: Pick<SignedIn, 'account' | 'now'>,
  { id, confirmed }: { readonly id: string; readonly confirmed: Big | null },
): Loan => {
  const { account, now } = asking;
  const loan = loanOf(walletService, asking, id);
  if (loan.status !== 'active')
    throw new Refusal(409, { error: 'conflict', message: `The loan is ${loan.status}` });
  const currency = coinOrRefuse(loan.loan);
  const owed = owedAt(loan, currency, now);
  if (confirmed?.eq(owed) === false)
    throw new Refusal(409, {
      error: 'amount_changed',
      message: `${owed.toFixed()} ${currency.currentTicker.toUpperCase()} are owed`,
      field: 'owed',
    });
  const available = ledgerAccountOf(account.id, 'available');
  const posted = walletService.ledger.post({
    id: `${id}:repayment`,
    namespace: account.namespace,
    accountId: account.id,
    kind: 'loan-repayment',
    at: now,
    legs: [
      ...move(available, PLATFORM_ACCOUNT, loan.loan, owed),
      ...move(
        ledgerAccountOf(account.id, 'collateral'),
        available,
        loan.deposit,
        new Big(loan.depositAmount),
      ),
    ],
    details: { currency: loan.loan, amount: owed.toFixed(), to: loan.deposit, amountTo: loan.depositAmount },
  });
  if (posted === 'short') throw notEnough(currency, walletService.ledger.balanceOf(available, loan.loan));
  const repaid: Loan = { ...loan, status: 'repaid', endedAt: now, repaidAmount: owed.toFixed() };
  if (posted === 'posted') saveLoan(walletService, repaid);
  return repaid;
};
