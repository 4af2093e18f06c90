import { combine, createEvent, createStore, merge, sample } from 'effector';

import { createMutation, createQuery } from '@coinlane/shared-ui/query';

import type { Holding } from '../domain/holding';
import type { Loan, LoanRepayment } from '../domain/loan';

/** Creates the model of one loan: its state, and repaying it only once (spec §2 "/pro/loan/{loanId}"). */
const createLoanModel = () => {
  const opened = createEvent<string>();
  const repayPressed = createEvent();
  const dialogClosed = createEvent();

  const loan = createQuery<string, Loan>();
  const holdings = createQuery<undefined, readonly Holding[]>();
  const repayment = createMutation<LoanRepayment, Loan>({ resetBy: merge([repayPressed, opened]) });

  const $isConfirming = createStore(false, { serialize: 'ignore' })
    .on(repayPressed, () => true)
    .reset(opened, dialogClosed, repayment.executeFx.doneData);
  const $id = createStore('', { serialize: 'ignore' }).on(opened, (_, id) => id);

  sample({ clock: opened, target: loan.start });
  // the amount owed may have changed, or the loan may have ended
  sample({
    clock: repayment.executeFx.fail,
    source: $id,
    filter: (id, { params }) => id === params.id,
    fn: (id) => id,
    target: loan.start,
  });
  sample({ clock: [opened, repayment.executeFx.doneData], fn: () => undefined, target: holdings.start });
  // the user may have opened another loan in the meantime
  const repaid = sample({
    clock: repayment.executeFx.doneData,
    source: $id,
    fn: (id, result) => ({ id, result }),
  });
  sample({
    clock: repaid,
    filter: ({ id, result }) => id === result.id,
    fn: ({ result }) => result,
    target: loan.replaced,
  });

  return {
    ...{ opened, repayPressed, dialogClosed, loan, holdings, repayment, $isConfirming },
    /** Whether the shown loan was repaid on this page. */
    $isRepaid: combine(
      [repayment.$mutation, $id] as const,
      ([mutation, id]) => mutation._tag === 'Done' && mutation.result.id === id,
    ),
  };
};

export const loanModel = createLoanModel();
