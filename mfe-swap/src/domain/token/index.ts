export { exchangeTickerOf, hasExtraId, networkOf, suffixOf, variantId } from './token-variant';
export type { Blockchain, SwapToken, TokenVariant } from './token-variant';
