import type { DecimalString, Network } from '@coinlane/shared-contracts/values';

import type { Currency } from '../currency';
import type { PaymentRequest } from './payment-uri-result';

export type PaymentMismatch =
  /** The link is about another chain than the one the visitor receives on. */
  | { readonly _tag: 'OtherNetwork'; readonly network: Network }
  /** The right chain, another coin on it. */
  | { readonly _tag: 'OtherCoin' };

/** What of a payment link may be filled into the form. */
export type PaymentPlan = {
  readonly address: string;
  readonly extraId: string | null;
  /** To be received; null: the link names none, or names it in another coin. */
  readonly amount: DecimalString | null;
  readonly mismatch: PaymentMismatch | null;
};

type Recipient = Pick<Currency, 'network' | 'tokenContract'>;

/** A link that names no coin and no amount is about the address alone: wallets show it for every token they hold. */
const isAboutCoin = ({ tokenContract, amount }: PaymentRequest, to: Recipient): boolean => {
  if (tokenContract === null) return amount === null || to.tokenContract === null;
  return tokenContract.toLowerCase() === to.tokenContract?.toLowerCase();
};

const mismatchOf = (payment: PaymentRequest, to: Recipient): PaymentMismatch | null => {
  if (payment.network !== to.network) return { _tag: 'OtherNetwork', network: payment.network };
  return isAboutCoin(payment, to) ? null : { _tag: 'OtherCoin' };
};

/** What a payment link fills in for a `to` currency: never an amount of another coin (visitor expectations "Payment URIs"). */
export const planPayment = (payment: PaymentRequest, to: Recipient): PaymentPlan => {
  const mismatch = mismatchOf(payment, to);
  return {
    address: payment.address,
    extraId: payment.extraId,
    amount: mismatch === null ? payment.amount : null,
    mismatch,
  };
};
