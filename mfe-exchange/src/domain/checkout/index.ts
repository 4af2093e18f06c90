export { judgeCheckout } from './judge-checkout';
export type { Checkout } from './judge-checkout';
