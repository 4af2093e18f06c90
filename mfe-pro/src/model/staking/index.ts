export { createStakingModel, stakingModel } from './create-staking-model';
export type { StakeMove } from './create-staking-model';
