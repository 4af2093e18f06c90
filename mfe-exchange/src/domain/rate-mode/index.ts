export { switchRateMode } from './switch-rate-mode';
export type { RateModeFacts } from './switch-rate-mode';
