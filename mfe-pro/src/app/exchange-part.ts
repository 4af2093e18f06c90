import { fork } from 'effector';

import { fetchCoins } from '../api/coin';
import { fetchAssets } from '../api/portfolio';
import { fetchQuote, placeTrade } from '../api/trade';
import { tradeModel } from '../model/trade';
import { ExchangeScreen } from '../screens/exchange';
import { toPort } from './to-port';
import { binding } from './binding';
import { newRequestId } from './keep-request-id';
import type { ScreenPart } from './screen-part';
import { pageValues } from './page-values';

/** `/pro/exchange`. */
export const exchangePart: ScreenPart = {
  Screen: ExchangeScreen,
  createScope: (props) =>
    fork({
      values: pageValues(props),
      handlers: [
        binding(tradeModel.assets.executeFx, toPort(fetchAssets(props.http))),
        binding(tradeModel.coins.executeFx, toPort(fetchCoins(props.http))),
        binding(tradeModel.quote.executeFx, toPort(fetchQuote(props.http, props.serverNow))),
        binding(tradeModel.order.executeFx, toPort(placeTrade(props.http))),
        binding(tradeModel.makeKeyFx, newRequestId),
        binding(tradeModel.openTradeFx, (id: string) =>
          props.navigation.push(`/pro/exchange/txs/${encodeURIComponent(id)}`),
        ),
      ],
    }),
};
