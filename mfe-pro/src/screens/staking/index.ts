export { StakingScreen } from './staking.screen';
