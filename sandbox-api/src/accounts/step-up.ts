import type { Account } from './account.ts';
import type { Accounts } from './accounts.ts';
import { passSecondFactor } from './pass-second-factor.ts';
import { isPasswordOf } from './password.ts';
import { invalidCredentials, passwordNeeded, retryLater } from './refusals.ts';
import type { SignedIn } from './signed-in.ts';

/** Proof that the caller owns the account: an access token alone must not change how the account is protected. */
export type OwnerProof = {
  readonly password: string;
  /** Of the second factor, or a recovery code; `''`: none. */
  readonly code: string;
};

/** Refuses with the wait after too many failed attempts, which count with the failed logins. */
export const refuseDuringWait = ({ guard }: Accounts, { account, now }: SignedIn): void => {
  const challenge = guard.challengeOf(account.namespace, account.email, now);
  if (challenge._tag === 'Wait') throw retryLater(challenge.ms);
};

/**
 * Checks the current password. Wrong ones count as failed logins. Returns the account as it is after the comparison,
 * which takes a while.
 */
export const requirePassword = async (
  accounts: Accounts,
  signedIn: SignedIn,
  password: string,
): Promise<Account> => {
  const { store, guard } = accounts;
  const { account, now } = signedIn;
  if (password === '') throw passwordNeeded();
  refuseDuringWait(accounts, signedIn);
  const isRight = await isPasswordOf(account.passwordHash, password);
  const latest = store.find(account.id);
  if (!isRight || latest === null || latest.passwordHash !== account.passwordHash) {
    guard.failed(account.namespace, account.email, now);
    throw invalidCredentials();
  }
  return latest;
};

/** Step-up authentication: the password, and the code of the second factor if it is on. Returns the account after it. */
export const requireStepUp = async (
  accounts: Accounts,
  signedIn: SignedIn,
  { password, code }: OwnerProof,
): Promise<Account> => {
  const account = await requirePassword(accounts, signedIn, password);
  const proven = passSecondFactor(accounts, account, code, signedIn.now);
  accounts.guard.succeeded(account.namespace, account.email);
  return proven;
};
