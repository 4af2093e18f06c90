export { ExchangeScreen } from './exchange.screen';
