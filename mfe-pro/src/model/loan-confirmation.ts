import { createEffect, createEvent, sample } from 'effector';
import type { Effect } from 'effector';

import { createMutation, createQuery } from '@coinlane/shared-ui/query';

import type { Holding } from '../domain/holding';
import type { Loan, LoanRequest, LoanTerms } from '../domain/loan';

/**
 * Creates the model of the loan confirmation: current terms, and opening the loan only once (spec §2
 * "/pro/confirmation-loan").
 */
export const createLoanConfirmationModel = () => {
  const opened = createEvent<LoanTerms>();

  const estimate = createQuery<LoanTerms, Loan>();
  const holdings = createQuery<undefined, readonly Holding[]>();
  const opening = createMutation<LoanRequest, Loan>({ resetBy: opened });
  /** Ports: navigating to the loan, and reporting an opened loan to analytics. */
  const goToLoanFx: Effect<string, void> = createEffect();
  const countLoanFx: Effect<void, void> = createEffect();

  sample({ clock: opened, target: estimate.start });
  // not after a lost reply, because another amount would be another loan
  sample({
    clock: opening.executeFx.fail,
    filter: ({ error }) => error._tag === 'Refused' && error.code === 'amount_changed',
    fn: ({ params: { loanAmount: _, ...terms } }) => terms,
    target: estimate.start,
  });
  sample({ clock: opened, fn: () => undefined, target: holdings.start });
  sample({ clock: opening.executeFx.doneData, fn: () => undefined, target: countLoanFx });
  sample({ clock: opening.executeFx.doneData, fn: ({ id }) => id, target: goToLoanFx });

  return { opened, estimate, holdings, opening, goToLoanFx, countLoanFx };
};

export const loanConfirmationModel = createLoanConfirmationModel();
