export { Amount, Usd } from './money';
