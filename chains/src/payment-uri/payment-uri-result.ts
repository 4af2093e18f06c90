import type { DecimalString, Network } from '@coinlane/shared-contracts/values';

export type PaymentUriRefusal = 'UnknownRequirement' | 'Malformed' | 'TooLong' | 'UnsupportedScheme';

/** Content of a payment URI. */
export type PaymentRequest = {
  readonly _tag: 'Payment';
  readonly scheme: string;
  readonly network: Network;
  readonly address: string;
  readonly amount: DecimalString | null;
  readonly extraId: string | null;
  /** As in the URI. Null: the native coin. A token's amount is not read, because its decimals are unknown. */
  readonly tokenContract: string | null;
  /** Keys of the link without a matching form field. */
  readonly ignored: readonly string[];
};

export type PaymentUriRefused = {
  readonly _tag: 'Refused';
  readonly reason: PaymentUriRefusal;
  /** The part that was not understood, for display. */
  readonly detail: string;
};

/** Result of parsing a pasted or scanned text. */
export type PaymentUriReading =
  /** Not a URI: a bare address or any other text. */
  { readonly _tag: 'NotAUri'; readonly text: string } | PaymentRequest | PaymentUriRefused;

const MAX_DETAIL_LENGTH = 40;

/** Creates a refusal with a shortened detail. */
export const refused = (reason: PaymentUriRefusal, detail: string): PaymentUriRefused => ({
  _tag: 'Refused',
  reason,
  detail: detail.slice(0, MAX_DETAIL_LENGTH),
});
