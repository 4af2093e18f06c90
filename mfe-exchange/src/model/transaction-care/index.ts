import { sample } from 'effector';

import type { RefundVerdict } from '../../domain/address';
import type { DepositRequest, DepositRequestOutcome, RefundRequest } from '../../domain/transaction';
import { transactionStatusModel } from '../transaction-status';
import { createNoticesModel } from './create-notices-model';
import { createSubmission } from './create-submission';
import { throughPort } from './ports';
import type { RefundQuestion } from './ports';

export type { SubmissionState } from './create-submission';
export { $ports, portsGiven, throughPort } from './ports';
export type { CarePorts, RefundQuestion } from './ports';

const { $id, retried } = transactionStatusModel;

/** A refund address told after the order was made; the transaction is asked for at once when it was taken. */
export const refundAddressModel = createSubmission({
  sendFx: throughPort<RefundRequest, boolean>(({ setRefundAddress }) => setRefundAddress),
  $about: $id,
});
sample({
  clock: refundAddressModel.answered,
  filter: (isTaken) => isTaken,
  fn: () => undefined,
  target: retried,
});

/** The deposit asked for from a name (spec §3 "Forms": depositFio). */
export const depositRequestModel = createSubmission({
  sendFx: throughPort<DepositRequest, DepositRequestOutcome>(({ requestDeposit }) => requestDeposit),
  $about: $id,
});

export const noticesModel = createNoticesModel({ $id });

/** Judges a refund address before it is sent anywhere. */
export const judgeRefundFx = throughPort<RefundQuestion, RefundVerdict>(({ judgeRefund }) => judgeRefund);
