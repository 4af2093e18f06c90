import { fork } from 'effector';

import { fetchCashback, fetchCashbackEvents, withdrawCashback } from '../api/cashback';
import type { Cashback } from '../domain/cashback';
import { cashbackModel } from '../model/cashback';
import { CashbackScreen } from '../screens/cashback';
import { toPort } from './to-port';
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
        binding(cashbackModel.cashback.executeFx, toPort(fetchCashback(http))),
        binding(cashbackModel.events.executeFx, toPort(fetchCashbackEvents(http))),
        binding(cashbackModel.withdrawal.executeFx, toPort(withdraw)),
      ],
    });
  },
};
