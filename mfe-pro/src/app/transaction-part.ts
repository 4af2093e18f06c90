import { fork } from 'effector';

import { fetchTrade } from '../api/trade';
import { tradeStatusModel } from '../model/trade-status';
import { TransactionScreen } from '../screens/transaction.screen';
import { toPort } from './to-port';
import { binding } from './binding';
import type { ScreenPart } from './screen-part';
import { pageValues } from './page-values';

/** `/pro/exchange/txs/{txId}`. */
export const transactionPart: ScreenPart = {
  Screen: TransactionScreen,
  createScope: (props) =>
    fork({
      values: pageValues(props),
      handlers: [binding(tradeStatusModel.trade.executeFx, toPort(fetchTrade(props.http)))],
    }),
};
