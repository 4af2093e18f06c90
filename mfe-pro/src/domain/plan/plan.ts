import { compareAmounts, isPositive } from '../amount';
import type { DecimalString } from '@coinlane/shared-contracts/values';

/** A level of the subscription; the price is for thirty days, in US dollars (spec §3 "User"). */
export type Plan = {
  readonly level: string;
  readonly price: DecimalString;
  readonly cashbackShare: DecimalString;
  readonly amlChecksADay: number;
};

/** The user's current plan; null: nothing is billed. */
export type Subscription = { readonly level: string; readonly nextBillingAtMs: number | null };

/** The currency in which plans are paid: tethered dollars on Tron. */
export const PLAN_CURRENCY = 'usdttrc20';

/** The effect of choosing a plan for a user with another. */
export type PlanChange = 'current' | 'buy' | 'upgrade' | 'downgrade' | 'cancel';

/** Names the change from a level to a plan; an unknown level counts as the free one. */
export const changeTo = (plan: Plan, subscription: Subscription, plans: readonly Plan[]): PlanChange => {
  if (plan.level === subscription.level) return 'current';
  if (!isPositive(plan.price)) return 'cancel';
  const price = plans.find(({ level }) => level === subscription.level)?.price ?? '0';
  if (!isPositive(price)) return 'buy';
  return compareAmounts(plan.price, price) > 0 ? 'upgrade' : 'downgrade';
};
