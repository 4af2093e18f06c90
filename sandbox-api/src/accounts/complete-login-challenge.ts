import type { Accounts } from './accounts.ts';
import { captchaNeeded, retryLater } from './refusals.ts';

/** Whose tries are counted, and what they solved. */
export type Trying = { readonly namespace: string; readonly email: string; readonly captcha: string };

/** Lets somebody try who need not wait, and who solved the captcha where one is asked for (spec §8 "Login"). */
export const completeLoginChallenge = async (
  { guard, isCaptchaSolved }: Accounts,
  { namespace, email, captcha }: Trying,
  now: number,
): Promise<void> => {
  const challenge = guard.challengeOf(namespace, email, now);
  if (challenge._tag === 'Wait') throw retryLater(challenge.ms);
  if (challenge._tag === 'None') return;
  if (captcha === '' || !(await isCaptchaSolved(namespace, captcha))) throw captchaNeeded();
};
