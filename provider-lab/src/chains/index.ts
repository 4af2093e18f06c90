export { startChainLab } from './start-chain-lab.ts';
