import { createEvent, createStore, sample } from 'effector';

import { createMutation, createQuery } from '@coinlane/shared-ui/query';

import type { Holding } from '../domain/holding';
import type { Loan } from '../domain/loan';

/** One loan: its state, and paying it back, once (spec §2 "/pro/loan/{loanId}"). */
const createLoanModel = () => {
  const opened = createEvent<string>();
  const repayPressed = createEvent();
  const dialogClosed = createEvent();

  const loan = createQuery<string, Loan>();
  const holdings = createQuery<undefined, readonly Holding[]>();
  const repayment = createMutation<string, Loan>({ resetBy: repayPressed });

  const $isConfirming = createStore(false, { serialize: 'ignore' })
    .on(repayPressed, () => true)
    .reset(dialogClosed, repayment.executeFx.doneData);

  sample({ clock: opened, target: loan.start });
  sample({ clock: [opened, repayment.executeFx.doneData], fn: () => undefined, target: holdings.start });
  sample({ clock: repayment.executeFx.doneData, target: loan.replaced });

  return { opened, repayPressed, dialogClosed, loan, holdings, repayment, $isConfirming };
};

export const loanModel = createLoanModel();
