/** A currency from the reply, in lower case. Null if it is missing. */
type NamedCurrency = { readonly currency: string | null; readonly network: string | null };

/** Reply to a create call. */
export type CreatedTransaction = {
  readonly transactionId: string;
  /** The fiat provider's checkout page. Its host must be checked against the allow-list before a redirect. */
  readonly redirectUrl: string | null;
  readonly payinAddress: string | null;
  /** The payout address, or null if the reply has none. */
  readonly payoutAddress: string | null;
  readonly refundAddress: string | null;
  readonly from: NamedCurrency;
  readonly to: NamedCurrency;
  /** Epoch milliseconds by the server's clock. */
  readonly validUntil: number | null;
  /** Secret that proves that this browser created the order. Null: the service has no such tokens. */
  readonly controlToken: string | null;
  /** Signed receipt in its original form. It is decoded where it is stored. */
  readonly receipt: unknown;
};

/** Reason why a transaction was not created (spec §8 "Creating an exchange transaction"). */
export type CreateFailure =
  /** 'This payout address can not be used for exchange. Please contact {email} for the details.' */
  | { readonly _tag: 'PayoutAddressRefused' }
  /** Shown unchanged. */
  | { readonly _tag: 'EnterAnotherAddress'; readonly message: string }
  /** Any refusal while `from` is fiat. */
  | { readonly _tag: 'CountryNotSupported' }
  | { readonly _tag: 'RateExpired' }
  /** The service temporarily cannot save orders. The retry must use the same idempotency key. */
  | { readonly _tag: 'OrdersUnavailable' }
  | { readonly _tag: 'ServerSaid'; readonly message: string }
  /** The response was lost and the order may exist. The retry must use the same idempotency key. */
  | { readonly _tag: 'OutcomeUnknown' }
  /** 'Couldn't create a transaction. Please try again.' */
  | { readonly _tag: 'Unknown' };
