import { fork } from 'effector';

import { fetchHoldings } from '../api/holding';
import { fetchPlans, fetchSubscription, subscribe } from '../api/plan';
import { planModel } from '../model/plan';
import { PlansScreen } from '../screens/plans';
import { toPort } from './to-port';
import { binding } from './binding';
import type { ScreenPart } from './screen-part';

/** `/pro/plans` with its calls. */
export const plansPart: ScreenPart = {
  Screen: PlansScreen,
  createScope: ({ http }) =>
    fork({
      handlers: [
        binding(planModel.plans.executeFx, toPort(fetchPlans(http))),
        binding(planModel.subscription.executeFx, toPort(fetchSubscription(http))),
        binding(planModel.holdings.executeFx, toPort(fetchHoldings(http))),
        binding(planModel.change.executeFx, toPort(subscribe(http))),
      ],
    }),
};
