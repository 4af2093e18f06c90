import { fork } from 'effector';

import { orThrow } from '@coinlane/shared-contracts/api';

import { fetchHoldings } from '../api/holding';
import { fetchLoan, repayLoan } from '../api/loan';
import { loanModel } from '../model/loan';
import { LoanScreen } from '../screens/loan';
import { binding } from './binding';
import type { ScreenPart } from './screen-part';

/** `/pro/loan/{loanId}` with its calls. */
export const loanPart: ScreenPart = {
  Screen: LoanScreen,
  createScope: ({ http }) =>
    fork({
      handlers: [
        binding(loanModel.loan.fetchFx, (id) => orThrow(fetchLoan(http)(id))),
        binding(loanModel.holdings.fetchFx, () => orThrow(fetchHoldings(http)())),
        binding(loanModel.repayment.doFx, (id) => orThrow(repayLoan(http)(id))),
      ],
    }),
};
