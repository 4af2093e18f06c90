import type { OrderReceipt } from '@coinlane/shared-contracts/receipts';

/** Deposit of an order as a page shows it. */
export type ShownDeposit = {
  readonly transactionId: string;
  readonly displayTicker: string;
  readonly network: string;
  readonly address: string | null;
  readonly extraId: string | null;
};

/** A deposit to compare. */
export type ComparedDeposit = ShownDeposit & {
  /** Whether the service names a signed receipt. A browser that has kept one compares with it in any case. */
  readonly hasReceipt: boolean;
};

/**
 * - `confirmed`: the deposit is the one of the receipt, and its signature is valid
 * - `unverified`: the deposit is the one of the receipt, but this browser could not check the signature
 * - `differs`: another deposit, or a signature that is not valid
 */
export type ReceiptVerdict = 'confirmed' | 'unverified' | 'differs';

/** Whether a page shows the deposit of the receipt. */
export const isDepositOf = ({ orderId, send, deposit }: OrderReceipt, shown: ShownDeposit): boolean =>
  orderId === shown.transactionId &&
  send.currency.toLowerCase() === shown.displayTicker &&
  send.network.toLowerCase() === shown.network &&
  deposit.address === shown.address &&
  deposit.memo === shown.extraId;
