import type { OrderReceipt } from '@coinlane/shared-contracts/receipts';

import type { OrderSide, OrderTerms } from '../orders/order.ts';
import type { Capabilities } from '../provider.ts';

/** Facts of a receipt in addition to the terms of the order. */
export type ReceiptFacts = {
  /** Origin of the site. */
  readonly site: string;
  /** Whether the provider requires a refund address, and whether it can be given later. */
  readonly refundTerms: Capabilities['refundAddress'];
};

/** An amount with its asset. The contract identifies a token uniquely. An order of an older version lacks it. */
const amountOf = (amount: string, { ticker, network, asset }: OrderSide): OrderReceipt['send'] => ({
  amount,
  currency: ticker,
  network,
  ...(asset === null ? {} : { contract: asset.contract }),
});

const isoOf = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString());

/** Receipt of a new order. */
export const receiptOf = (terms: OrderTerms, { site, refundTerms }: ReceiptFacts): OrderReceipt => ({
  type: 'order-receipt@1',
  site,
  orderId: terms.id,
  createdAt: new Date(terms.createdAtMs).toISOString(),
  provider: terms.provider,
  providerOrderId: terms.providerOrderId,
  rate: terms.flow === 'fixed-rate' ? 'fixed' : 'floating',
  send: amountOf(terms.expectedFrom, terms.from),
  receive: amountOf(terms.expectedTo, terms.to),
  deposit: { address: terms.payinAddress, memo: terms.payinExtraId },
  recipient: { address: terms.payoutAddress, memo: terms.payoutExtraId },
  refund: { address: terms.refundAddress, memo: terms.refundExtraId, terms: refundTerms },
  rateUntil: isoOf(terms.validUntilMs),
  depositUntil: isoOf(terms.depositUntilMs),
});
