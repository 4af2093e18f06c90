import { fork } from 'effector';

import { fetchHoldings } from '../api/holding';
import { estimateLoan, fetchLoanCurrencies, fetchLoans } from '../api/loan';
import { loanListModel } from '../model/loan-list';
import { LoansScreen } from '../screens/loans';
import { answering } from './answering';
import { binding } from './binding';
import type { ScreenPart } from './screen-part';

/** `/pro/loans` with its calls. */
export const loansPart: ScreenPart = {
  Screen: LoansScreen,
  createScope: ({ http }) =>
    fork({
      handlers: [
        binding(loanListModel.currencies.fetchFx, answering(fetchLoanCurrencies(http))),
        binding(loanListModel.loans.fetchFx, answering(fetchLoans(http))),
        binding(loanListModel.holdings.fetchFx, answering(fetchHoldings(http))),
        binding(loanListModel.estimateLoanFx, answering(estimateLoan(http))),
      ],
    }),
};
