import { fork } from 'effector';

import { interactionHappened } from '@coinlane/shared-contracts/events';

import { fetchHoldings } from '../api/holding';
import { estimateLoan, openLoan } from '../api/loan';
import type { Loan, LoanRequest } from '../domain/loan';
import { loanConfirmationModel } from '../model/loan-confirmation';
import { LoanConfirmationScreen } from '../screens/loan-confirmation.screen';
import { toPort } from './to-port';
import { binding } from './binding';
import { keepRequestId, newRequestId } from './keep-request-id';
import type { ScreenPart } from './screen-part';

/** `/pro/confirmation-loan` with its calls. Reports an opened loan to analytics (spec §9 "Analytics"). */
export const loanConfirmationPart: ScreenPart = {
  Screen: LoanConfirmationScreen,
  createScope: ({ http, navigation, bus }) => {
    const open = keepRequestId(newRequestId)<LoanRequest, Loan>(openLoan(http));
    return fork({
      handlers: [
        binding(loanConfirmationModel.estimate.executeFx, toPort(estimateLoan(http))),
        binding(loanConfirmationModel.holdings.executeFx, toPort(fetchHoldings(http))),
        binding(loanConfirmationModel.opening.executeFx, toPort(open)),
        binding(loanConfirmationModel.goToLoanFx, (id) =>
          navigation.push(`/pro/loan/${encodeURIComponent(id)}`),
        ),
        binding(loanConfirmationModel.countLoanFx, () => {
          bus.publish(interactionHappened, { category: 'loan', action: 'loan_opened', label: null });
        }),
      ],
    });
  },
};
