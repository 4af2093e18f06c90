import type { DecimalString, Network } from '@coinlane/shared-contracts/values';

import type { PaymentRequest } from './payment-uri-result.ts';

export type PaymentMismatch =
  /** The link is for another network than that of the receive currency. */
  | { readonly _tag: 'OtherNetwork'; readonly network: Network }
  /** The right network, but another coin. */
  | { readonly _tag: 'OtherCoin' };

/** Values of a payment link that can be filled into the form. */
export type PaymentPlan = {
  readonly address: string;
  readonly extraId: string | null;
  /** Amount to receive. Null: not in the link, or in another coin. */
  readonly amount: DecimalString | null;
  readonly mismatch: PaymentMismatch | null;
};

type Recipient = { readonly network: Network; readonly tokenContract: string | null };

/** A link without coin and amount contains only an address. Wallets show such a link for every token they hold. */
const isAboutCoin = ({ tokenContract, amount }: PaymentRequest, to: Recipient): boolean => {
  if (tokenContract === null) return amount === null || to.tokenContract === null;
  return tokenContract.toLowerCase() === to.tokenContract?.toLowerCase();
};

const mismatchOf = (payment: PaymentRequest, to: Recipient): PaymentMismatch | null => {
  if (payment.network !== to.network) return { _tag: 'OtherNetwork', network: payment.network };
  return isAboutCoin(payment, to) ? null : { _tag: 'OtherCoin' };
};

/**
 * Plans the autofill from a payment link for a `to` currency. Never uses an amount of another coin (visitor
 * expectations "Payment URIs").
 */
export const planPayment = (payment: PaymentRequest, to: Recipient): PaymentPlan => {
  const mismatch = mismatchOf(payment, to);
  return {
    address: payment.address,
    extraId: payment.extraId,
    amount: mismatch === null ? payment.amount : null,
    mismatch,
  };
};
