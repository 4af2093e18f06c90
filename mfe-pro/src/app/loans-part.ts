import { fork } from 'effector';

import { fetchHoldings } from '../api/holding';
import { estimateLoan, fetchLoanCurrencies, fetchLoans } from '../api/loan';
import { loanListModel } from '../model/loan-list';
import { LoansScreen } from '../screens/loans';
import { toPort } from './to-port';
import { binding } from './binding';
import type { ScreenPart } from './screen-part';

/** `/pro/loans` with its calls. */
export const loansPart: ScreenPart = {
  Screen: LoansScreen,
  createScope: ({ http }) =>
    fork({
      handlers: [
        binding(loanListModel.currencies.executeFx, toPort(fetchLoanCurrencies(http))),
        binding(loanListModel.loans.executeFx, toPort(fetchLoans(http))),
        binding(loanListModel.holdings.executeFx, toPort(fetchHoldings(http))),
        binding(loanListModel.estimateLoanFx, toPort(estimateLoan(http))),
      ],
    }),
};
