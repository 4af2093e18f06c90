import { fork } from 'effector';

import { orThrow } from '@coinlane/shared-contracts/api';

import { fetchHoldings } from '../api/holding';
import { estimateLoan, fetchLoanCurrencies, fetchLoans } from '../api/loan';
import { loanListModel } from '../model/loan-list';
import { LoansScreen } from '../screens/loans';
import { binding } from './binding';
import type { ScreenPart } from './screen-part';

/** `/pro/loans` with its calls. */
export const loansPart: ScreenPart = {
  Screen: LoansScreen,
  createScope: ({ http }) =>
    fork({
      handlers: [
        binding(loanListModel.currencies.fetchFx, () => orThrow(fetchLoanCurrencies(http)())),
        binding(loanListModel.loans.fetchFx, () => orThrow(fetchLoans(http)())),
        binding(loanListModel.holdings.fetchFx, () => orThrow(fetchHoldings(http)())),
        binding(loanListModel.estimateLoanFx, (terms) => orThrow(estimateLoan(http)(terms))),
      ],
    }),
};
