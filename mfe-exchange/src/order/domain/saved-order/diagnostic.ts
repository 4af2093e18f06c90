import type { Transaction } from '../transaction';
import { statusWord } from './order-file';

/** Spec §9 "Lengths": strings over 14 characters show the first 9, an ellipsis, the last 4. */
const shortened = (text: string): string =>
  text.length > 14 ? `${text.slice(0, 9)}…${text.slice(-4)}` : text;

export type DiagnosticFacts = {
  readonly transaction: Transaction;
  readonly language: string;
  /** Epoch ms by the server's clock. */
  readonly now: number;
  /** Time at which the shown state was received. */
  readonly receivedAt: number;
  readonly isOnline: boolean;
};

const time = (at: number | null): string => (at === null ? '-' : new Date(at).toISOString());
const word = (text: string | null): string => (text === null || text === '' ? '-' : text);
const short = (text: string | null): string => (text === null || text === '' ? '-' : shortened(text));

/**
 * Lines for support, for the user to copy. Always in English, for the support team. Addresses and hashes are
 * shortened, because users send the lines by e-mail.
 */
export const diagnosticOf = ({
  transaction,
  language,
  now,
  receivedAt,
  isOnline,
}: DiagnosticFacts): string => {
  const { payin, payout } = transaction;
  return [
    `order: ${transaction.transactionId}`,
    `status: ${statusWord(transaction)}`,
    `pair: ${payin.displayTicker}/${payin.network} -> ${payout.displayTicker}/${payout.network}`,
    `provider: ${word(transaction.provider)}`,
    `send: expected ${word(payin.expectedAmount)}, seen ${word(payin.amount)}`,
    `receive: expected ${word(payout.expectedAmount)}, paid ${word(payout.amount)}`,
    `pay-in: ${short(payin.address)} hash ${short(payin.hash)}`,
    `payout: ${short(payout.address)} hash ${short(payout.hash)}`,
    `refund: ${short(transaction.refundAddress)} hash ${short(transaction.refundHash)}`,
    `created: ${time(transaction.createdAt)}`,
    `updated: ${time(transaction.updatedAt)}`,
    `deposit seen: ${time(transaction.depositReceivedAt)}`,
    `page: ${time(now)}, state ${String(Math.max(Math.round((now - receivedAt) / 1000), 0))} s old, ${
      isOnline ? 'online' : 'offline'
    }, ${language}`,
  ].join('\n');
};
