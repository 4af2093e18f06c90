import type { SignedIn } from '../accounts/index.ts';
import { Refusal } from '../http/index.ts';
import { CASHBACK_TICKER } from '../settings.ts';
import { move, pocketOf } from './ledger.ts';
import type { WalletDesk } from './wallet-desk.ts';

/** What trades have given back so far and was not taken out. */
export const cashbackOf = ({ ledger }: WalletDesk, accountId: string) => {
  const amount = ledger.balanceOf(pocketOf(accountId, 'cashback'), CASHBACK_TICKER);
  return { currency: CASHBACK_TICKER, amount: amount.toFixed(), withdrawable: amount.gt(0) };
};

/** Moves all of it to the balance; refuses where there is none. */
export const withdrawCashback = (
  desk: WalletDesk,
  { account, now }: Pick<SignedIn, 'account' | 'now'>,
  requestId: string,
) => {
  const pocket = pocketOf(account.id, 'cashback');
  const amount = desk.ledger.balanceOf(pocket, CASHBACK_TICKER);
  const id = `cashback:${account.id}:${requestId}`;
  const isRepeated = desk.ledger.transfersOf(account.id).some((transfer) => transfer.id === id);
  if (isRepeated) return cashbackOf(desk, account.id);
  if (amount.lte(0))
    throw new Refusal(400, { error: 'not_enough_balance', message: 'There is no cashback yet' });
  desk.ledger.post({
    id,
    namespace: account.namespace,
    accountId: account.id,
    kind: 'cashback-withdrawal',
    at: now,
    legs: move(pocket, pocketOf(account.id, 'available'), CASHBACK_TICKER, amount),
    details: { currency: CASHBACK_TICKER, amount: amount.toFixed() },
  });
  return cashbackOf(desk, account.id);
};
