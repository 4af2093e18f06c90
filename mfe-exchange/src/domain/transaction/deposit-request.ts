/** A wish that a name of the name-based address service is asked for the deposit (spec §3 "Forms": depositFio). */
export type DepositRequest = { readonly transactionId: string; readonly userAccount: string };

/** What became of it. */
export type DepositRequestOutcome =
  /** Until when the request stands, epoch ms by the server's clock. */
  | { readonly _tag: 'Sent'; readonly until: number | null }
  | { readonly _tag: 'Declined' | 'NameNotFound' | 'AlreadySent' | 'NameServiceDown' };
