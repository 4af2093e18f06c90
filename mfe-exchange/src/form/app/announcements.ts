import {
  interactionHappened,
  transactionCreated,
  transactionFinished,
} from '@coinlane/shared-contracts/events';
import type { EventBus } from '@coinlane/shared-contracts/events';

import type { Transaction } from '../../order/domain/transaction';
import type { FunnelStep } from '../model/funnel';
import type { Created } from '../model/transaction-creation';

const statusWord = ({ status }: Transaction): string =>
  status._tag === 'Known' ? status.status : status.raw;

/** Events that this remote publishes to the other remotes. */
export const announcements = (bus: EventBus) => ({
  created: ({ transaction, request }: Created): void => {
    bus.publish(transactionCreated, {
      transactionId: transaction.transactionId,
      fromTicker: request.fromTicker,
      toTicker: request.toTicker,
    });
  },
  finished: (transaction: Transaction): void => {
    bus.publish(transactionFinished, {
      transactionId: transaction.transactionId,
      status: statusWord(transaction),
    });
  },
  stepReached: ({ action, label }: FunnelStep): void => {
    bus.publish(interactionHappened, { category: 'user-engagement', action, label });
  },
});
