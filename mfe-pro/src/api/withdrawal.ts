import { pipe } from 'fp-ts/lib/function.js';
import * as TE from 'fp-ts/lib/TaskEither.js';

import { depositEndpoint, withdrawalsEndpoint, withdrawEndpoint } from '@coinlane/shared-contracts/api';
import type { HttpPort, WithdrawalInput, WithdrawalReply } from '@coinlane/shared-contracts/api';
import type { CallFailure } from '@coinlane/shared-contracts/errors';

import type { DepositAddress, Withdrawal } from '../domain/withdrawal';
import { ask } from './ask';

const toWithdrawal = ({ at, ...rest }: WithdrawalReply): Withdrawal => ({ ...rest, atMs: at });

/** POST /deposits: deposit address of a currency, always the same for an account. */
export const fetchDepositAddress =
  (http: HttpPort) =>
  (currency: string): TE.TaskEither<CallFailure, DepositAddress> =>
    ask(http)(depositEndpoint)(currency);

/** POST /withdrawals. A repeated request ID is the same withdrawal. */
export const withdraw =
  (http: HttpPort) =>
  (input: WithdrawalInput): TE.TaskEither<CallFailure, Withdrawal> =>
    pipe(ask(http)(withdrawEndpoint)(input), TE.map(toWithdrawal));

/** GET /withdrawals, newest first. */
export const fetchWithdrawals = (http: HttpPort) => (): TE.TaskEither<CallFailure, readonly Withdrawal[]> =>
  pipe(
    ask(http)(withdrawalsEndpoint)(),
    TE.map((withdrawals) => withdrawals.map(toWithdrawal)),
  );
