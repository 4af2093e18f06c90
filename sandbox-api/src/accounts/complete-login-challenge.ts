import type { Accounts } from './accounts.ts';
import { captchaNeeded, retryLater } from './refusals.ts';

/** Login attempt: whose attempts are counted (an address, or a known device), and the answer to the captcha. */
export type LoginAttempt = { readonly namespace: string; readonly email: string; readonly captcha: string };

/**
 * Refuses with the wait after too many failed attempts. Call it again after each pause before a verdict: guesses that
 * were sent at the same time have failed meanwhile.
 */
export const refuseDuringWait = (
  { guard }: Accounts,
  { namespace, email }: Pick<LoginAttempt, 'namespace' | 'email'>,
  now: number,
): void => {
  const challenge = guard.challengeOf(namespace, email, now);
  if (challenge._tag === 'Wait') throw retryLater(challenge.ms);
};

/** Allows an attempt if no wait is due and a required captcha is solved (spec §8 "Login"). */
export const completeLoginChallenge = async (
  accounts: Accounts,
  attempt: LoginAttempt,
  now: number,
): Promise<void> => {
  const { guard, isCaptchaSolved } = accounts;
  const { namespace, email, captcha } = attempt;
  refuseDuringWait(accounts, attempt, now);
  if (guard.challengeOf(namespace, email, now)._tag === 'None') return;
  if (captcha === '' || !(await isCaptchaSolved(namespace, captcha))) throw captchaNeeded();
};
