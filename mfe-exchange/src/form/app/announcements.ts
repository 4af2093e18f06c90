import { interactionHappened, transactionCreated } from '@coinlane/shared-contracts/events';
import type { EventBus } from '@coinlane/shared-contracts/events';

import type { FunnelStep } from '../model/funnel';
import type { Created } from '../model/transaction-creation';

/** Events that this remote publishes to the other remotes. */
export const announcements = (bus: EventBus) => ({
  created: ({ transaction, request }: Created): void => {
    bus.publish(transactionCreated, {
      transactionId: transaction.transactionId,
      fromTicker: request.fromTicker,
      toTicker: request.toTicker,
    });
  },
  stepReached: ({ action, label }: FunnelStep): void => {
    bus.publish(interactionHappened, { category: 'user-engagement', action, label });
  },
});
