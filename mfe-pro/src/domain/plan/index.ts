export { changeTo, PLAN_CURRENCY } from './plan';
export type { Plan, PlanChange, Subscription } from './plan';
