export { ExchangeLink } from './exchange-link';
