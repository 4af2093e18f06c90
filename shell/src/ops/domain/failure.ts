/** Failure of a ledger request, with a message for the operator. */
export type OpsFailure =
  /** No session, or an expired one. */
  | { readonly _tag: 'NotSignedIn'; readonly words: string }
  /** Too many wrong tokens. */
  | { readonly _tag: 'TooMany'; readonly words: string; readonly waitMs: number }
  /** The ledger refused. A retry fails too. */
  | { readonly _tag: 'Refused'; readonly words: string }
  /** The ledger failed. A retry may succeed. */
  | { readonly _tag: 'Failed'; readonly words: string }
  /** No readable reply: the change may have been carried out. */
  | { readonly _tag: 'Lost'; readonly words: string };
