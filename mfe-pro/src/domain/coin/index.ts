export { coinLabel, findCoins } from './coin';
export type { Coin } from './coin';
