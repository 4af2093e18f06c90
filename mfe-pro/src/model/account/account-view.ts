import type { CallFailure } from '@coinlane/shared-contracts/errors';

import type { Account } from '../../domain/account';

export type AccountView =
  /** The session is not known yet. */
  | { readonly _tag: 'Loading' }
  | { readonly _tag: 'SignedOut' }
  | { readonly _tag: 'Failed'; readonly problem: CallFailure; readonly isPending: boolean }
  | { readonly _tag: 'SignedIn'; readonly account: Account }
  /** The session ended without a sign-out. The hidden screen is kept for the same user. */
  | {
      readonly _tag: 'Ended';
      readonly account: Account;
      readonly problem: CallFailure | null;
      readonly isPending: boolean;
    };

type Facts = {
  readonly account: Account | null;
  readonly problem: CallFailure | null;
  readonly isSignedOut: boolean;
  /** Whether the session has ended since the account was last loaded. */
  readonly isEnded: boolean;
  readonly isPending: boolean;
};

/** Keeps a known account visible while it is loaded again, and after a failure. */
export const toAccountView = (facts: Facts): AccountView => {
  const { account, problem, isSignedOut, isEnded, isPending } = facts;
  if (account !== null)
    return isEnded ? { _tag: 'Ended', account, problem, isPending } : { _tag: 'SignedIn', account };
  if (isSignedOut && !isPending) return { _tag: 'SignedOut' };
  return problem === null ? { _tag: 'Loading' } : { _tag: 'Failed', problem, isPending };
};
