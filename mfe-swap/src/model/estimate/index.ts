export { createEstimateModel } from './create-estimate-model';
export type { EstimateRequest, EstimateView, SwapEstimate } from './create-estimate-model';
