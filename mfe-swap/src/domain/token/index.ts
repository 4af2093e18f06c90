export { exchangeTickerOf, hasExtraId, suffixOf, variantId } from './token-variant';
export type { Blockchain, SwapToken, TokenVariant } from './token-variant';
