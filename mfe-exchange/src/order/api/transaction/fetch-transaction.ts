import { callById, transactionEndpoint } from '@coinlane/shared-contracts/api';
import type { ConnectedExchangeReply, HttpPort, TransactionReply } from '@coinlane/shared-contracts/api';
import type { ApiError } from '@coinlane/shared-contracts/errors';
import { lookUp } from '@coinlane/shared-contracts/values';
import { pipe } from 'fp-ts/lib/function.js';
import * as TE from 'fp-ts/lib/TaskEither.js';

import { toTransactionStatus } from '../../domain/transaction';
import type {
  ChainDoubt,
  ConnectedTransaction,
  DepositNote,
  Relation,
  Transaction,
  TransactionLeg,
} from '../../domain/transaction';

const toConnected =
  (relation: Relation) =>
  ({ id, status, amountFrom, fromCurrency }: ConnectedExchangeReply): ConnectedTransaction => ({
    transactionId: id,
    relation,
    status: toTransactionStatus(status),
    amount: amountFrom,
    displayTicker: fromCurrency?.toLowerCase() ?? null,
  });

const connectedOf = (reply: TransactionReply): readonly ConnectedTransaction[] => {
  const rows = [
    ...reply.childExchanges.map(toConnected('child')),
    ...reply.repeatedExchanges.map(toConnected('repeated')),
    ...reply.repeatedExchangesInfo.map(toConnected('repeated')),
    ...reply.relatedExchangesInfo.map(toConnected('related')),
  ];
  const byId = new Map(rows.map((row) => [row.transactionId, row]));
  byId.delete(reply.id);
  return [...byId.values()];
};

const NOTES: Readonly<Partial<Record<string, DepositNote['kind']>>> = {
  underpaid: 'underpaid',
  overpaid: 'overpaid',
  late: 'late',
  wrong_asset: 'wrongAsset',
};

/** Ignores an unknown note, because the amounts are still shown. */
const noteOf = ({ depositIssue }: TransactionReply): DepositNote | null => {
  const kind = depositIssue === null ? undefined : lookUp(NOTES, depositIssue.kind);
  if (depositIssue === null || kind === undefined) return null;
  const { currency, network, legacyTicker, amount, decideUntil } = depositIssue;
  return {
    kind,
    displayTicker: currency?.toLowerCase() ?? null,
    ticker: legacyTicker?.toLowerCase() ?? null,
    network: network?.toLowerCase() ?? null,
    amount,
    decideUntil,
  };
};

const RATE_MODES: Readonly<Partial<Record<string, 'floating' | 'fixed'>>> = {
  standard: 'floating',
  'fixed-rate': 'fixed',
};

const payinOf = (reply: TransactionReply): TransactionLeg => ({
  displayTicker: reply.fromCurrency.toLowerCase(),
  ticker: (reply.fromLegacyTicker ?? reply.fromCurrency).toLowerCase(),
  network: (reply.fromNetwork ?? reply.fromCurrency).toLowerCase(),
  expectedAmount: reply.expectedAmountFrom ?? reply.expectedSendAmount,
  amount: reply.amountFrom ?? reply.amountSend,
  address: reply.payinAddress,
  extraId: reply.payinExtraId,
  extraIdName: reply.payinExtraIdName,
  hash: reply.payinHash,
});

const payoutOf = (reply: TransactionReply): TransactionLeg => ({
  displayTicker: reply.toCurrency.toLowerCase(),
  ticker: (reply.toLegacyTicker ?? reply.toCurrency).toLowerCase(),
  network: (reply.toNetwork ?? reply.toCurrency).toLowerCase(),
  expectedAmount: reply.expectedAmountTo ?? reply.expectedReceiveAmount,
  amount: reply.amountTo ?? reply.amountReceive,
  address: reply.payoutAddress,
  extraId: reply.payoutExtraId,
  extraIdName: reply.payoutExtraIdName,
  hash: reply.payoutHash,
});

const receiptOf = ({ hasReceipt, isDepositWithheld }: TransactionReply): Transaction['receipt'] => {
  if (isDepositWithheld) return 'withheld';
  return hasReceipt ? 'signed' : 'none';
};

/** Other kinds, including those of a newer server, count as a missing payment. */
const DOUBTS = ['unreadable', 'elsewhere', 'less', 'vanished'] as const;

/**
 * A doubt of a newer server counts as a missing payment. A deposit that no node can read is not doubted. One that
 * a reorganisation removed is not a false report.
 */
const doubtOf = ({ chainDoubt }: TransactionReply): ChainDoubt | null => {
  if (chainDoubt === null) return null;
  if (chainDoubt.transfer === 'deposit' && chainDoubt.kind !== 'vanished')
    return chainDoubt.kind === 'unreadable' ? null : 'deposit';
  return DOUBTS.find((known) => known === chainDoubt.kind) ?? 'absent';
};

const toTransaction = (reply: TransactionReply): Transaction => ({
  transactionId: reply.id,
  status: toTransactionStatus(reply.status),
  provider: reply.provider,
  paymentKind: reply.paymentMethod,
  providerLabel: reply.providerLabel,
  providerOrderId: reply.providerOrderId,
  providerOrderUrl: reply.providerOrderUrl,
  payin: payinOf(reply),
  payout: payoutOf(reply),
  refundAddress: reply.refundAddress,
  refundExtraId: reply.refundExtraId,
  refundHash: reply.refundHash,
  refundAmount: reply.refundAmount,
  payinWarnings: reply.payinWarnings,
  redirectUrl: reply.redirectUrl,
  receipt: receiptOf(reply),
  areActionsAvailable: reply.actionsAvailable,
  rateMode: lookUp(RATE_MODES, reply.flow ?? '') ?? null,
  speedForecast: reply.transactionSpeedForecast,
  depositNote: noteOf(reply),
  chainDoubt: doubtOf(reply),
  reportedRecipient: reply.reportedRecipient,
  confirmations: reply.confirmations,
  createdAt: reply.createdAt,
  updatedAt: reply.updatedAt,
  depositReceivedAt: reply.depositReceivedAt,
  validUntil: reply.validUntil,
  serverTime: reply.serverTime,
  original: reply.originalExchangeInfo === null ? null : toConnected('original')(reply.originalExchangeInfo),
  connected: connectedOf(reply),
});

/** Fetches the current state of one exchange. Fails with the call's ApiError, 404 for an unknown ID. */
export const fetchTransaction =
  (http: HttpPort) =>
  (transactionId: string): TE.TaskEither<ApiError, Transaction> =>
    pipe(callById(http)(transactionEndpoint)(transactionId), TE.map(toTransaction));
