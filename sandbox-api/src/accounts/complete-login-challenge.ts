import type { Accounts } from './accounts.ts';
import { captchaNeeded, retryLater } from './refusals.ts';

/** Login attempt: whose attempts are counted, and the answer to the captcha. */
export type LoginAttempt = { readonly namespace: string; readonly email: string; readonly captcha: string };

/** Allows an attempt if no wait is due and a required captcha is solved (spec §8 "Login"). */
export const completeLoginChallenge = async (
  { guard, isCaptchaSolved }: Accounts,
  { namespace, email, captcha }: LoginAttempt,
  now: number,
): Promise<void> => {
  const challenge = guard.challengeOf(namespace, email, now);
  if (challenge._tag === 'Wait') throw retryLater(challenge.ms);
  if (challenge._tag === 'None') return;
  if (captcha === '' || !(await isCaptchaSolved(namespace, captcha))) throw captchaNeeded();
};
