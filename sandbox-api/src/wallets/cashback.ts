import type { SignedIn } from '../accounts/index.ts';
import { Refusal } from '../http/index.ts';
import { CASHBACK_TICKER } from '../settings.ts';
import { move, ledgerAccountOf } from './ledger.ts';
import type { WalletService } from './wallet-service.ts';

/** Cashback of trades that is not withdrawn yet. */
export const cashbackOf = ({ ledger }: WalletService, accountId: string) => {
  const amount = ledger.balanceOf(ledgerAccountOf(accountId, 'cashback'), CASHBACK_TICKER);
  return { currency: CASHBACK_TICKER, amount: amount.toFixed(), withdrawable: amount.gt(0) };
};

/** Moves all cashback to the balance. Refuses if there is no cashback. */
export const withdrawCashback = (
  walletService: WalletService,
  { account, now }: Pick<SignedIn, 'account' | 'now'>,
  requestId: string,
) => {
  const cashback = ledgerAccountOf(account.id, 'cashback');
  const amount = walletService.ledger.balanceOf(cashback, CASHBACK_TICKER);
  const id = `cashback:${account.id}:${requestId}`;
  const isRepeated = walletService.ledger.transfersOf(account.id).some((transfer) => transfer.id === id);
  if (isRepeated) return cashbackOf(walletService, account.id);
  if (amount.lte(0))
    throw new Refusal(400, { error: 'not_enough_balance', message: 'There is no cashback yet' });
  walletService.ledger.post({
    id,
    namespace: account.namespace,
    accountId: account.id,
    kind: 'cashback-withdrawal',
    at: now,
    legs: move(cashback, ledgerAccountOf(account.id, 'available'), CASHBACK_TICKER, amount),
    details: { currency: CASHBACK_TICKER, amount: amount.toFixed() },
  });
  return cashbackOf(walletService, account.id);
};
