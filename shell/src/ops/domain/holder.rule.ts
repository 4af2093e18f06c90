/** Identity issuer, with which operators sign in without a token. */
type SignInIssuer = {
  /** Host of the issuer. */
  readonly issuer: string;
  /** Reason why the last sign-in failed. */
  readonly problem: string | null;
};

/** Holder of a session. */
export type SessionState = { readonly token: Holder | null; readonly signIn?: SignInIssuer | undefined };

/** Holder of the session's token, or the person who signed in. */
export type Holder = {
  readonly name: string;
  /** `ops`, names of remotes separated by `, `, or `read only`. */
  readonly for: string;
};

const OPS = 'ops';
const READ_ONLY = 'read only';

/** Whether the holder can change all remotes, and receives all changes from the ledger. */
export const isOperator = (holder: Holder): boolean => holder.for === OPS;

/** Whether the holder can release and roll back a remote. */
export const mayChange = (holder: Holder, remote: string): boolean =>
  isOperator(holder) || holder.for.split(', ').includes(remote);

/** Describes the restrictions of a holder. Null for operators, who have none. */
export const limitWords = (holder: Holder): string | null =>
  isOperator(holder)
    ? null
    : holder.for === READ_ONLY
      ? 'You cannot change anything.'
      : `You can change ${holder.for} only. Other remotes need the rights of ops.`;
