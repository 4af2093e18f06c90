export { createEstimateModel } from './create-estimate-model';
export type { EstimateQuestion, EstimateView, SwapEstimate } from './create-estimate-model';
