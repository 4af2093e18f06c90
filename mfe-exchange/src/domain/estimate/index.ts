export { checkRange } from './amount-range';
export type { AmountRange } from './amount-range';
export { chooseEstimate, explainChoice, isBestEstimate } from './choose-estimate';
export type { ChoiceReason } from './choose-estimate';
export type { Estimate, ProviderId } from './estimate';
export { isExpired, remainingMs } from './estimate-expiry';
export type { EstimateFailure, EstimateQuery } from './estimate-query';
export { priceDifference, priceWarningOf, rateOf, rateText } from './estimate-rate';
export type { PriceWarning, RateTextFacts } from './estimate-rate';
