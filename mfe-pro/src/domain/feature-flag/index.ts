export { FEATURE_FLAGS } from './feature-flag';
export type { FeatureFlags } from './feature-flag';
