export { startChains } from './start-chains.ts';
export type { ChainsOptions, LocalChains } from './start-chains.ts';
export type { FundedKey, LocalChain, LocalNetwork } from './local-chain.ts';
export { startChainLab } from './start-chain-lab.ts';
export type { ChainLab, ChainLabOptions } from './start-chain-lab.ts';
