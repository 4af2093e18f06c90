import { unauthorized } from '../http/index.ts';
import type { Account } from './account.ts';
import type { Accounts } from './accounts.ts';
import { refuseDuringWait } from './complete-login-challenge.ts';
import { passSecondFactor } from './pass-second-factor.ts';
import { isPasswordOf } from './password.ts';
import { invalidCredentials, passwordNeeded } from './refusals.ts';
import { isStillSignedIn } from './signed-in.ts';
import type { SignedIn } from './signed-in.ts';

/** Proof that the caller owns the account. An access token alone must not change the protection of the account. */
export type OwnerProof = {
  readonly password: string;
  /** Code of the second factor, or a recovery code. Empty: none. */
  readonly code: string;
};

/**
 * Subject whose failed attempts are counted in a session. Not the address, because failed logins of other people
 * must not delay the owner.
 */
export const attemptOf = ({ account }: SignedIn) => ({
  namespace: account.namespace,
  email: `account ${account.id}`,
});

/**
 * Counts a failed attempt of a signed-in user, which is also a failed login: a stolen session must not give
 * additional tries.
 */
export const countFailure = ({ guard }: Accounts, signedIn: SignedIn): void => {
  const { account, now } = signedIn;
  const { namespace, email } = attemptOf(signedIn);
  guard.failed(namespace, email, now);
  guard.failed(account.namespace, account.email, now);
};

/** Clears failed attempts after a proof. */
export const forgetFailures = ({ guard }: Accounts, signedIn: SignedIn): void => {
  const { account } = signedIn;
  const { namespace, email } = attemptOf(signedIn);
  guard.succeeded(namespace, email);
  guard.succeeded(account.namespace, account.email);
};

const passCode = (accounts: Accounts, signedIn: SignedIn, account: Account, code: string): Account =>
  passSecondFactor(accounts, account, {
    code,
    now: signedIn.now,
    failed: () => countFailure(accounts, signedIn),
  });

/**
 * Checks the current password. Wrong ones count as failed logins. Returns the account as it is after the
 * comparison, which takes time.
 */
export const requirePassword = async (
  accounts: Accounts,
  signedIn: SignedIn,
  password: string,
): Promise<Account> => {
  const { account, now } = signedIn;
  if (password === '') throw passwordNeeded();
  refuseDuringWait(accounts, attemptOf(signedIn), now);
  const isRight = await isPasswordOf(account.passwordHash, password);
  refuseDuringWait(accounts, attemptOf(signedIn), now);
  const latest = accounts.store.find(account.id);
  if (!isRight || latest === null || latest.passwordHash !== account.passwordHash) {
    countFailure(accounts, signedIn);
    throw invalidCredentials();
  }
  if (!isStillSignedIn(accounts, signedIn)) throw unauthorized();
  return latest;
};

/**
 * Step-up authentication: the password, and the code of the second factor if it is on. Returns the updated account.
 */
export const requireStepUp = async (
  accounts: Accounts,
  signedIn: SignedIn,
  { password, code }: OwnerProof,
): Promise<Account> => {
  const account = await requirePassword(accounts, signedIn, password);
  const proven = passCode(accounts, signedIn, account, code);
  forgetFailures(accounts, signedIn);
  return proven;
};

/**
 * Step-up authentication for money that leaves the account: the code of the second factor if it is on, otherwise
 * the password.
 */
export const requireMoneyProof = async (
  accounts: Accounts,
  signedIn: SignedIn,
  { password, code }: OwnerProof,
): Promise<void> => {
  const { account, now } = signedIn;
  if (account.totp === null) {
    await requireStepUp(accounts, signedIn, { password, code });
    return;
  }
  refuseDuringWait(accounts, attemptOf(signedIn), now);
  passCode(accounts, signedIn, account, code);
};
