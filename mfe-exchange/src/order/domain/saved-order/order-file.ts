import type { SignedReceipt } from '@coinlane/shared-contracts/receipts';

import { isTransactionId, stageOf } from '../transaction';
import type { Transaction, TransactionLeg } from '../transaction';

export type OrderFileFacts = {
  readonly transaction: Transaction;
  /** Full URL of the order's page. */
  readonly link: string;
  readonly brand: string;
  /** Epoch ms by the server's clock. */
  readonly savedAt: number;
  /** Signed receipt. Null: the order has none. */
  readonly receipt: SignedReceipt | null;
};

const iso = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());

const legOf = ({
  displayTicker,
  network,
  expectedAmount,
  amount,
  address,
  extraId,
  extraIdName,
  hash,
}: TransactionLeg) => ({
  currency: displayTicker.toUpperCase(),
  network,
  expectedAmount,
  amount,
  address,
  extraId,
  extraIdName,
  hash,
});

/** Status in the service's wording. */
export const statusWord = ({ status }: Pick<Transaction, 'status'>): string =>
  status._tag === 'Known' ? status.status : status.raw;

type EntryFacts = Pick<OrderFileFacts, 'transaction' | 'link'>;

const entryOf = ({ transaction, link }: EntryFacts) => ({
  transactionId: transaction.transactionId,
  link,
  status: statusWord(transaction),
  stage: stageOf(transaction.status),
  createdAt: iso(transaction.createdAt),
  updatedAt: iso(transaction.updatedAt),
  validUntil: iso(transaction.validUntil),
  send: legOf(transaction.payin),
  receive: legOf(transaction.payout),
  refund: {
    address: transaction.refundAddress,
    extraId: transaction.refundExtraId,
    amount: transaction.refundAmount,
    hash: transaction.refundHash,
  },
});

const textOf = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;

/** An order as a self-explanatory JSON file with plain keys, ISO times, and amounts as text. */
export const orderFile = ({ transaction, link, brand, savedAt, receipt }: OrderFileFacts) => ({
  name: `${brand.toLowerCase()}-order-${transaction.transactionId}.json`,
  text: textOf({
    kind: `${brand} order`,
    version: 1,
    savedAt: iso(savedAt),
    ...entryOf({ transaction, link }),
    ...(receipt === null ? {} : { receipt }),
  }),
});

/** A signed receipt as a file, for the offline check of docs/receipts.md. */
export const receiptFile = (signed: SignedReceipt, brand: string) => ({
  name: `${brand.toLowerCase()}-receipt-${signed.receipt.orderId}.json`,
  text: textOf(signed),
});

export type OrdersFileFacts = Pick<OrderFileFacts, 'brand' | 'savedAt'> & {
  readonly transactions: readonly Transaction[];
  readonly linkOf: (transactionId: string) => string;
};

/** Several orders as one file. */
export const ordersFile = ({ transactions, linkOf, brand, savedAt }: OrdersFileFacts) => ({
  name: `${brand.toLowerCase()}-orders.json`,
  text: textOf({
    kind: `${brand} orders`,
    version: 1,
    savedAt: iso(savedAt),
    orders: transactions.map((transaction) =>
      entryOf({ transaction, link: linkOf(transaction.transactionId) }),
    ),
  }),
});

const idIn = (entry: unknown): string | null => {
  if (typeof entry !== 'object' || entry === null) return null;
  const id = 'transactionId' in entry ? entry.transactionId : 'orderId' in entry ? entry.orderId : null;
  // a signed receipt
  if (id === null && 'receipt' in entry) return idIn(entry.receipt);
  return typeof id === 'string' && isTransactionId(id) ? id : null;
};

const entriesIn = (file: unknown): readonly unknown[] =>
  typeof file === 'object' && file !== null && 'orders' in file && Array.isArray(file.orders)
    ? file.orders
    : [file];

/** Longest file that is read. All orders of a browser need far less. */
export const MAX_ORDER_FILE_BYTES = 5_000_000;
const MAX_ORDERS = 500;

/**
 * IDs of the first 500 orders in the text of a file, without duplicates. Empty if it is neither an order file nor
 * a receipt.
 */
export const readOrderFile = (text: string): readonly string[] => {
  if (text.length > MAX_ORDER_FILE_BYTES) return [];
  try {
    const ids = new Set(entriesIn(JSON.parse(text)).flatMap((entry) => idIn(entry) ?? []));
    return [...ids].slice(0, MAX_ORDERS);
  } catch {
    return [];
  }
};
