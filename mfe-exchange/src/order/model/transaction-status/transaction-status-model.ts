import { combine, createEffect, sample } from 'effector';

import type { CurrencyInfo } from '../../../currency/domain/currency';
import { arrivedAsset } from '../../domain/transaction';
import type { ArrivedAsset, Transaction } from '../../domain/transaction';
import { clockModel } from '../../../page/model/clock';
import { createCurrencyInfoModel } from '../../../currency/model/currency-info';
import { $noSettleMs } from '../../../page/model/settings';
import { createTransactionStatusModel } from './create-transaction-status-model';

export const transactionStatusModel = createTransactionStatusModel({
  clock: clockModel,
  $settleMs: $noSettleMs,
  pollMs: 5000,
  slowPollMs: 30_000,
});

const $deposited = transactionStatusModel.$transaction.map((transaction) =>
  transaction === null ? null : arrivedAsset(transaction),
);
const $paidOut = transactionStatusModel.$transaction.map((transaction) => transaction?.payout ?? null);

const withTicker = (asset: ArrivedAsset | null) =>
  asset === null || asset.ticker === null ? null : { ticker: asset.ticker };

const infoModel = createCurrencyInfoModel({
  name: 'exchange/transaction-info',
  $pair: combine($deposited, $paidOut, (from, to) =>
    to === null ? null : { from: withTicker(from), to: withTicker(to) },
  ),
  clock: clockModel,
  $settleMs: $noSettleMs,
});

/** Info about the same ticker on another network has the wrong explorer and address pattern. */
const ofItsNetwork = (info: CurrencyInfo | null, asset: ArrivedAsset | null): CurrencyInfo | null =>
  info?.network == null || info.network === asset?.network ? info : null;

/** Info about the deposited asset (`$from`) and the paid out one (`$to`). */
export const transactionInfoModel = {
  ...infoModel,
  $from: combine(infoModel.$from, $deposited, ofItsNetwork),
  $to: combine(infoModel.$to, $paidOut, ofItsNetwork),
};

/** Port: notifies the other remotes that a transaction has ended. */
export const announceFinishedFx = createEffect<Transaction, unknown>();

sample({ clock: transactionStatusModel.finished, target: announceFinishedFx });
