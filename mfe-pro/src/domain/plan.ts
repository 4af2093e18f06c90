import { compareAmounts, isPositive } from './amount';
import type { DecimalString } from '@coinlane/shared-contracts/values';

/** A level of the subscription. The price is in US dollars for thirty days (spec §3 "User"). */
export type Plan = {
  readonly level: string;
  readonly price: DecimalString;
  readonly cashbackShare: DecimalString;
  readonly amlChecksADay: number;
};

/** Current subscription. `null`: nothing is billed. */
export type Subscription = { readonly level: string; readonly nextBillingAtMs: number | null };

/** Currency of the plans: Tether on Tron. */
export const PLAN_CURRENCY = 'usdttrc20';

/** Effect of choosing a plan on the current subscription. */
export type PlanChange = 'current' | 'buy' | 'upgrade' | 'downgrade' | 'cancel';

/** Classifies the change from a level to a plan. An unknown level counts as free. */
export const changeTo = (plan: Plan, subscription: Subscription, plans: readonly Plan[]): PlanChange => {
  if (plan.level === subscription.level) return 'current';
  if (!isPositive(plan.price)) return 'cancel';
  const price = plans.find(({ level }) => level === subscription.level)?.price ?? '0';
  if (!isPositive(price)) return 'buy';
  return compareAmounts(plan.price, price) > 0 ? 'upgrade' : 'downgrade';
};
