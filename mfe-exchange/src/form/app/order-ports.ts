export { judgeCheckout } from '../../order/domain/checkout';
export { keepExchangePage } from './exchange-page';
export { collectAttemptContext } from './collect-attempt-context';
