import { fork } from 'effector';

import { fetchHoldings } from '../api/holding';
import { fetchPlans, fetchSubscription, subscribe } from '../api/plan';
import { planModel } from '../model/plan';
import { PlansScreen } from '../screens/plans';
import { answering } from './answering';
import { binding } from './binding';
import type { ScreenPart } from './screen-part';

/** `/pro/plans` with its calls. */
export const plansPart: ScreenPart = {
  Screen: PlansScreen,
  createScope: ({ http }) =>
    fork({
      handlers: [
        binding(planModel.plans.fetchFx, answering(fetchPlans(http))),
        binding(planModel.subscription.fetchFx, answering(fetchSubscription(http))),
        binding(planModel.holdings.fetchFx, answering(fetchHoldings(http))),
        binding(planModel.change.doFx, answering(subscribe(http))),
      ],
    }),
};
