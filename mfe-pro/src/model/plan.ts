import { createEvent, createStore, sample } from 'effector';

import { FEATURE_FLAGS } from '../domain/feature-flag';
import type { Holding } from '../domain/holding';
import type { Plan, Subscription } from '../domain/plan';
import { createQueryModel } from './query';
import { createMutationModel } from './mutation';

/**
 * Creates the model of the subscription levels and their change (spec §3 "User", §9 flag "Subscription purchase
 * available").
 */
export const createPlanModel = () => {
  const opened = createEvent();
  const planPicked = createEvent<Plan>();
  const dialogClosed = createEvent();
  const $isPurchaseAvailable = createStore(FEATURE_FLAGS.isSubscriptionPurchaseAvailable, {
    sid: 'pro/plan/isPurchaseAvailable',
    serialize: 'ignore',
  });

  const plans = createQueryModel<undefined, readonly Plan[]>();
  const subscription = createQueryModel<undefined, Subscription>();
  const holdings = createQueryModel<undefined, readonly Holding[]>();
  const change = createMutationModel<string, Subscription>({ clearedBy: planPicked });

  /** Plan in the open confirmation. */
  const $picked = createStore<Plan | null>(null, { serialize: 'ignore' })
    .on(planPicked, (_, plan) => plan)
    .reset(dialogClosed, change.done);

  sample({
    clock: opened,
    fn: () => undefined,
    target: [plans.requested, subscription.requested, holdings.requested],
  });
  sample({ clock: change.done, target: subscription.replaced });
  sample({ clock: change.done, fn: () => undefined, target: holdings.requested });

  return {
    opened,
    planPicked,
    dialogClosed,
    plans,
    subscription,
    holdings,
    change,
    $picked,
    $isPurchaseAvailable,
  };
};

export const planModel = createPlanModel();
