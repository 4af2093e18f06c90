export { CoinSearch } from './coin-search';
