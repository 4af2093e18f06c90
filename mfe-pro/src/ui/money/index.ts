export { Amount, Usd } from './money';
export { Ticker } from './ticker';
