import { pipe } from 'fp-ts/lib/function.js';
import * as TE from 'fp-ts/lib/TaskEither.js';

import { plansEndpoint, subscribeToPlanEndpoint, subscriptionEndpoint } from '@coinlane/shared-contracts/api';
import type { HttpPort, SubscriptionReply } from '@coinlane/shared-contracts/api';
import type { CallFailure } from '@coinlane/shared-contracts/errors';

import type { Plan, Subscription } from '../domain/plan';
import { ask } from './ask';

const toSubscription = ({ level, nextBillingAt }: SubscriptionReply): Subscription => ({
  level: level.name,
  nextBillingAtMs: nextBillingAt,
});

/** GET /plans. */
export const fetchPlans = (http: HttpPort) => (): TE.TaskEither<CallFailure, readonly Plan[]> =>
  pipe(
    ask(http)(plansEndpoint)(),
    TE.map(({ plans }) => plans),
  );

/** GET /subscription. */
export const fetchSubscription = (http: HttpPort) => (): TE.TaskEither<CallFailure, Subscription> =>
  pipe(ask(http)(subscriptionEndpoint)(), TE.map(toSubscription));

/**
 * POST /subscription. A paid level is billed at once, for the price that the user confirmed. The current level is
 * not billed again.
 */
export const subscribe =
  (http: HttpPort) =>
  (plan: Plan): TE.TaskEither<CallFailure, Subscription> =>
    pipe(ask(http)(subscribeToPlanEndpoint)(plan), TE.map(toSubscription));
