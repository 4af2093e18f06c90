export { estimateModel } from './estimate-model';
export { amountsOf } from './estimate-view';
export type { Countdown, EstimateView, Offers, PriceView } from './estimate-view';
