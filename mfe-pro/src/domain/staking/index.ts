export { rewardFor, sourceOf } from './staking';
export type { Stake, StakeDirection } from './staking';
