export { changeStake, fetchStake } from './staking-calls';
