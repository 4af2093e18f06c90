export { fetchPlans, fetchSubscription, subscribe } from './plan-calls';
