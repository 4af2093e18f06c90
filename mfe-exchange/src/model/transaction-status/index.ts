import { createEffect, sample } from 'effector';

import type { Transaction } from '../../domain/transaction';
import { clockModel } from '../clock';
import { createCurrencyInfoModel } from '../currency-info';
import { $noSettleMs } from '../settings';
import { createTransactionStatusModel } from './create-transaction-status-model';

export type { StatusView } from './status-view';

export const transactionStatusModel = createTransactionStatusModel({
  clock: clockModel,
  $settleMs: $noSettleMs,
  pollMs: 5000,
  slowPollMs: 30_000,
});

/** For the explorers' links. */
export const transactionInfoModel = createCurrencyInfoModel({
  name: 'exchange/transaction-info',
  $pair: transactionStatusModel.$transaction.map((transaction) =>
    transaction === null ? null : { from: transaction.payin, to: transaction.payout },
  ),
  clock: clockModel,
  $settleMs: $noSettleMs,
});

/** Port: the other remotes hear that a transaction has come to its end. */
export const announceFinishedFx = createEffect<Transaction, unknown>();

sample({ clock: transactionStatusModel.finished, target: announceFinishedFx });
