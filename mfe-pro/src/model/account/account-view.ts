import type { Account } from '../../domain/account';
import type { Problem } from '../../domain/problem';

export type AccountView =
  /** Nobody has said yet who it is. */
  | { readonly _tag: 'Loading' }
  | { readonly _tag: 'SignedOut' }
  | { readonly _tag: 'Failed'; readonly problem: Problem; readonly isPending: boolean }
  | { readonly _tag: 'SignedIn'; readonly account: Account };

type Facts = {
  readonly account: Account | null;
  readonly problem: Problem | null;
  readonly isSignedOut: boolean;
  readonly isPending: boolean;
};

/** An account that is known stays in sight while it is asked for again, and when that fails. */
export const toAccountView = ({ account, problem, isSignedOut, isPending }: Facts): AccountView => {
  if (account !== null) return { _tag: 'SignedIn', account };
  if (isSignedOut && !isPending) return { _tag: 'SignedOut' };
  return problem === null ? { _tag: 'Loading' } : { _tag: 'Failed', problem, isPending };
};
