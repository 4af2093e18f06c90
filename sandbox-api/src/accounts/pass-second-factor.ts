import type { Account } from './account.ts';
import type { Accounts } from './accounts.ts';
import { codeNeeded, invalidCode } from './refusals.ts';
import { withUsedCode } from './second-factor.ts';

type Attempt = {
  readonly code: string;
  readonly now: number;
  /** Counts a wrong code. */
  readonly failed: () => void;
};

/**
 * Uses up a code of the second factor. An account without a second factor passes. Returns the updated account.
 * Refuses with the codes of spec §8 "Login".
 */
export const passSecondFactor = (
  { store }: Accounts,
  account: Account,
  { code, now, failed }: Attempt,
): Account => {
  if (account.totp === null) return account;
  if (code === '') throw codeNeeded();
  const used = withUsedCode(account, code, now);
  if (used === null) {
    failed();
    throw invalidCode();
  }
  store.save(used);
  return used;
};
