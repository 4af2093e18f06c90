export { checkPromoCode } from './check-promo-code';
export { fetchEstimates } from './fetch-estimates';
export { readEstimateFailure } from './read-estimate-failure';
