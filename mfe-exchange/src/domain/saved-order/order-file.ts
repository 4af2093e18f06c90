import { stageOf } from '../transaction';
import type { Transaction, TransactionLeg } from '../transaction';

export type OrderFileFacts = {
  readonly transaction: Transaction;
  /** Full URL of the order's page. */
  readonly link: string;
  readonly brand: string;
  /** Epoch ms by the server's clock. */
  readonly savedAt: number;
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

/** The status as the service sends it. */
export const statusWord = ({ status }: Pick<Transaction, 'status'>): string =>
  status._tag === 'Known' ? status.status : status.raw;

/** An order as a self-explanatory JSON file: plain keys, ISO times, amounts as text. */
export const orderFile = ({ transaction, link, brand, savedAt }: OrderFileFacts) => ({
  name: `${brand.toLowerCase()}-order-${transaction.transactionId}.json`,
  text: `${JSON.stringify(
    {
      kind: `${brand} order`,
      version: 1,
      savedAt: iso(savedAt),
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
    },
    null,
    2,
  )}\n`,
});
