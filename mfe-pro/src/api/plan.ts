import { pipe } from 'fp-ts/lib/function.js';
import * as TE from 'fp-ts/lib/TaskEither.js';

import { plansEndpoint, subscribeToPlanEndpoint, subscriptionEndpoint } from '@coinlane/shared-contracts/api';
import type { HttpPort, SubscriptionReply } from '@coinlane/shared-contracts/api';

import type { Plan, Subscription } from '../domain/plan';
import type { Problem } from '../domain/problem';
import { ask } from './problem';

const toSubscription = ({ level, nextBillingAt }: SubscriptionReply): Subscription => ({
  level: level.name,
  nextBillingAtMs: nextBillingAt,
});

/** GET /plans. */
export const fetchPlans = (http: HttpPort) => (): TE.TaskEither<Problem, readonly Plan[]> =>
  pipe(
    ask(http)(plansEndpoint)(),
    TE.map(({ plans }) => plans),
  );

/** GET /subscription. */
export const fetchSubscription = (http: HttpPort) => (): TE.TaskEither<Problem, Subscription> =>
  pipe(ask(http)(subscriptionEndpoint)(), TE.map(toSubscription));

/** POST /subscription: a paid level is billed at once. The current level is not billed again. */
export const subscribe =
  (http: HttpPort) =>
  (level: string): TE.TaskEither<Problem, Subscription> =>
    pipe(ask(http)(subscribeToPlanEndpoint)(level), TE.map(toSubscription));
