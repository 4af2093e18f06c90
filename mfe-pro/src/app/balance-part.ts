import { fork } from 'effector';

import { fetchCoins } from '../api/coin';
import { fetchAssets } from '../api/portfolio';
import { fetchWhitelist } from '../api/whitelist';
import { fetchWithdrawals, withdraw } from '../api/withdrawal';
import { balanceModel } from '../model/balance';
import { depositModel } from '../model/deposit';
import { withdrawalModel } from '../model/withdrawal';
import { BalanceScreen } from '../screens/balance';
import { toPort } from './to-port';
import { binding } from './binding';
import { checkAddress } from './check-address';
import { newRequestId } from './keep-request-id';
import { readDepositAddress } from './read-deposit-address';
import type { ScreenPart } from './screen-part';
import { pageValues } from './page-values';

/** `/pro/balance`. */
export const balancePart: ScreenPart = {
  Screen: BalanceScreen,
  createScope: (props) =>
    fork({
      values: pageValues(props),
      handlers: [
        binding(balanceModel.assets.executeFx, toPort(fetchAssets(props.http))),
        binding(balanceModel.withdrawals.executeFx, toPort(fetchWithdrawals(props.http))),
        binding(balanceModel.coins.executeFx, toPort(fetchCoins(props.http))),
        binding(depositModel.fetchFx, readDepositAddress(props.http)),
        binding(withdrawalModel.whitelist.executeFx, toPort(fetchWhitelist(props.http))),
        binding(withdrawalModel.check.executeFx, checkAddress(props.http)),
        binding(withdrawalModel.sending.executeFx, toPort(withdraw(props.http))),
        binding(withdrawalModel.makeKeyFx, newRequestId),
      ],
    }),
};
