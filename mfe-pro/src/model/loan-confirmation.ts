import { createEffect, createEvent, sample } from 'effector';
import type { Effect } from 'effector';

import type { Holding } from '../domain/holding';
import type { Loan, LoanTerms } from '../domain/loan';
import { createQueryModel } from './query';
import { createMutationModel } from './mutation';

/**
 * Creates the model of the loan confirmation: current terms, and opening it once (spec §2 "/pro/confirmation-loan").
 */
export const createLoanConfirmationModel = () => {
  const opened = createEvent<LoanTerms>();

  const estimate = createQueryModel<LoanTerms, Loan>();
  const holdings = createQueryModel<undefined, readonly Holding[]>();
  const opening = createMutationModel<LoanTerms, Loan>();
  /** Ports: navigates to the loan, and tracks that one was opened. */
  const goToLoanFx: Effect<string, void> = createEffect();
  const countLoanFx: Effect<void, void> = createEffect();

  sample({ clock: opened, target: estimate.requested });
  sample({ clock: opened, fn: () => undefined, target: holdings.requested });
  sample({ clock: opening.done, fn: () => undefined, target: countLoanFx });
  sample({ clock: opening.done, fn: ({ id }) => id, target: goToLoanFx });

  return { opened, estimate, holdings, opening, goToLoanFx, countLoanFx };
};

export const loanConfirmationModel = createLoanConfirmationModel();
