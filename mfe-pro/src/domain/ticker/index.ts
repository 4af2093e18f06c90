export { tickerLabel } from './ticker-label';
