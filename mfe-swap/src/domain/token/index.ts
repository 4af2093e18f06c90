export { exchangeTickerOf, hasExtraId, suffixOf, variantId, variantOf } from './token-variant';
export type { Blockchain, SwapToken, TokenVariant } from './token-variant';
