export { TradeSteps } from './trade-steps';
