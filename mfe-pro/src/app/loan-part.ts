import { fork } from 'effector';

import { fetchHoldings } from '../api/holding';
import { fetchLoan, repayLoan } from '../api/loan';
import { loanModel } from '../model/loan';
import { LoanScreen } from '../screens/loan';
import { answering } from './answering';
import { binding } from './binding';
import type { ScreenPart } from './screen-part';

/** `/pro/loan/{loanId}` with its calls. */
export const loanPart: ScreenPart = {
  Screen: LoanScreen,
  createScope: ({ http }) =>
    fork({
      handlers: [
        binding(loanModel.loan.fetchFx, answering(fetchLoan(http))),
        binding(loanModel.holdings.fetchFx, answering(fetchHoldings(http))),
        binding(loanModel.repayment.doFx, answering(repayLoan(http))),
      ],
    }),
};
