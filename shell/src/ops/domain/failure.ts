/** Why the ledger did not do what was asked, in words for the operator. */
export type OpsFailure =
  /** No session, or none any more. */
  | { readonly _tag: 'NotSignedIn'; readonly words: string }
  /** Too many wrong tokens. */
  | { readonly _tag: 'TooMany'; readonly words: string; readonly waitMs: number }
  /** The ledger says no, and will say so again. */
  | { readonly _tag: 'Refused'; readonly words: string }
  /** The ledger could not; later it may. */
  | { readonly _tag: 'Failed'; readonly words: string }
  /** No answer, or none that can be read: what was asked may have been done. */
  | { readonly _tag: 'Lost'; readonly words: string };
