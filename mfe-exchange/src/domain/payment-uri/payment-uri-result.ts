import type { DecimalString, Network } from '@coinlane/shared-contracts/values';

export type PaymentUriRefusal = 'UnknownRequirement' | 'Malformed' | 'TooLong' | 'UnsupportedScheme';

/** What a payment URI asks for. */
export type PaymentRequest = {
  readonly _tag: 'Payment';
  readonly scheme: string;
  /** The chain the URI is about. */
  readonly network: Network;
  readonly address: string;
  readonly amount: DecimalString | null;
  readonly extraId: string | null;
  /** As the URI writes it; null: the chain's own coin. A token's amount is not read: its decimals are unknown. */
  readonly tokenContract: string | null;
  /** Keys of the link that say something the form has no place for. */
  readonly ignored: readonly string[];
};

export type PaymentUriRefused = {
  readonly _tag: 'Refused';
  readonly reason: PaymentUriRefusal;
  /** The part that was not understood, as the visitor may be told. */
  readonly detail: string;
};

/** What a pasted or scanned text says. */
export type PaymentUriReading =
  /** No URI: a bare address, or any other text. */
  { readonly _tag: 'NotAUri'; readonly text: string } | PaymentRequest | PaymentUriRefused;

const LONGEST_DETAIL = 40;

/** A refusal that names its part shortly. */
export const refused = (reason: PaymentUriRefusal, detail: string): PaymentUriRefused => ({
  _tag: 'Refused',
  reason,
  detail: detail.slice(0, LONGEST_DETAIL),
});
