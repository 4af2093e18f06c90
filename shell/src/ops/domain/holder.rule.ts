/** Holder of the token of this session. */
export type Holder = {
  readonly name: string;
  /** `ops`, or the name of a remote. */
  readonly for: string;
};

const OPS = 'ops';

/** Whether the holder may change all remotes, and receives all changes from the ledger. */
export const isOperator = (holder: Holder): boolean => holder.for === OPS;

/** Whether the holder may release and roll back a remote. */
export const mayChange = (holder: Holder, remote: string): boolean =>
  isOperator(holder) || holder.for === remote;

/** Permissions of a token for one remote. Null for operators, who may do everything. */
export const limitWords = (holder: Holder): string | null =>
  isOperator(holder) ? null : `It can change ${holder.for} only. Other remotes need a token for ops.`;
