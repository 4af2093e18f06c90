export type { LocalChain } from './local-chain.ts';
export { startChainLab } from './start-chain-lab.ts';
export type { ChainLab } from './start-chain-lab.ts';
