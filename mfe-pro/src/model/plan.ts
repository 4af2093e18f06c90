import { createEvent, createStore, sample } from 'effector';

import { createMutation, createQuery } from '@coinlane/shared-ui/query';

import { FEATURE_FLAGS } from '../domain/feature-flag';
import type { Holding } from '../domain/holding';
import type { Plan, Subscription } from '../domain/plan';

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

  const plans = createQuery<undefined, readonly Plan[]>();
  const subscription = createQuery<undefined, Subscription>();
  const holdings = createQuery<undefined, readonly Holding[]>();
  const change = createMutation<Plan, Subscription>({ resetBy: planPicked });

  /** Plan in the open confirmation. */
  const $picked = createStore<Plan | null>(null, { serialize: 'ignore' })
    .on(planPicked, (_, plan) => plan)
    .on(
      plans.finished.done,
      (picked, { result }) => result.find(({ level }) => level === picked?.level) ?? picked,
    )
    .reset(dialogClosed, change.executeFx.doneData);

  sample({
    clock: opened,
    fn: () => undefined,
    target: [plans.start, subscription.start, holdings.start],
  });
  sample({
    clock: change.executeFx.failData,
    filter: (problem) => problem._tag === 'Refused' && problem.code === 'amount_changed',
    fn: () => undefined,
    target: plans.start,
  });
  sample({ clock: change.executeFx.doneData, target: subscription.replaced });
  sample({ clock: change.executeFx.doneData, fn: () => undefined, target: holdings.start });

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
