import { sequenceS } from 'fp-ts/lib/Apply.js';
import { pipe } from 'fp-ts/lib/function.js';
import * as TE from 'fp-ts/lib/TaskEither.js';

import { cashbackEndpoint, historyEndpoint, withdrawCashbackEndpoint } from '@coinlane/shared-contracts/api';
import type { HistoryRow, HttpPort } from '@coinlane/shared-contracts/api';
import type { CallFailure } from '@coinlane/shared-contracts/errors';
import type { DecimalString } from '@coinlane/shared-contracts/values';

import { isPositive } from '../domain/amount';
import { newestFirst } from '../domain/cashback';
import type { Cashback, CashbackEvent } from '../domain/cashback';
import { ask } from './ask';

/** Maximum number of rows of each kind, the same as on the page. */
const MAX_ROWS = 50;

type CashbackWire = { readonly currency: string; readonly amount: string; readonly withdrawable: boolean };

const toCashback = ({ withdrawable, ...reply }: CashbackWire): Cashback => ({
  ...reply,
  isWithdrawable: withdrawable,
});

/** GET /cashback. */
export const fetchCashback = (http: HttpPort) => (): TE.TaskEither<CallFailure, Cashback> =>
  pipe(ask(http)(cashbackEndpoint)(), TE.map(toCashback));

const decimalIn = ({ details }: HistoryRow, name: string): DecimalString => {
  const value = String(details[name] ?? '');
  return /^\d+(?:\.\d+)?$/.test(value) ? value : '0';
};

const tabOf = (http: HttpPort, tab: string) =>
  ask(http)({
    ...historyEndpoint,
    // both tabs are requested at once and must not abort each other
    toRequest: (input: Parameters<typeof historyEndpoint.toRequest>[0]) => ({
      ...historyEndpoint.toRequest(input),
      abortKey: `cashback of ${tab}`,
    }),
  })({ tab, limit: MAX_ROWS, offset: 0, currency: '' });

const earnedBy = (row: HistoryRow): CashbackEvent => ({
  id: row.id,
  kind: 'earned',
  atMs: row.at,
  amount: decimalIn(row, 'cashback'),
});

const withdrawnBy = (row: HistoryRow): CashbackEvent => ({
  id: row.id,
  kind: 'withdrawn',
  atMs: row.at,
  amount: decimalIn(row, 'amount'),
});

/** GET /history of trades and cashback: earned and withdrawn amounts, newest first. */
export const fetchCashbackEvents =
  (http: HttpPort): (() => TE.TaskEither<CallFailure, readonly CashbackEvent[]>) =>
  () =>
    pipe(
      sequenceS(TE.ApplyPar)({ trades: tabOf(http, 'SWAP'), withdrawals: tabOf(http, 'CASHBACK') }),
      TE.map(({ trades, withdrawals }) =>
        newestFirst(
          [
            ...trades.transactions.map(earnedBy),
            ...withdrawals.transactions.filter(({ kind }) => kind === 'cashback-withdrawal').map(withdrawnBy),
          ].filter(({ amount }) => isPositive(amount)),
        ),
      ),
    );

/** POST /cashback/withdraw: moves all cashback to the balance. A repeated request ID is the same withdrawal. */
export const withdrawCashback =
  (http: HttpPort) =>
  ({ requestId }: { readonly requestId: string }): TE.TaskEither<CallFailure, Cashback> =>
    pipe(ask(http)(withdrawCashbackEndpoint)(requestId), TE.map(toCashback));
