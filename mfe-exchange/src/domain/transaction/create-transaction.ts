/** A currency as the reply names it, in lower case; null where it does not. */
export type NamedCurrency = { readonly currency: string | null; readonly network: string | null };

/** What the service answered to a create call. */
export type CreatedTransaction = {
  readonly transactionId: string;
  /** The fiat provider's checkout page; whoever goes there checks the host against the allow-list first. */
  readonly redirectUrl: string | null;
  readonly payinAddress: string | null;
  /** Where the service will pay to; null where it does not say. */
  readonly payoutAddress: string | null;
  readonly refundAddress: string | null;
  readonly from: NamedCurrency;
  readonly to: NamedCurrency;
  /** Epoch milliseconds by the server's clock. */
  readonly validUntil: number | null;
};

/** Why a transaction was not created (spec §8 "Creating an exchange transaction"). */
export type CreateFailure =
  /** 'This payout address can not be used for exchange. Please contact {email} for the details.' */
  | { readonly _tag: 'PayoutAddressRefused' }
  /** Shown as is. */
  | { readonly _tag: 'EnterAnotherAddress'; readonly message: string }
  /** Any failure while `from` is fiat. */
  | { readonly _tag: 'CountryNotSupported' }
  | { readonly _tag: 'RateExpired' }
  | { readonly _tag: 'ServerSaid'; readonly message: string }
  /** The answer was lost, not the order: it may exist, so the same idempotency key must be sent again. */
  | { readonly _tag: 'OutcomeUnknown' }
  /** 'Couldn't create a transaction. Please try again.' */
  | { readonly _tag: 'Unknown' };
