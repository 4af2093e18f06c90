export { startChainLab } from './start-chain-lab.ts';
export { startChains } from './start-chains.ts';
export type { LocalChains } from './start-chains.ts';
