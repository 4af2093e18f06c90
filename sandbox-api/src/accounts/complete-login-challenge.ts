import type { Accounts } from './accounts.ts';
import { captchaNeeded, retryLater } from './refusals.ts';

/**
 * Login attempt: the subject whose attempts are counted (an address or a known device), and the answer to the captcha.
 */
export type LoginAttempt = { readonly namespace: string; readonly email: string; readonly captcha: string };

/**
 * Refuses during the wait after too many failed attempts. Must be called again after each pause before a verdict,
 * because concurrent guesses may have failed in the meantime.
 */
export const refuseDuringWait = (
  { guard }: Accounts,
  { namespace, email }: Pick<LoginAttempt, 'namespace' | 'email'>,
  now: number,
): void => {
  const challenge = guard.challengeOf(namespace, email, now);
  if (challenge._tag === 'Wait') throw retryLater(challenge.ms);
};

/** Allows an attempt if no wait is active and a required captcha is solved (spec §8 "Login"). */
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
