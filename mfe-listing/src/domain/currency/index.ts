export { DEFAULT_FIAT, isFiatPurchase, MAIN_FIATS } from './fiat-purchase';
export { displayName, isUnpopularPageCoin, networkSuperscript, redirectTarget } from './listed-currency';
export type { ListedCurrency } from './listed-currency';
