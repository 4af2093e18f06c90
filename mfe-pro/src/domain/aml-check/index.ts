export { KNOWN_SIGNALS, riskOfScore, sortedSignals } from './aml-check';
export type { AmlCheck, AmlRisk, AmlSignal } from './aml-check';
