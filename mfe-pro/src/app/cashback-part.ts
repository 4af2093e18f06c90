import { fork } from 'effector';

import { orThrow } from '@coinlane/shared-contracts/api';

import { fetchCashback, fetchCashbackEvents, withdrawCashback } from '../api/cashback';
import type { Cashback } from '../domain/cashback';
import { cashbackModel } from '../model/cashback';
import { CashbackScreen } from '../screens/cashback';
import { binding } from './binding';
import { keepRequestId, newRequestId } from './keep-request-id';
import type { ScreenPart } from './screen-part';

/** `/pro/cashback` with its calls. */
export const cashbackPart: ScreenPart = {
  Screen: CashbackScreen,
  createScope: ({ http }) => {
    const withdraw = keepRequestId(newRequestId)<{ readonly amount: string }, Cashback>(
      withdrawCashback(http),
    );
    return fork({
      handlers: [
        binding(cashbackModel.cashback.fetchFx, () => orThrow(fetchCashback(http)())),
        binding(cashbackModel.events.fetchFx, () => orThrow(fetchCashbackEvents(http)())),
        binding(cashbackModel.withdrawal.doFx, (params) => orThrow(withdraw(params))),
      ],
    });
  },
};
