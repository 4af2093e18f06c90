export { DEFAULT_FIAT, isFiatPurchase, MAIN_FIATS } from './fiat-purchase';
export { displayName, isUnpopularPageCoin, networkSuperscript, redirectTarget } from './listed-currency';
export { sellPathOf } from './sell-page';
export type { ListedCurrency } from './listed-currency';
