import { callAccount } from '../../support/account.ts';
import type { Account, AccountWish } from '../../support/account.ts';

type Where = Pick<AccountWish, 'origin' | 'sandbox'>;

/** Trades between two balances directly at the service, which earns cashback. */
export const trade = async (
  where: Where,
  { accessToken }: Account,
  { from, to, amount }: { readonly from: string; readonly to: string; readonly amount: string },
): Promise<void> => {
  const query = new URLSearchParams({ from, to, amount }).toString();
  const quote = await callAccount(where, 'GET', `/trades/quote?${query}`, { accessToken });
  const rateId: unknown = typeof quote === 'object' && quote !== null ? Reflect.get(quote, 'rateId') : null;
  await callAccount(where, 'POST', '/trades', {
    body: { rateId, amount, requestId: crypto.randomUUID() },
    accessToken,
  });
};
