import * as t from 'io-ts';

import { DecimalFromWire } from '../codecs/index.ts';
import type { Endpoint } from './endpoint.ts';
import { fittingRows, OptionalDate } from './reply-field.ts';

const Plan = t.type(
  { level: t.string, price: DecimalFromWire, cashbackShare: DecimalFromWire, amlChecksADay: t.number },
  'Plan',
);
export type Plan = t.TypeOf<typeof Plan>;

/** GET /plans. */
export const plansEndpoint: Endpoint<void, { readonly plans: readonly Plan[] }> = {
  toRequest: () => ({ service: 'account', method: 'GET', path: '/plans' }),
  reply: t.type({ plans: fittingRows(Plan) }, 'PlansReply'),
};

const SubscriptionReply = t.type(
  { level: t.type({ name: t.string }), nextBillingAt: OptionalDate },
  'SubscriptionReply',
);
export type SubscriptionReply = t.TypeOf<typeof SubscriptionReply>;

/** GET /subscription (spec §3 "User"). */
export const subscriptionEndpoint: Endpoint<void, SubscriptionReply> = {
  toRequest: () => ({ service: 'account', method: 'GET', path: '/subscription' }),
  reply: SubscriptionReply,
};

/**
 * POST /subscription: changes the plan, billed at once. `price` is the one that the user confirmed: the service bills it,
 * or refuses with `amount_changed`.
 */
export const subscribeToPlanEndpoint: Endpoint<Pick<Plan, 'level' | 'price'>, SubscriptionReply> = {
  toRequest: ({ level, price }) => ({
    ...{ service: 'account', method: 'POST', path: '/subscription', body: { level, price } },
  }),
  reply: SubscriptionReply,
};
