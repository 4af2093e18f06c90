/** A request to a name-based account to pay the deposit (spec §3 "Forms": depositFio). */
export type DepositRequest = { readonly transactionId: string; readonly userAccount: string };

/** Result of a deposit request. */
export type DepositRequestOutcome =
  /** The request was sent and is valid until this time, epoch ms by the server's clock. */
  | { readonly _tag: 'Sent'; readonly until: number | null }
  | { readonly _tag: 'Declined' | 'NameNotFound' | 'AlreadySent' | 'NameServiceDown' };
