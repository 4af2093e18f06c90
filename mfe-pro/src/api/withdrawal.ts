import { pipe } from 'fp-ts/lib/function.js';
import * as TE from 'fp-ts/lib/TaskEither.js';

import { depositEndpoint, withdrawalsEndpoint, withdrawEndpoint } from '@coinlane/shared-contracts/api';
import type { HttpPort, WithdrawalInput, WithdrawalReply } from '@coinlane/shared-contracts/api';

import type { Problem } from '../domain/problem';
import type { DepositAddress, Withdrawal } from '../domain/withdrawal';
import { ask } from './problem';

const toWithdrawal = ({ at, ...rest }: WithdrawalReply): Withdrawal => ({ ...rest, atMs: at });

/** POST /deposits: deposit address of a currency, always the same for an account. */
export const fetchDepositAddress =
  (http: HttpPort) =>
  (currency: string): TE.TaskEither<Problem, DepositAddress> =>
    ask(http)(depositEndpoint)(currency);

/** POST /withdrawals. A repeated request id is the same withdrawal. */
export const withdraw =
  (http: HttpPort) =>
  (input: WithdrawalInput): TE.TaskEither<Problem, Withdrawal> =>
    pipe(ask(http)(withdrawEndpoint)(input), TE.map(toWithdrawal));

/** GET /withdrawals, newest first. */
export const fetchWithdrawals = (http: HttpPort) => (): TE.TaskEither<Problem, readonly Withdrawal[]> =>
  pipe(
    ask(http)(withdrawalsEndpoint)(),
    TE.map((withdrawals) => withdrawals.map(toWithdrawal)),
  );
