export { Limit, VariantName } from './pair-facts';
