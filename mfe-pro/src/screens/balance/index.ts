export { BalanceScreen } from './balance.screen';
