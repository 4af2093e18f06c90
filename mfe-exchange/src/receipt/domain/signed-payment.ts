import { isSameAccount } from '@coinlane/chains/addresses';
import type { OrderReceipt } from '@coinlane/shared-contracts/receipts';
import Big from 'big.js';

import { isDepositOf } from './compare-receipt';
import type { ShownDeposit } from './compare-receipt';

/** The order that the visitor reviewed and sent from this browser. */
export type AgreedOrder = {
  readonly transactionId: string;
  /** Amount to send. Null: the visitor entered the amount to receive. */
  readonly amount: string | null;
  readonly fromCurrency: string;
  readonly fromNetwork: string;
  readonly toCurrency: string;
  readonly toNetwork: string;
  readonly recipient: string;
  /** Empty: none. */
  readonly extraId: string;
};

/** The signed terms of an order. */
export type SignedTerms =
  | { readonly _tag: 'Signed'; readonly receipt: OrderReceipt }
  /** The service signs no receipts. */
  | { readonly _tag: 'Unsigned' }
  /** The receipt or the keys failed to load, or this browser cannot check the signature. */
  | { readonly _tag: 'Unavailable' }
  /** The signature is not valid, or the receipt is missing although the service signs receipts. */
  | { readonly _tag: 'Forged' };

/** A payment as the wallet would receive it. */
export type AskedPayment = ShownDeposit & {
  readonly amount: string;
  /** Contract of a token. Null: the native coin. */
  readonly contract: string | null;
  /** Recipient of the payout according to the order. */
  readonly recipient: string | null;
};

const DECIMAL = /^\d{1,60}(\.\d{1,60})?$/;

const isSameAmount = (one: string, other: string): boolean =>
  DECIMAL.test(one) && DECIMAL.test(other) && Big(one).eq(other);

const isSameContract = (network: string, one: string | null, other: string | null): boolean =>
  one === other || (one !== null && other !== null && isSameAccount(network, one, other));

/** Whether a receipt matches the order that the visitor sent. */
const isAsAgreed = ({ send, receive, recipient }: OrderReceipt, agreed: AgreedOrder): boolean =>
  send.currency.toLowerCase() === agreed.fromCurrency.toLowerCase() &&
  send.network.toLowerCase() === agreed.fromNetwork.toLowerCase() &&
  receive.currency.toLowerCase() === agreed.toCurrency.toLowerCase() &&
  receive.network.toLowerCase() === agreed.toNetwork.toLowerCase() &&
  recipient.address === agreed.recipient &&
  (recipient.memo ?? '') === agreed.extraId &&
  (agreed.amount === null || isSameAmount(send.amount, agreed.amount));

/** Whether the recipient is still the one that the visitor entered. */
export const isRecipientAgreed = (recipient: string | null, agreed: AgreedOrder | null): boolean =>
  agreed === null || recipient === agreed.recipient;

/**
 * Whether a payment matches its receipt exactly: order, currency, network, contract, address, memo, amount and
 * recipient. `agreed` is the order that this browser sent. Null: another browser sent it.
 */
export const isPaymentOf = (
  receipt: OrderReceipt,
  payment: AskedPayment,
  agreed: AgreedOrder | null,
): boolean =>
  isDepositOf(receipt, payment) &&
  receipt.recipient.address === payment.recipient &&
  isSameAmount(receipt.send.amount, payment.amount) &&
  // a receipt of an older version has no contract: then only the native coin is certain
  isSameContract(receipt.send.network, receipt.send.contract ?? null, payment.contract) &&
  (agreed === null || isAsAgreed(receipt, agreed));
