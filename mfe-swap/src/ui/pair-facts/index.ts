export { Limit, useChainName, VariantName } from './pair-facts';
