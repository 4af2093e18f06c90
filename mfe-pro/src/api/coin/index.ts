export { fetchCoins } from './fetch-coins';
