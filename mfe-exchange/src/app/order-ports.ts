export { judgeCheckout } from '../domain/checkout';
export { keepExchangePage } from './exchange-page';
export { gatherAttempt } from './gather-attempt';
