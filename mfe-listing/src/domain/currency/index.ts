export { DEFAULT_FIAT, isFiatPurchase } from './fiat-purchase';
export { displayName, isUnpopularPageCoin, networkSuperscript, redirectTarget } from './listed-currency';
export type { ListedCurrency } from './listed-currency';
