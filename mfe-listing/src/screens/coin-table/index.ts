export { CoinTable } from './coin-table';
