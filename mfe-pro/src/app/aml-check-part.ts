import { fork } from 'effector';

import { checkAddress, fetchAmlChecks } from '../api/aml-check';
import { fetchCoins } from '../api/coin';
import { amlCheckModel } from '../model/aml-check';
import { AmlCheckScreen } from '../screens/aml-check';
import { toPort } from './to-port';
import { binding } from './binding';
import type { ScreenPart } from './screen-part';

/** `/pro/aml-check` with its calls. */
export const amlCheckPart: ScreenPart = {
  Screen: AmlCheckScreen,
  createScope: ({ http }) =>
    fork({
      handlers: [
        binding(amlCheckModel.coins.executeFx, toPort(fetchCoins(http))),
        binding(amlCheckModel.checks.executeFx, toPort(fetchAmlChecks(http))),
        binding(amlCheckModel.check.executeFx, toPort(checkAddress(http))),
      ],
    }),
};
