import { createEvent, createStore, sample } from 'effector';

import type { Holding } from '../domain/holding';
import type { Loan } from '../domain/loan';
import { createQueryModel } from './query';
import { createMutationModel } from './mutation';

/** One loan: its state, and paying it back, once (spec §2 "/pro/loan/{loanId}"). */
export const createLoanModel = () => {
  const opened = createEvent<string>();
  const repayPressed = createEvent();
  const dialogClosed = createEvent();

  const loan = createQueryModel<string, Loan>();
  const holdings = createQueryModel<undefined, readonly Holding[]>();
  const repayment = createMutationModel<string, Loan>({ clearedBy: repayPressed });

  const $isConfirming = createStore(false, { serialize: 'ignore' })
    .on(repayPressed, () => true)
    .reset(dialogClosed, repayment.done);

  sample({ clock: opened, target: loan.requested });
  sample({ clock: [opened, repayment.done], fn: () => undefined, target: holdings.requested });
  sample({ clock: repayment.done, target: loan.replaced });

  return { opened, repayPressed, dialogClosed, loan, holdings, repayment, $isConfirming };
};

export const loanModel = createLoanModel();
