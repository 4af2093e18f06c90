import type { DecimalString, Network } from '@coinlane/shared-contracts/values';

export type PaymentUriRefusal = 'UnknownRequirement' | 'Malformed' | 'TooLong' | 'UnsupportedScheme';

/** What a pasted or scanned text says. */
export type PaymentUriReading =
  /** No URI: a bare address, or any other text. */
  | { readonly _tag: 'NotAUri'; readonly text: string }
  | {
      readonly _tag: 'Payment';
      readonly scheme: string;
      /** The chain the scheme stands for; null when it stands for none we know. */
      readonly network: Network | null;
      readonly address: string;
      readonly amount: DecimalString | null;
      readonly extraId: string | null;
      /** Lower case; null: the chain's own coin. */
      readonly tokenContract: string | null;
    }
  | { readonly _tag: 'Refused'; readonly reason: PaymentUriRefusal; readonly detail: string };
