import { fork } from 'effector';

import { checkAddress, fetchAmlChecks } from '../api/aml-check';
import { fetchCoins } from '../api/coin';
import { amlCheckModel } from '../model/aml-check';
import { AmlCheckScreen } from '../screens/aml-check';
import { answering } from './answering';
import { binding } from './binding';
import type { ScreenPart } from './screen-part';

/** `/pro/aml-check` with its calls. */
export const amlCheckPart: ScreenPart = {
  Screen: AmlCheckScreen,
  createScope: ({ http }) =>
    fork({
      handlers: [
        binding(amlCheckModel.coins.fetchFx, answering(fetchCoins(http))),
        binding(amlCheckModel.checks.fetchFx, answering(fetchAmlChecks(http))),
        binding(amlCheckModel.check.doFx, answering(checkAddress(http))),
      ],
    }),
};
