/** Failure of a ledger request, with a message for the operator. */
export type OpsFailure =
  /** No session, or an expired one. */
  | { readonly _tag: 'NotSignedIn'; readonly words: string }
  /** Too many wrong tokens. */
  | { readonly _tag: 'TooMany'; readonly words: string; readonly waitMs: number }
  /** The ledger refused the request. A retry would fail too. */
  | { readonly _tag: 'Refused'; readonly words: string }
  /** The ledger failed. A retry can succeed. */
  | { readonly _tag: 'Failed'; readonly words: string }
  /** No readable reply: the change may or may not have been carried out. */
  | { readonly _tag: 'Lost'; readonly words: string };
