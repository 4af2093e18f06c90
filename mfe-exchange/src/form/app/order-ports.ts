export { judgeCheckout } from '../domain/checkout';
export { keepExchangePage } from './exchange-page';
export { collectAttemptContext } from './collect-attempt-context';
