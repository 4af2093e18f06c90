import { fork } from 'effector';

import { orThrow } from '@coinlane/shared-contracts/api';

import { fetchHoldings } from '../api/holding';
import { fetchPlans, fetchSubscription, subscribe } from '../api/plan';
import { planModel } from '../model/plan';
import { PlansScreen } from '../screens/plans';
import { binding } from './binding';
import type { ScreenPart } from './screen-part';

/** `/pro/plans` with its calls. */
export const plansPart: ScreenPart = {
  Screen: PlansScreen,
  createScope: ({ http }) =>
    fork({
      handlers: [
        binding(planModel.plans.fetchFx, () => orThrow(fetchPlans(http)())),
        binding(planModel.subscription.fetchFx, () => orThrow(fetchSubscription(http)())),
        binding(planModel.holdings.fetchFx, () => orThrow(fetchHoldings(http)())),
        binding(planModel.change.doFx, (level) => orThrow(subscribe(http)(level))),
      ],
    }),
};
