/** Whose token the page is signed in with. */
export type Holder = {
  readonly name: string;
  /** `ops`, or the one remote it is for. */
  readonly for: string;
};

const OPS = 'ops';

/** Whether the holder may do everything, and is told every change by the ledger itself. */
export const isOperator = (holder: Holder): boolean => holder.for === OPS;

/** Whether the holder may release, try and roll back this remote. */
export const mayChange = (holder: Holder, remote: string): boolean =>
  isOperator(holder) || holder.for === remote;

/** What a token of one remote may and may not do; null for operators, who may everything. */
export const limitWords = (holder: Holder): string | null =>
  isOperator(holder)
    ? null
    : `It may roll back ${holder.for}, put its versions on trial and make them live. It may look at the other ` +
      'remotes, and change none of them; a token for ops may.';
