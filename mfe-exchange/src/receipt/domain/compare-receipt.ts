import type { OrderReceipt } from '@coinlane/shared-contracts/receipts';

/** Deposit of an order, as shown on a page. */
export type ShownDeposit = {
  readonly transactionId: string;
  readonly displayTicker: string;
  readonly network: string;
  readonly address: string | null;
  readonly extraId: string | null;
};

export type ComparedDeposit = ShownDeposit & {
  /** Whether the service reports a signed receipt. A browser with a stored receipt always compares with it. */
  readonly hasReceipt: boolean;
};

/**
 * - `confirmed`: the deposit matches the receipt, and its signature is valid
 * - `unverified`: the deposit matches the receipt, but this browser could not check the signature
 * - `differs`: the deposit does not match, or the signature is not valid
 */
export type ReceiptVerdict = 'confirmed' | 'unverified' | 'differs';

/** Whether a page shows the deposit that is in the receipt. */
export const isDepositOf = ({ orderId, send, deposit }: OrderReceipt, shown: ShownDeposit): boolean =>
  orderId === shown.transactionId &&
  send.currency.toLowerCase() === shown.displayTicker &&
  send.network.toLowerCase() === shown.network &&
  deposit.address === shown.address &&
  deposit.memo === shown.extraId;
