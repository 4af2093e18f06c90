import type { Account } from './account.ts';
import type { Accounts } from './accounts.ts';

/** Changes of how an account is protected, with the text for the e-mail. */
const CHANGES = {
  email: 'The e-mail address of your account was changed. Your other devices were signed out.',
  secondFactorOn: 'Two-factor authentication was turned on. Your other devices were signed out.',
  secondFactorOff: 'Two-factor authentication was turned off. Your other devices were signed out.',
  passkey: 'A passkey was added to your account.',
  passkeyRemoved: 'A passkey was removed from your account.',
  password: 'The password of your account was changed. Your other devices were signed out.',
  reset: 'The password of your account was reset. All devices were signed out and all passkeys were removed.',
} as const;

/**
 * Notifies the owner of a change. `account`: the account before the change, because a new e-mail address must not
 * get the only notice.
 */
export const sendSecurityNotice = (
  { outbox }: Accounts,
  { namespace, email }: Account,
  change: keyof typeof CHANGES,
  now: number,
): void => {
  outbox.send({
    namespace,
    to: email,
    at: now,
    subject: 'Your account was changed',
    text: `${CHANGES[change]} If you did not do this, contact support at once.`,
  });
};
