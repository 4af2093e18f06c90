import { fork } from 'effector';

import { fetchHoldings } from '../api/holding';
import { fetchLoan, repayLoan } from '../api/loan';
import { loanModel } from '../model/loan';
import { LoanScreen } from '../screens/loan';
import { toPort } from './to-port';
import { binding } from './binding';
import type { ScreenPart } from './screen-part';

/** `/pro/loan/{loanId}` with its calls. */
export const loanPart: ScreenPart = {
  Screen: LoanScreen,
  createScope: ({ http }) =>
    fork({
      handlers: [
        binding(loanModel.loan.executeFx, toPort(fetchLoan(http))),
        binding(loanModel.holdings.executeFx, toPort(fetchHoldings(http))),
        binding(loanModel.repayment.executeFx, toPort(repayLoan(http))),
      ],
    }),
};
