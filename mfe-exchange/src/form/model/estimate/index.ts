export { estimateModel } from './estimate-model';
export { amountsOf } from './estimate-view';
export type { EstimateView, Offers } from './estimate-view';
