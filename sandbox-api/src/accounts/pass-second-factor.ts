import type { Account } from './account.ts';
import type { Accounts } from './accounts.ts';
import { codeNeeded, invalidCode, retryLater } from './refusals.ts';
import { withUsedCode } from './second-factor.ts';
import type { SignedIn } from './signed-in.ts';

/**
 * Uses up a code of the second factor; an account without one passes. Returns the account after it. Refuses with the
 * codes of spec §8 "Login".
 */
export const passSecondFactor = (
  { store, guard }: Accounts,
  account: Account,
  code: string,
  now: number,
): Account => {
  if (account.totp === null) return account;
  if (code === '') throw codeNeeded();
  const used = withUsedCode(account, code, now);
  if (used === null) {
    guard.failed(account.namespace, account.email, now);
    throw invalidCode();
  }
  store.save(used);
  return used;
};

/** The same for a signed-in user. After too many wrong codes, refuses with the time to wait. */
export const passSecondFactorOf = (accounts: Accounts, { account, now }: SignedIn, code: string): void => {
  const challenge = accounts.guard.challengeOf(account.namespace, account.email, now);
  if (account.totp !== null && challenge._tag === 'Wait') throw retryLater(challenge.ms);
  passSecondFactor(accounts, account, code, now);
};
