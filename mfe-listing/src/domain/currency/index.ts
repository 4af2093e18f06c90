export { DEFAULT_FIAT, isFiatPurchase, MAIN_FIATS } from './fiat-purchase';
export {
  COIN_LISTS,
  displayName,
  isUnpopularPageCoin,
  networkSuperscript,
  redirectTarget,
} from './listed-currency';
export { sellPathOf } from './sell-page';
export type { CoinList, ListedCurrency } from './listed-currency';
