import { callAccount } from '../../support/account.ts';
import type { Account, AccountWish } from '../../support/account.ts';

type Where = Pick<AccountWish, 'origin' | 'sandbox'>;

const textIn = (value: unknown, field: string): string => {
  const text: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, field) : undefined;
  return typeof text === 'string' ? text : '';
};

/** Adds coins to a user's balance, as if the user had sent them: amounts by ticker. */
export const fund = async (
  where: Where,
  { accessToken }: Account,
  amounts: Readonly<Record<string, string>>,
): Promise<void> => {
  for (const [currency, amount] of Object.entries(amounts)) {
    const target = await callAccount(where, 'POST', '/deposits', { body: { currency }, accessToken });
    const form = {
      ...{ currency, amount },
      ...{ address: textIn(target, 'address'), extraId: textIn(target, 'extraId') },
    };
    const reply = await fetch(`${where.origin}/sandbox/wallet/pay`, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        'x-sandbox-namespace': where.sandbox.namespace,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams(form),
    });
    if (reply.status !== 303) throw new Error(`${currency} was not taken: ${String(reply.status)}`);
  }
};
