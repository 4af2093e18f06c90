import { callAccount } from '../../support/account.ts';
import type { Account, AccountWish } from '../../support/account.ts';

type Where = Pick<AccountWish, 'origin' | 'sandbox'>;

/** Simulates the provider's approval of a user's identity: level 1, which loans require. */
export const verify = async (where: Where, { accessToken }: Account): Promise<void> => {
  const visit = await callAccount(where, 'POST', '/kyc/sessions', { body: {}, accessToken });
  const id: unknown = typeof visit === 'object' && visit !== null ? Reflect.get(visit, 'id') : null;
  const reply = await fetch(`${where.origin}/sandbox/kyc/`, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      'x-sandbox-namespace': where.sandbox.namespace,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams({ session: String(id), decision: 'approve' }),
  });
  if (reply.status >= 400) throw new Error(`nobody was verified: ${String(reply.status)}`);
};
